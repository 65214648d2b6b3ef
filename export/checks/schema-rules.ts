import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { AnySchemaObject, ErrorObject, Options, SchemaValidateFunction } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import type { Source } from './source';

const checkText: SchemaValidateFunction = (_: unknown, text: string, place: AnySchemaObject = {}) => {
  const messages = mistakesIn(text, place);
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
export function schemaCheck(schema: AnySchemaObject) {
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

/** What is wrong with a text (ICU message syntax) in its place of a catalog (catalog-schema.ts). */
function mistakesIn(text: string, { placeholders, possible, max, word }: AnySchemaObject): string[] {
  if (!/[^\s\p{Cf}]/u.test(text)) return ['this text is empty'];
  let elements: MessageFormatElement[];
  try {
    elements = parse(text);
  } catch (error) {
    return [`this text cannot be read: ${(error as Error).message.toLowerCase().replaceAll('_', ' ')}`];
  }
  const found = [...new Set(namesIn(elements))];
  const allowed = [...placeholders, ...possible];
  const missing = placeholders.filter((name: string) => !found.includes(name));
  const unknown = found.filter((name) => !allowed.includes(name));
  const words = wordsOf(elements);
  const { length } = words.replaceAll('\u00ad', '');
  const long = words.split(/[\s\u00ad\u2013\u2014/-]+/).find((part) => part.length > word);
  const wrong = [
    missing.length > 0 && `${missing.join(' ')} is missing in this text`,
    unknown.length > 0 && `this text cannot have ${unknown.join(' ')}, only ${allowed.join(' ') || 'words'}`,
    length > max && `this text is too long for its place: ${length} characters, ${max} fit`,
    long &&
      `“${long}” is too long for its line: ${word} letters fit; write another word, or \\u00ad where it may break`,
  ];
  return wrong.filter((message) => typeof message === 'string');
}

function formsOf(element: MessageFormatElement): MessageFormatElement[][] {
  if (element.type === TYPE.tag) return [element.children];
  return 'options' in element ? Object.values(element.options).map(({ value }) => value) : [];
}

/** Placeholders and tags: `{phone}`, `<link>`. */
function namesIn(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    const name = element.type === TYPE.tag ? `<${element.value}>` : `{${element.value}}`;
    return [name, ...formsOf(element).flatMap(namesIn)];
  });
}

/** What is read, about: the longest form of a plural, and the name of a placeholder for its value. */
function wordsOf(elements: MessageFormatElement[]): string {
  const words = elements.map((element) => {
    const forms = formsOf(element).map(wordsOf);
    if (forms.length > 0) return forms.reduce((longest, form) => (form.length > longest.length ? form : longest));
    return 'value' in element ? element.value : '00';
  });
  return words.join('');
}
