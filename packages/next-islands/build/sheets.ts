import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type Root } from 'postcss';
import { filesByNext } from './files';
import { attribute, type Edit, elementsOf } from './html';

const CLASS = /\.((?:\\.|[\w-])+)/g;
/** Names such as `sm:hidden`. Other strings of a script may be `hidden`, but are never these. */
const IS_UTILITY = /^(?=.*[^\w-])[^\s"'`\\]+$/;
const WORD = /(?<=["'`\s])[^"'`\s]+(?=["'`\s])/g;
const RELATIVE_URL = /url\((["']?)(\.\.?\/[^"')]+)/g;

interface Options {
  isShort?: boolean; // replaces utilities with variants and values of their own, long classes, by short names
  fonts?: string[]; // addresses of fonts that leave the sheets for the pages
  basePath?: string;
}

/** What finished style sheets ask of scripts and pages. */
export interface Sheets {
  faces: string; // the rules of `fonts`
  inCode: (code: string) => string; // short names in the strings of a script
  edits: (html: string) => Edit[]; // short names in the classes of a page; the names of style sheets, too
}

const escaped = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Makes the relative URLs of a style sheet, which is moved into pages, absolute paths. */
export function withAbsoluteUrls(css: string, href: string): string {
  const pathOf = (relative: string) => new URL(relative, `http://localhost${href}`).pathname;
  return css.replace(RELATIVE_URL, (_, quote, relative) => `url(${quote}${pathOf(relative)}`);
}

/** Takes the rules of `fonts` out of a style sheet. Browsers fetch a font again, and lay out its words, for a second rule. */
function takeFaces(root: Root, href: string, fonts: string[]): string {
  let faces = '';
  root.walkAtRules('font-face', (rule) => {
    const face = withAbsoluteUrls(rule.toString(), href);
    if (!fonts.some((font) => face.includes(font))) return;
    faces += face;
    rule.remove();
  });
  return faces;
}

/** Rewrites the style sheets of the export `dir`; those of `publicDir` stay. */
export function finishSheets(
  dir: string,
  { isShort = false, fonts = [], basePath = '' }: Options,
  publicDir?: string,
): Sheets {
  const names = new Map<string, string>();
  const files = new Map<string, string>();
  const faces = new Set<string>();
  const nameOf = (name: string) => {
    if (isShort && IS_UTILITY.test(name) && !names.has(name)) names.set(name, `x${names.size}`);
    return names.get(name);
  };
  for (const file of filesByNext(dir, publicDir).filter((name) => name.endsWith('.css'))) {
    const root = postcss.parse(readFileSync(join(dir, file), 'utf8'));
    faces.add(takeFaces(root, `${basePath}/${file}`, fonts));
    root.walkRules((rule) => {
      rule.selector = rule.selector.replace(CLASS, (text, name) => {
        const short = nameOf(name.replace(/\\(.)/g, '$1'));
        return short ? `.${short}` : text;
      });
    });
    const css = root.toString();
    // Browsers may have kept the file of this name.
    const hash = createHash('sha256').update(css).digest('hex').slice(0, 12);
    const renamed = file.replace(/[^/]*$/, `${hash}.css`);
    rmSync(join(dir, file));
    writeFileSync(join(dir, renamed), css);
    files.set(`${basePath}/${file}`, `${basePath}/${renamed}`);
  }
  const inCode = (code: string) => code.replace(WORD, (word) => names.get(word) ?? word);
  const edits = (html: string) =>
    elementsOf(html).flatMap((element): Edit[] => {
      const { class: classes, href } = element.sourceCodeLocation?.attrs ?? {};
      const short = inCode(` ${attribute(element, 'class')} `).trim();
      const address = files.get(attribute(element, 'href') ?? '');
      return [
        ...(classes ? [{ ...classes, text: `class="${escaped(short)}"` }] : []),
        ...(href && address ? [{ ...href, text: `href="${address}"` }] : []),
      ];
    });
  return { faces: [...faces].join(''), inCode, edits };
}
