import type { ErrorObject } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import type { Path, Problem, Source } from './source';

export type Schema = {
  $schema?: string;
  type?: string;
  description?: string;
  minLength?: number;
  minProperties?: number;
  maxLength?: number;
  pattern?: string;
  patternErrorMessage?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  /** How many characters of a catalog's text fit, as they are read; catalog-rules.ts counts them. */
  max?: number;
  /** How many letters of one word fit on a line of its place; catalog-rules.ts counts them too. */
  word?: number;
  /** What the site fills into this text, or makes of words of it: `{phone}`, `<link>`. Editors' programs ignore the word. */
  placeholders?: string[];
  /** What it fills in where a text asks for it. */
  possible?: string[];
  /** Rules that this text is excused from: `same text`, `straight quote`. They ignore it too. */
  allow?: string[];
};

/** What to say of a key that is missing or that the schema does not know; both get its path. */
export type KeyMessages = { missing(path: Path): string; unknown(path: Path): string };

const TYPES: Record<string, string> = {
  object: 'a group in { }',
  array: 'a list in [ ]',
  string: 'a text in "quotes"',
  integer: 'a whole number',
};

/** Holds files against their JSON Schema, the same one that editors' programs read, and says each mistake in plain words. */
export function checkSchema(sources: Source[], schema: Schema, messages: KeyMessages): Problem[] {
  // A schema is one of the project's own, which a test holds to be valid, and is used once.
  const quick = { validateSchema: false, code: { optimize: false } };
  const validate = new Ajv2019({ allErrors: true, verbose: true, strict: false, ...quick }).compile(schema);
  return sources.flatMap((source) => {
    validate(source.data);
    return (validate.errors ?? []).filter(isOwn).map((error) => {
      const path = pathOf(error);
      return source.problem(path, message(error, path, messages));
    });
  });
}

/** Not a second word on what is empty, not of a rule that only leads to others, nor of a length that catalog-rules.ts counts better. */
function isOwn({ keyword, parentSchema, data }: ErrorObject): boolean {
  if (keyword === 'pattern' && data === '') return false;
  return keyword !== 'if' && !(['pattern', 'maxLength'].includes(keyword) && parentSchema?.max);
}

function pathOf({ instancePath, keyword, params }: ErrorObject): Path {
  const path: Path = instancePath
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part.replaceAll('~1', '/').replaceAll('~0', '~')));
  if (keyword === 'required') return [...path, params.missingProperty];
  if (keyword === 'additionalProperties') return [...path, params.additionalProperty];
  return path;
}

function message({ keyword, params, data, parentSchema }: ErrorObject, path: Path, messages: KeyMessages): string {
  switch (keyword) {
    case 'required':
      return messages.missing(path);
    case 'additionalProperties':
      return messages.unknown(path);
    case 'minLength':
      return 'this text is empty';
    case 'minItems':
      return 'this list is empty';
    case 'minProperties':
      return 'this group is empty';
    case 'maxLength':
      return `this text is too long for its place: ${[...String(data)].length} characters, ${params.limit} fit`;
    case 'enum':
      return `"${data}" is not possible here; it must be one of ${params.allowedValues.join(', ')}`;
    case 'minimum':
      return `this must be at least ${params.limit}`;
    case 'maximum':
      return `this must be at most ${params.limit}`;
    case 'uniqueItems':
      return 'the same value stands twice in this list';
    case 'type':
      return `this must be ${TYPES[params.type] ?? params.type}`;
    default:
      // `patternErrorMessage` is also what VS Code shows.
      return `"${data}" is not right: ${parentSchema?.patternErrorMessage ?? `it breaks the rule "${keyword}"`}`;
  }
}
