import { writeFileSync } from 'node:fs';
import { applyEdits, modify } from 'jsonc-parser';
import { readText } from './build/files';

/** Sets the value of a key such as `map.provider` in a JSON file. The rest keeps its format. */
export function setInFile(file: string, key: string, value: unknown): void {
  const text = readText(file);
  const path = key.split('.').map((name) => (/^\d+$/.test(name) ? Number(name) : name));
  const options = {
    formattingOptions: { insertSpaces: true, tabSize: 2 },
    // `$sample` and the other lists are at the top, after `$schema`.
    getInsertionIndex: (names: string[]) => (key.startsWith('$') ? 1 : names.length),
  };
  writeFileSync(file, applyEdits(text, modify(text, path, value, options)));
}
