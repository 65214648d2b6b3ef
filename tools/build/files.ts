import { readFileSync, writeFileSync } from 'node:fs';
import { setIn } from '@/model/data';
import { formatFile } from '@/model/json-format';

/** Reads a file as text, without the byte order mark and the carriage returns that Windows editors add. */
export const readText = (file: string) =>
  readFileSync(file, 'utf8')
    .replace(/^\ufeff/, '')
    .replaceAll('\r\n', '\n');

/** Sets the value of a key such as `map.provider` in a file of facts or texts; `undefined` removes it. */
export const setInFile = (file: string, key: string, value: unknown) =>
  writeFileSync(file, formatFile(file, setIn(JSON.parse(readText(file)), key.split('.'), value)));
