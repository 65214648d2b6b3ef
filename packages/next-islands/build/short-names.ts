import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import postcss from 'postcss';
import { filesByNext } from './files';
import { attribute, type Edit, elementsOf, textOf, withEdits } from './html';

const CLASS = /\.((?:\\.|[\w-])+)/g;
/** Names such as `sm:hidden`. Other strings of a script may be `hidden`, but are never these. */
const IS_UTILITY = /^(?=.*[^\w-])[^\s"'`\\]+$/;
const WORD = /(?<=["'`\s])[^"'`\s]+(?=["'`\s])/g;

/** What a build does with short names. */
export interface ShortNames {
  inCode: (code: string) => string; // in the strings of a script
  inPage: (html: string) => string; // in classes and props; the names of style sheets, too
}

const escaped = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Replaces utilities with variants and values of their own, long classes, by short names in the style sheets of the export `dir`. */
export function shortNames(dir: string, publicDir?: string): ShortNames {
  const names = new Map<string, string>();
  const files = new Map<string, string>();
  const nameOf = (name: string) => {
    if (IS_UTILITY.test(name) && !names.has(name)) names.set(name, `x${names.size}`);
    return names.get(name);
  };
  for (const file of filesByNext(dir, publicDir).filter((name) => name.endsWith('.css'))) {
    const root = postcss.parse(readFileSync(join(dir, file), 'utf8'));
    root.walkRules((rule) => {
      rule.selector = rule.selector.replace(CLASS, (text, name) => {
        const short = nameOf(name.replace(/\\(.)/g, '$1'));
        return short ? `.${short}` : text;
      });
    });
    const css = root.toString();
    // Browsers may have kept the file of this name.
    const hash = createHash('sha256').update(css).digest('hex').slice(0, 12);
    const renamed = `${dirname(file)}/${hash}.css`;
    rmSync(join(dir, file));
    writeFileSync(join(dir, renamed), css);
    files.set(file, renamed);
  }
  const inCode = (code: string) => code.replace(WORD, (word) => names.get(word) ?? word);
  const inPage = (html: string) => {
    const edits = elementsOf(html).flatMap((element): Edit[] => {
      const classes = element.sourceCodeLocation?.attrs?.class;
      if (classes)
        return [{ ...classes, text: `class="${escaped(inCode(` ${attribute(element, 'class')} `).trim())}"` }];
      const [data] = attribute(element, 'id') === 'props' ? element.childNodes : [];
      return data?.sourceCodeLocation ? [{ ...data.sourceCodeLocation, text: inCode(textOf(element)) }] : [];
    });
    return [...files].reduce((page, [from, to]) => page.replaceAll(from, to), withEdits(html, edits));
  };
  return { inCode, inPage };
}
