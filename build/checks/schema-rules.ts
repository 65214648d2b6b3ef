import type { ErrorObject } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import type { Problem, Source } from './source';

/** What the checks read of a JSON Schema, and what catalog-rules.ts goes by beyond it. */
export interface Schema {
  description?: string;
  type?: string;
  minLength?: number;
  maxLength?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  /** How many characters fit, as they are read, and how many letters of one word. */
  max?: number;
  word?: number;
  /** What the text has to have: `{phone}`, `<link>`; and what it may have. */
  placeholders?: string[];
  possible?: string[];
  /** The text may be the same in every language. */
  same?: true;
}

const TYPES: Record<string, string> = {
  object: 'a group in { }',
  array: 'a list in [ ]',
  string: 'a text in "quotes"',
  integer: 'a whole number',
  boolean: 'true or false',
};

/** What is wrong with a file by its JSON Schema, in plain words. @param added where a new key is to be described */
export function checkSchema(source: Source, schema: object, added: string): Problem[] {
  const ajv = new Ajv2019({ allErrors: true, verbose: true, strict: false, validateSchema: false });
  const validate = ajv.compile(schema);
  validate(source.data);
  return (validate.errors ?? []).filter(isOwn).map((error) => {
    const { missingProperty, additionalProperty } = error.params;
    const path = [...error.instancePath.split('/').slice(1), missingProperty ?? additionalProperty];
    return source.problem(path.filter(Boolean).join('.'), message(error, added));
  });
}

/** Nothing but the first word on an empty text; catalog-rules.ts counts better where there is a `max`. */
function isOwn({ keyword, parentSchema, data }: ErrorObject): boolean {
  return !(keyword === 'pattern' && data === '') && !(keyword === 'maxLength' && parentSchema?.max);
}

function message({ keyword, params, data, parentSchema, message }: ErrorObject, added: string): string {
  switch (keyword) {
    case 'required':
      return 'this is missing';
    case 'additionalProperties':
      return `nothing on the site has this name; is it misspelt? (A new one is described in ${added})`;
    case 'minLength':
      return 'this text is empty';
    case 'maxLength':
      return `this text is too long for its place: ${[...String(data)].length} characters, ${params.limit} fit`;
    case 'enum':
      return `"${data}" is not possible here; it must be one of ${params.allowedValues.join(', ')}`;
    case 'type':
      return `this must be ${TYPES[params.type] ?? params.type}`;
    case 'pattern':
      // `patternErrorMessage` is also what VS Code shows.
      return `"${data}" is not right: ${parentSchema?.patternErrorMessage}`;
    default:
      return `this ${message}`;
  }
}
