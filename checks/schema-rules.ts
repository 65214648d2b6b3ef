import type * as z from 'zod';
import { CATALOG_TREE, type CatalogNode, childOf } from '@/company/catalog-tree';
import { factAt } from '@/company/fact-tree';
import { FACTS } from '@/company/facts';
import { valueAt } from '@/company/marks';
import type { Words } from '@/company/words';
import * as M from './messages';
import type { Problem } from './problem';
import type { Source } from './source';

type Issue = z.core.$ZodIssue;

const TYPES: Record<string, Words> = {
  string: M.TEXT,
  array: M.LIST,
  object: M.GROUP,
  record: M.GROUP,
  boolean: M.YES_NO,
  number: M.NUMBER,
  int: M.NUMBER,
};

/** What is wrong with the facts by the model. */
export function checkFactSchema({ data, problem }: Source): Problem[] {
  const issues = FACTS.safeParse(data).error?.issues ?? [];
  return issues.flatMap((issue) => {
    const key = issue.path.join('.');
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((name) => problem([...issue.path, name].join('.'), M.UNKNOWN));
    }
    return [problem(key, messageOf(issue, valueAt(data, key)))];
  });
}

function messageOf(issue: Issue, value: unknown): Words {
  if (value === undefined) return M.MISSING;
  switch (issue.code) {
    case 'invalid_type':
      return TYPES[issue.expected] ?? M.GROUP;
    case 'invalid_value':
      return M.noneOf(value, issue.values.join(', '));
    case 'too_big':
      return tooBig(value, Number(issue.maximum));
    case 'too_small':
      return Array.isArray(value) ? M.AT_LEAST_ONE : M.atLeast(Number(issue.minimum));
    default:
      return notAsExpected(issue.path.join('.'), value);
  }
}

function tooBig(value: unknown, most: number): Words {
  return Array.isArray(value) ? M.tooMany(value.length, most) : M.tooLong(String(value).length, most);
}

function notAsExpected(key: string, value: unknown): Words {
  const expected = factAt(key)?.expected ?? M.GROUP;
  return Array.isArray(value) || value === '' ? expected : M.notRight(value, expected);
}

/** What is wrong with the names of a catalog, and with what is no text; unless `isComplete`, texts may be missing. */
export function checkCatalogNames({ data, problem }: Source, isComplete: boolean): Problem[] {
  return namesIn(CATALOG_TREE, data, []).flatMap(({ path, message }) =>
    message === M.MISSING && !isComplete ? [] : [problem(path.join('.'), message)],
  );
}

type Misplaced = { path: string[]; message: Words };

function namesIn(node: CatalogNode, value: unknown, path: string[]): Misplaced[] {
  if (value === undefined) return [{ path, message: M.MISSING }];
  const type = Array.isArray(value) ? 'array' : typeof value;
  if (type !== node.type) return [{ path, message: TYPES[node.type] ?? M.GROUP }];
  if (type !== 'object') return [];
  const names = [...(node.required ?? []), ...Object.keys(Object(value))];
  return [...new Set(names)].flatMap((name) => {
    const child = childOf(node, name);
    return child
      ? namesIn(child, Object(value)[name], [...path, name])
      : [{ path: [...path, name], message: M.UNKNOWN }];
  });
}
