import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { register } from 'tsx/esm/api';

const { tsconfig } = JSON.parse(process.env.NEXT_ISLANDS ?? '{}');
// One for all of a build, so that each module is evaluated once.
const typescript = register({ namespace: 'next-islands', tsconfig });

/** Imports a TypeScript module of the project. @param {string} file */
export const load = (file) => typescript.import(pathToFileURL(resolve(file)).href, import.meta.url);
