import type * as z from 'zod';
import { CATALOG_TREE, type CatalogNode, childOf } from '@/company/catalog-tree';
import { factAt } from '@/company/fact-tree';
import { FACTS } from '@/company/facts';
import { say, type Words } from '@/company/words';
import { MISSING, type Problem, UNKNOWN } from './problem';
import type { Source } from './source';
import { tooLongFor } from './text-rules';

type Issue = z.core.$ZodIssue;

const GROUP = say('her skal det stå en gruppe i krøllklammer {}', 'a group in curly brackets {} is expected here');
const NUMBER = say(
  'her skal det stå et helt tall, uten anførselstegn',
  'a whole number is expected here, without quotes',
);
const TYPES: Record<string, Words> = {
  string: say('her skal det stå tekst i doble anførselstegn', 'text in double quotes is expected here'),
  array: say('her skal det stå en liste i hakeklammer []', 'a list in square brackets [] is expected here'),
  object: GROUP,
  record: GROUP,
  boolean: say(
    'her skal det stå true eller false, uten anførselstegn',
    'true or false is expected here, without quotes',
  ),
  number: NUMBER,
  int: NUMBER,
};
const AT_LEAST_ONE = say(
  'her skal det stå minst én; utelat hele linjen når det ikke er noen',
  'at least one is expected; leave the whole fact out where there is none',
);

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

function messageOf(issue: Issue, value: unknown): Words {
  if (value === undefined) return MISSING;
  switch (issue.code) {
    case 'invalid_type':
      return TYPES[issue.expected] ?? GROUP;
    case 'invalid_value':
      return noneOf(value, issue.values.join(', '));
    case 'too_big':
      return tooMany(Number(issue.maximum), value);
    case 'too_small':
      return Array.isArray(value) ? AT_LEAST_ONE : atLeast(Number(issue.minimum));
    default:
      return notAsExpected(issue.path.join('.'), value);
  }
}

const noneOf = (value: unknown, values: string) =>
  say(
    `"${value}" er ikke mulig her; det må være en av ${values}`,
    `"${value}" is not possible here; it must be one of ${values}`,
  );

const atLeast = (least: number) => say(`minst ${least} ventes her`, `at least ${least} is expected`);

function tooMany(most: number, value: unknown): Words {
  if (!Array.isArray(value)) return tooLongFor(String(value).length, most);
  return say(`her er det ${value.length}; høyst ${most} får plass`, `these are ${value.length}; at most ${most} fit`);
}

function notAsExpected(key: string, value: unknown): Words {
  const expected = factAt(key)?.expected ?? GROUP;
  if (Array.isArray(value)) return expected;
  return say(`"${value}" er ikke riktig: ${expected.no}`, `"${value}" is not right: ${expected.en}`);
}

const valueAt = (data: unknown, path: PropertyKey[]) =>
  path.reduce<unknown>((value, name) => (value === null ? undefined : Object(value)[name]), data);

/** What is wrong with the names of a catalog, and with what is no text; unless `isComplete`, texts may be missing. */
export function checkCatalogNames({ data, problem }: Source, isComplete: boolean): Problem[] {
  return namesIn(CATALOG_TREE, data, []).flatMap(({ path, message }) =>
    message === MISSING && !isComplete ? [] : [problem(path.join('.'), message)],
  );
}

type Misplaced = { path: string[]; message: Words };

function namesIn(node: CatalogNode, value: unknown, path: string[]): Misplaced[] {
  if (value === undefined) return [{ path, message: MISSING }];
  const type = Array.isArray(value) ? 'array' : typeof value;
  if (type !== node.type) return [{ path, message: TYPES[node.type] ?? GROUP }];
  if (type !== 'object') return [];
  const names = [...(node.required ?? []), ...Object.keys(Object(value))];
  return [...new Set(names)].flatMap((name) => {
    const child = childOf(node, name);
    return child ? namesIn(child, Object(value)[name], [...path, name]) : [{ path: [...path, name], message: UNKNOWN }];
  });
}
