import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Beasties from 'beasties';
import postcss, { type Root, type Rule } from 'postcss';
import {
  atEnd,
  atHead,
  attribute,
  type Edit,
  type Element,
  elementsOf,
  elementsWithoutPlaces,
  type Matcher,
  matcher,
  removals,
  sourceOf,
  textOf,
  UnknownHtml,
  withEdits,
} from './html';
import { withAbsoluteUrls } from './sheets';

/** What a site tells about its first view; selectors are CSS. */
export interface FirstView {
  below: string; // selects the parts below it
  parts?: string; // selects what is laid out at once, if they shall be smaller: `postponeBelow` has the same
  states?: string; // the attributes of <html> that the head script may set before the first paint, besides `data-js`
  unseen?: string; // selects what is not painted before the style sheet has loaded
  layers?: string; // the cascade layers of the style sheets, in their order
  animated?: string; // a part of the selectors of rules that are animated immediately, and keep their transitions
}

/** What a style sheet says when it has loaded. */
const LOADED = '--unstyled';

// Hides everything below the first view until the style sheet has loaded, for at most ten seconds, and postpones its
// layout (boot/new-visit.ts), but not for printing or in a window as high as the page, of which a picture may be taken at once.
// Without boxes: for autofill, Chrome lays out a form that `content-visibility` hides.
const stylesBelow = ({ below, parts = below, layers }: FirstView) =>
  `
@layer ${['unstyled', ...(layers ? [layers] : [])]};
@layer unstyled{@media screen{
${below}{animation:var(${LOADED},unstyled 10s step-end)!important}
@media (height<2000px){
html[data-unpainted] :is(${parts}):not([data-painted])>*{display:none!important}
}}}
@keyframes unstyled{from,to{visibility:hidden}}`.replaceAll('\n', '');

const NEVER_FIRST = /^(media (print|.*forced-colors|\(scripting: ?none)|page )/;
/** Declarations without effect until the style sheet has loaded. */
const UNUSED = new RegExp(
  `^(${[
    'cursor|tab-size|appearance|pointer-events|outline-offset',
    'scroll-(behavior|padding)',
    '-webkit-(tap|text-decoration|mask|hyphens)',
    '(-webkit-)?print-color',
    'font-(feature|variation)-settings',
  ].join('|')})`,
);
const INTERACTIVE =
  /(?<!:not\():(hover|focus|focus-visible|active|disabled)\b|\[aria-(invalid|expanded)|^::view-transition|_backdrop\b/;

const beasties = new Beasties({
  logLevel: 'silent',
  preloadFonts: false,
  inlineFonts: true,
  allowRules: [/view-transition/],
});

const isReactStyle = (element: Element) => element.tagName === 'style' && attribute(element, 'data-href') !== undefined;
const isSheet = (element: Element) => attribute(element, 'rel') === 'stylesheet';

const NEVER_PAINTED = 'script,style,[hidden],details:not([open])>:not(summary)';

/** What `:has(…)` asks for, which Beasties does not look at. */
const CONDITION = /(?<!:not\():has\([>+~]?((?:[^()]|\([^()]*\))+)\)/g;
/** Beasties removes the rules of an element that no page has. */
const UNMET = 'unmet-condition';
const READ = /(?:var|style)\(\s*(--[\w-]+)/g;

/** Returns a page without what is not in its first view, in every state, and without style sheets. */
function firstViewOf(html: string, { below, unseen, states = '' }: FirstView): string {
  const isCut = matcher([NEVER_PAINTED, below, ...(unseen ? [unseen] : [])].join());
  const cut = elementsOf(html).filter((element) => isSheet(element) || isCut(element));
  return withEdits(html, removals(cut)).replace('<html', `<html data-js ${states} `);
}

/** Returns the rules of style sheets that a first view may need. */
function earlyRulesOf(text: string, { animated }: FirstView): Root {
  const root = postcss.parse(text);
  let isTold = false;
  root.walkAtRules((rule) => {
    if (NEVER_FIRST.test(`${rule.name} ${rule.params}`)) rule.remove();
  });
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => !INTERACTIVE.test(selector));
    if (selectors.length > 0) rule.selectors = selectors;
    rule.walkDecls(UNUSED, (declaration) => void declaration.remove());
    if (!animated || !rule.selector.includes(animated))
      rule.walkDecls(/^transition/, (declaration) => void declaration.remove());
    if (selectors.length === 0 || rule.nodes.length === 0) rule.remove();
  });
  // Only the loaded style sheet may set it.
  root.walkDecls(LOADED, (declaration) => {
    isTold = true;
    declaration.remove();
  });
  if (!isTold)
    throw new Error(
      `firstView: no style sheet has \`:root { ${LOADED}: none }\`, which shows what is below the first view.`,
    );
  // Beasties does not resolve custom properties in font families.
  const names = new Map<string, string>();
  root.walkDecls(({ prop, value }) => void (prop.startsWith('--font-') && names.set(prop, value)));
  root.walkDecls('font-family', (declaration) => {
    declaration.value = declaration.value.replace(/var\((--[\w-]+)\)/g, (text, name) => names.get(name) ?? text);
  });
  return root;
}

/** Returns a function of the HTML of a first view. It writes the rules whose conditions that HTML meets. */
function conditionalRules(root: Root): (view: string) => string {
  const conditional: { rule: Rule; selectors: [selector: string, conditions: Matcher[]][] }[] = [];
  root.walkRules(/:has\(/, (rule) => {
    const conditionsOf = (selector: string) =>
      Array.from(selector.matchAll(CONDITION), ([, asked = '']) => matcher(asked));
    conditional.push({ rule, selectors: rule.selectors.map((selector) => [selector, conditionsOf(selector)]) });
  });
  return (view) => {
    const elements = elementsWithoutPlaces(view);
    for (const { rule, selectors } of conditional) {
      const met = selectors.filter(([, conditions]) => conditions.every((is) => elements.some(is)));
      rule.selectors = met.length > 0 ? met.map(([selector]) => selector) : [UNMET];
    }
    return root.toString();
  };
}

function withoutUnread(styles: string, page: string): string {
  const root = postcss.parse(styles);
  const read = new Set(Array.from(`${styles} ${page}`.matchAll(READ), ([, name]) => name));
  root.walkDecls(/^--/, (declaration) => void (read.has(declaration.prop) || declaration.remove()));
  root.walkAtRules('property', (rule) => void (read.has(rule.params) || rule.remove()));
  root.walkRules((rule) => void (rule.nodes.length > 0 || rule.remove()));
  return root.toString();
}

/**
 * Returns a function of the HTML of a page of the export `out`. It returns the edits that inline `faces` and the rules of the first view,
 * and move style sheets to the end of the page, where they do not block rendering.
 */
export function firstViewStyles(out: string, firstView: FirstView, { basePath = '', faces = '' } = {}) {
  const known = new Map<string, (view: string) => string>();
  const rulesOf = (hrefs: string[]) => {
    const key = hrefs.join();
    const read = (href: string) => withAbsoluteUrls(readFileSync(join(out, href.slice(basePath.length)), 'utf8'), href);
    const rules = known.get(key) ?? conditionalRules(earlyRulesOf(hrefs.map(read).join('\n'), firstView));
    known.set(key, rules);
    return rules;
  };
  return async (html: string): Promise<Edit[]> => {
    const sheets = elementsOf(html).filter(isSheet);
    if (sheets.length === 0) throw new UnknownHtml('no <link rel="stylesheet">');
    const own = elementsOf(html).filter(isReactStyle);
    const rules = rulesOf(sheets.map((sheet) => attribute(sheet, 'href') ?? ''));
    const view = firstViewOf(html, firstView);
    const styled = view.replace('</head>', () => `<style>${rules(view)}</style></head>`);
    const [, used] = /<style>([\s\S]+?)<\/style>/.exec(await beasties.process(styled)) ?? [];
    if (!used) throw new Error('no styles for the first view');
    // React's own styles join the inlined ones, so that the policy needs one hash. The style sheets may read their custom properties.
    const styles = stylesBelow(firstView) + faces + withoutUnread(used, html) + own.map(textOf).join('');
    const links = sheets.map((sheet) => sourceOf(html, sheet)).join('');
    return [atHead(html, `<style>${styles}</style>`), atEnd(html, links), ...removals([...sheets, ...own])];
  };
}
