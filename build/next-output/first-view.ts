import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Beasties from 'beasties';
import postcss, { type AtRule, type Root } from 'postcss';
import { BELOW } from '@/boot/events';
import { attribute, type Element, elementsOf, sourceOf } from '../html';

/** Whether an element is one of those that `BELOW` selects. */
function isBelow(element: Element): boolean {
  const { tagName, parentNode } = element;
  if (tagName === 'footer') return true;
  if (tagName !== 'section' || parentNode?.nodeName !== 'main') return false;
  return parentNode.childNodes.find(({ nodeName }) => nodeName === 'section') !== element;
}

/**
 * What is below is laid out when the first view is on the screen (boot/start.ts), and shown when the style sheet is there
 * (app/styles/base.css), or after ten seconds without it. The details apart: browsers look into forms early, and around them.
 * In a layer before all others what is important counts most, also where motion is not wanted.
 */
const BELOW_STYLES = `
@layer unstyled{
${BELOW}{animation:unstyled 10s step-end!important}
html[data-unpainted] :is(${BELOW}):not([data-painted])>*,html[data-unpainted] section:not([data-painted]) .details{content-visibility:hidden;contain-intrinsic-block-size:200vh}
}
@keyframes unstyled{from,to{visibility:hidden}}`.replaceAll('\n', '');

/** All that the boot script marks on `<html>` before the first paint (boot/marks.ts). */
const MARKED = '<html data-js data-first-visit data-consent="unknown" data-scrolled ';

/** What is only for paper, for somebody who points or writes, or for browsers older than those of package.json. */
const LATER = {
  layer: /^properties$/,
  media: /^print$/,
  page: /^/,
  selector: /(?<!:not\():(hover|focus|focus-visible|active|disabled)\b/,
};

const isSheet = (element: Element) =>
  element.tagName === 'link' &&
  attribute(element, 'rel') === 'stylesheet' &&
  attribute(element, 'data-precedence') !== undefined;

/** The page as far as its first view goes, without scripts and without what is hidden. */
function firstViewOf(html: string): string {
  const isCut = (element: Element) =>
    ['script', 'style'].includes(element.tagName) ||
    attribute(element, 'hidden') !== undefined ||
    isSheet(element) ||
    isBelow(element);
  const cut = elementsOf(html).filter(isCut);
  return cut.reduce((page, element) => page.replace(sourceOf(html, element), ''), html).replace('<html ', MARKED);
}

/** The rules of the style sheets as one, without what no first view needs. Paths of files are read in the folder `out`. */
function rulesOf(hrefs: string[], out: string): Root {
  const root = postcss.parse(
    hrefs
      .map((href) =>
        readFileSync(join(out, href), 'utf8').replace(
          /url\((["']?)(\.\.?\/[^"')]+)/g,
          (_, quote, path) => `url(${quote}${new URL(path, `http://x${href}`).pathname}`,
        ),
      )
      .join('\n'),
  );
  root.walkAtRules((rule) => {
    if (LATER[rule.name as keyof typeof LATER]?.test(rule.params)) rule.remove();
  });
  root.walkRules((rule) => {
    if (rule.selectors.every((selector) => LATER.selector.test(selector))) rule.remove();
  });
  nameFaces(root);
  return root;
}

/** Writes families out where a rule has them from a custom property: whoever looks for the faces in use reads names alone. */
function nameFaces(root: Root): void {
  const names = new Map<string, string>();
  root.walkDecls(/^--face-/, ({ prop, value }) => void names.set(prop, value));
  root.walkDecls('font-family', (declaration) => {
    declaration.value = declaration.value.replace(/var\((--face-[\w-]+)\)/g, (text, name) => names.get(name) ?? text);
  });
}

/** Rules that are left without anything in them, and properties that nothing uses any more. */
function tidy(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules('property', (rule) => {
    if (!css.includes(`var(${rule.params})`)) rule.remove();
  });
  const rules: AtRule[] = [];
  root.walkAtRules((rule) => void rules.push(rule));
  // From the inside out.
  for (const rule of rules.reverse()) if (rule.nodes?.length === 0) rule.remove();
  return root.toString();
}

const beasties = new Beasties({
  logLevel: 'silent',
  preloadFonts: false,
  inlineFonts: true,
  // What is no element of the page.
  allowRules: [/view-transition/],
});

/** The rules of a page's first view, as text for a `<style>`. */
async function firstViewStyles(html: string, hrefs: string[], out: string): Promise<string> {
  const rules = rulesOf(hrefs, out);
  const view = firstViewOf(html).replace('</head>', () => `<style>${rules}</style></head>`);
  const [, used = ''] = /<style>(.*?)<\/style>/s.exec(await beasties.process(view)) ?? [];
  return BELOW_STYLES + tidy(used);
}

/** Where the visible part of the page ends: the place of the first script after it. */
function endOfVisible(html: string): number {
  const body = elementsOf(html).find(({ tagName }) => tagName === 'body');
  const children = (body?.childNodes ?? []).filter((node): node is Element => 'tagName' in node);
  const last = children.findLastIndex(({ tagName }) => tagName !== 'script');
  return children[last + 1]?.sourceCodeLocation?.startOffset ?? html.indexOf('</body>');
}

/**
 * Puts the rules that the first view needs into the page, and the page's style sheets behind all that is seen: there a
 * sheet holds back no paint. React finds them wherever they stand. Throws when the page has no style sheet of React's.
 */
export async function withFirstViewStyles(html: string, out: string): Promise<string> {
  const sheets = elementsOf(html).filter(isSheet);
  if (sheets.length === 0) throw new Error('no <link rel="stylesheet" data-precedence>');
  const styles = await firstViewStyles(
    html,
    sheets.map((sheet) => attribute(sheet, 'href') ?? ''),
    out,
  );
  const links = sheets.map((sheet) => sourceOf(html, sheet));
  const end = endOfVisible(html);
  const moved = html.slice(0, end) + links.join('') + html.slice(end);
  return links
    .reduce((page, link) => page.replace(link, ''), moved)
    .replace('<head>', () => `<head><style>${styles}</style>`);
}
