import type * as z from 'zod';
import { CATALOG_TREE, type CatalogNode, childOf } from '@/company/catalog-tree';
import { factAt } from '@/company/fact-tree';
import { FACTS } from '@/company/facts';
import { MISSING, type Problem, UNKNOWN } from './problem';
import type { Source } from './source';

type Issue = z.core.$ZodIssue;

const TYPES: Record<string, string> = {
  string: 'text in double quotes is expected here',
  array: 'a list in square brackets [] is expected here',
  object: 'a group in curly brackets {} is expected here',
  record: 'a group in curly brackets {} is expected here',
  boolean: 'true or false is expected here, without quotes',
  number: 'a whole number is expected here, without quotes',
  int: 'a whole number is expected here, without quotes',
};

/** What is wrong with the facts by the model. */
export function checkFactSchema({ data, problem }: Source): Problem[] {
  const issues = FACTS.safeParse(data).error?.issues ?? [];
  return issues.flatMap((issue) => {
    const key = issue.path.join('.');
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((name) => problem([...issue.path, name].join('.'), UNKNOWN));
    }
    return [problem(key, messageOf(issue, valueAt(data, issue.path)))];
  });
}

function messageOf(issue: Issue, value: unknown): string {
  if (value === undefined) return MISSING;
  switch (issue.code) {
    case 'invalid_type':
      return TYPES[issue.expected] ?? issue.message;
    case 'invalid_value':
      return `"${value}" is not possible here; it must be one of ${issue.values.join(', ')}`;
    case 'too_big':
      return tooMany(Number(issue.maximum), value);
    case 'too_small':
      return Array.isArray(value)
        ? 'at least one is expected; leave the whole fact out where there is none'
        : `at least ${issue.minimum} is expected`;
    default:
      return notAsExpected(issue.path.join('.'), value);
  }
}

function tooMany(most: number, value: unknown): string {
  if (Array.isArray(value)) return `these are ${value.length}; at most ${most} fit`;
  return `this text is too long for its place: ${String(value).length} characters, ${most} fit`;
}

function notAsExpected(key: string, value: unknown): string {
  const expected = factAt(key)?.expected?.en ?? '';
  return Array.isArray(value) ? expected : `"${value}" is not right: ${expected}`;
}

const valueAt = (data: unknown, path: PropertyKey[]) =>
  path.reduce<unknown>((value, name) => (value === null ? undefined : Object(value)[name]), data);

/** What is wrong with the names of a catalog, and with what is no text; unless `isComplete`, texts may be missing. */
export function checkCatalogNames({ data, problem }: Source, isComplete: boolean): Problem[] {
  return namesIn(CATALOG_TREE, data, []).flatMap(({ path, message }) =>
    message === MISSING && !isComplete ? [] : [problem(path.join('.'), message)],
  );
}

type Mistake = { path: string[]; message: string };

function namesIn(node: CatalogNode, value: unknown, path: string[]): Mistake[] {
  if (value === undefined) return [{ path, message: MISSING }];
  const type = Array.isArray(value) ? 'array' : typeof value;
  if (type !== node.type) return [{ path, message: TYPES[node.type] ?? '' }];
  if (type !== 'object') return [];
  const names = [...(node.required ?? []), ...Object.keys(Object(value))];
  return [...new Set(names)].flatMap((name) => {
    const child = childOf(node, name);
    return child ? namesIn(child, Object(value)[name], [...path, name]) : [{ path: [...path, name], message: UNKNOWN }];
  });
}
