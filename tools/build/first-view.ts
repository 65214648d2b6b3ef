import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Beasties from 'beasties';
import postcss, { type Root } from 'postcss';
import { BELOW_FIRST_VIEW } from '@/lib/constants';
import { attribute, type Element, elementsOf, sourceOf, textOf, UnknownHtml, withoutElements } from './html';

// Hides everything below the first view until the style sheet has loaded (app/styles/base.css), for at most ten seconds, and postpones its
// layout (`postponeBelow`), but not for printing or in a window as high as the page, of which a picture may be taken at once.
const BELOW_STYLES = `
@layer unstyled,theme,base,components,utilities;
@layer unstyled{@media screen{
${BELOW_FIRST_VIEW}{animation:var(--unstyled,unstyled 10s step-end)!important}
@media (height<2000px){
html[data-unpainted] :is(${BELOW_FIRST_VIEW}):not([data-painted])>*{content-visibility:hidden;contain-intrinsic-block-size:200vh}
}}}
@keyframes unstyled{from,to{visibility:hidden}}`.replaceAll('\n', '');

/** With the attributes that the boot script may set before the first paint (components/layout/html-attributes.boot.ts). */
const HTML_ATTRIBUTES = '<html data-js data-first-visit data-consent="unknown" data-scrolled ';

/** At-rules that the first view does not need. */
const NEVER_FIRST = /^(media (print|.*forced-colors)|page |property --tw-(duration|ease))/;
/** Declarations without effect until the style sheet has loaded. */
const UNUSED =
  /^(transition|cursor|tab-size|appearance|scroll-(behavior|padding-bottom)|-webkit-(tap|text-decoration|mask|hyphens)|(-webkit-)?print-color|font-(feature|variation)-settings|pointer-events|--tw-(duration|ease)|--lightningcss)/;
const RELATIVE_URL = /url\((["']?)(\.\.?\/[^"')]+)/g;
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

function firstViewOf(html: string): string {
  const elements = elementsOf(html);
  // Like `BELOW_FIRST_VIEW`.
  const sections = elements.filter(
    ({ tagName, parentNode }) => tagName === 'section' && parentNode?.nodeName === 'main',
  );
  const isCut = (element: Element) =>
    /^(footer|script|style)$/.test(element.tagName) ||
    attribute(element, 'hidden') !== undefined ||
    attribute(element, 'id') === 'toasts' ||
    isClosed(element);
  return withoutElements(html, [...sections.slice(1), ...elements.filter(isCut)]).replace('<html ', HTML_ATTRIBUTES);
}

/** Whether an element is in what a visitor opens: a <details>, or the list of services in the header. */
function isClosed({ tagName, parentNode }: Element): boolean {
  if (!parentNode || !('attrs' in parentNode)) return false;
  return (parentNode.tagName === 'details' && tagName !== 'summary') || attribute(parentNode, 'id') === 'services-list';
}

/** Reads a style sheet. Relative URLs in it become absolute paths, because it is moved into the page. */
function readSheet(href: string, out: string): string {
  const sheet = readFileSync(join(out, href), 'utf8');
  const pathOf = (relative: string) => new URL(relative, `http://localhost${href}`).pathname;
  return sheet.replace(RELATIVE_URL, (_, quote, relative) => `url(${quote}${pathOf(relative)}`);
}

function rulesOf(sheets: Element[], out: string): Root {
  const root = postcss.parse(sheets.map((sheet) => readSheet(attribute(sheet, 'href') ?? '', out)).join('\n'));
  root.walkAtRules((rule) => {
    if (NEVER_FIRST.test(`${rule.name} ${rule.params}`)) rule.remove();
  });
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => !INTERACTIVE.test(selector));
    if (selectors.length > 0) rule.selectors = selectors;
    // These lines are animated immediately.
    if (!rule.selector.includes('answer-lines')) rule.walkDecls(UNUSED, (declaration) => void declaration.remove());
    if (selectors.length === 0 || rule.nodes.length === 0) rule.remove();
  });
  // Only the loaded style sheet may set it (BELOW_STYLES).
  root.walkDecls('--unstyled', (declaration) => void declaration.remove());
  // Beasties does not resolve custom properties in font families.
  const names = new Map<string, string>();
  root.walkDecls(/^--face-/, ({ prop, value }) => void names.set(prop, value));
  root.walkDecls('font-family', (declaration) => {
    declaration.value = declaration.value.replace(/var\((--face-[\w-]+)\)/g, (text, name) => names.get(name) ?? text);
  });
  return root;
}

/** Inlines the rules of the first view, and moves the style sheets to the end of the page, where they do not block rendering. */
export async function withFirstViewStyles(html: string, out: string): Promise<string> {
  const sheets = elementsOf(html).filter(isSheet);
  if (sheets.length === 0) throw new UnknownHtml('no <link rel="stylesheet">');
  // React's own styles join the inlined ones, so that the policy needs one hash.
  const own = elementsOf(html).filter(isReactStyle);
  const page = withoutElements(html, [...sheets, ...own]);
  const view = firstViewOf(page).replace('</head>', () => `<style>${rulesOf(sheets, out)}</style></head>`);
  const [, used] = /<style>(.+?)<\/style>/s.exec(await beasties.process(view)) ?? [];
  if (!used) throw new Error('no styles for the first view');
  return page
    .replace('<head>', () => `<head><style>${BELOW_STYLES}${used}${own.map(textOf).join('')}</style>`)
    .replace('</body>', () => `${sheets.map((sheet) => sourceOf(html, sheet)).join('')}</body>`);
}
