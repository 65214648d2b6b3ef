import type { ErrorObject, Options, SchemaObject, SchemaValidateFunction } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import type { Source } from './source';
import { mistakesIn, type Place } from './text-rules';

const checkText: SchemaValidateFunction = (_: unknown, text: string, place?: object) => {
  const messages = mistakesIn(text, place as Place);
  checkText.errors = messages.map((message) => ({ keyword: 'placeholders', params: {}, message }));
  return messages.length === 0;
};

const OPTIONS: Options = {
  // `next dev` compiles the schemas for every page.
  code: { optimize: false },
  allErrors: true,
  verbose: true,
  strict: false,
  validateSchema: false,
  formats: {
    // A day that its month does not have, such as 30 February, is read as one of the next.
    date: (day: string) => /^20\d\d-\d\d-\d\d$/.test(day) && new Date(day).getUTCDate() === Number(day.slice(-2)),
    'time-zone': isTimeZone,
  },
  keywords: [{ keyword: 'placeholders', type: 'string', validate: checkText }],
};

/** A function that says what is wrong with a file by a JSON Schema; unless `isComplete`, keys may be missing. */
export function schemaCheck(schema: SchemaObject) {
  const validate = new Ajv2019(OPTIONS).compile(schema);
  return ({ data, problem }: Source, isComplete = true): string[] => {
    validate(data);
    const errors = (validate.errors ?? []).filter(({ keyword }) => isComplete || keyword !== 'required');
    return errors.map((error) => {
      const { missingProperty, additionalProperty } = error.params;
      const path = [...error.instancePath.split('/').slice(1), missingProperty ?? additionalProperty];
      return problem(path.filter(Boolean).join('.'), messageOf(error));
    });
  };
}

function messageOf({ keyword, params, data, parentSchema, message }: ErrorObject): string {
  switch (keyword) {
    case 'placeholders':
      return message ?? '';
    case 'required':
      return 'this is missing';
    case 'additionalProperties':
      return 'nothing on the site has this name; is it misspelt?';
    case 'enum':
      return `"${data}" is not possible here; it must be one of ${params.allowedValues.join(', ')}`;
    case 'pattern':
    case 'format':
      return `"${data}" is not right: ${parentSchema?.patternErrorMessage}`;
    default:
      return `this ${message}`;
  }
}

function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }) !== undefined;
  } catch {
    return false;
  }
}
