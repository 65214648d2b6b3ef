import { readFileSync } from 'node:fs';

export const isLeftover = (path: string) => /(^|[\\/])(\.DS_Store|Thumbs\.db|desktop\.ini)$/i.test(path);

/** Reads a file as text, without the byte order mark that Windows editors add. */
export const readText = (file: string) => readFileSync(file, 'utf8').replace(/^\ufeff/, '');
