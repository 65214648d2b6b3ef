import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { applyEdits, modify } from 'jsonc-parser';
import { catalogFile } from '@/checks/content';
import { formatProblem, type Problem } from '@/checks/problem';
import { readContent } from '@/tools/build/read-content';
import { newFolder, writeFiles } from '../folder';

/** Returns the text of a JSON file with another value at a key with dots; undefined removes it. */
export function edited(text: string, key: string, value: unknown): string {
  const path = key.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  return applyEdits(text, modify(text, path, value, {}));
}

export const linesOf = (problems: Problem[]) => problems.map((problem) => formatProblem(problem));

/** Returns the fixture's content, which each test may change. */
export function changedContent() {
  const own = readContent('fixture');
  let content = own;
  beforeEach(() => {
    content = { ...own, files: { ...own.files }, pictures: { ...own.pictures } };
  });
  return {
    content: () => content,
    set(file: string, key: string, value: unknown) {
      content.files[file] = edited(content.files[file] ?? '', key, value);
    },
    /** Leaves only some catalogs, because checks of texts take long. */
    keepCatalogs(...kept: string[]) {
      const files = Object.entries(content.files).filter(
        ([file]) => !file.startsWith('messages/') || kept.includes(file),
      );
      const languages = Object.entries(content.languages).filter(([locale]) => kept.includes(catalogFile(locale)));
      content = { ...content, files: Object.fromEntries(files), languages: Object.fromEntries(languages) };
    },
  };
}

/** Returns a tsconfig.json with which the project reads content from a folder (docs/architecture.md, Another company). */
export function companyTsconfig(dir: string): string {
  const paths = Object.fromEntries(['content', 'messages'].map((name) => [`@/${name}/*`, [join(dir, name, '*')]]));
  return JSON.stringify({ compilerOptions: { paths: { ...paths, '@/*': [resolve('*')] } } });
}

/** Copies the fixture's content to a temporary folder, which each test may change. */
export function contentCopy() {
  let root = '';
  beforeEach(() => {
    root = newFolder();
    for (const folder of ['content', 'messages', 'public']) {
      cpSync(join('fixture', folder), join(root, folder), { recursive: true });
    }
  });
  afterEach(() => rmSync(root, { recursive: true }));
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const write = (file: string, content: string | Buffer) => writeFiles(root, { [file]: content });
  return {
    root: () => root,
    content: () => readContent(root),
    read,
    write,
    set: (file: string, key: string, value: unknown) => write(file, edited(read(file), key, value)),
  };
}
