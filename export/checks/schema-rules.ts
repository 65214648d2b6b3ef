import type { ErrorObject } from 'ajv';
import { MISSING, type Problem, UNKNOWN } from './problem';
import type { Source } from './source';

/** A function that Ajv has made from a schema (`export/validators.ts`). */
export interface Validate {
  (data: unknown): unknown;
  errors?: ErrorObject[] | null;
}

export interface Validators {
  company: Validate; // from content/company.schema.json
  catalog: Validate; // from `CATALOG_SCHEMA`
}

/** What is wrong with a file by its JSON Schema; unless `isComplete`, keys may be missing. */
export function checkSchema(validate: Validate, { data, problem }: Source, isComplete = true): Problem[] {
  validate(data);
  const errors = (validate.errors ?? []).filter(
    ({ keyword }) => keyword !== 'if' && (isComplete || keyword !== 'required'),
  );
  return errors.map((error) => {
    const { missingProperty, additionalProperty } = error.params;
    const path = [...error.instancePath.split('/').slice(1), missingProperty ?? additionalProperty];
    return problem(path.filter(Boolean).join('.'), messageOf(error));
  });
}

function messageOf({ keyword, params, data, parentSchema, message }: ErrorObject): string {
  switch (keyword) {
    case 'required':
      return MISSING;
    case 'additionalProperties':
      return UNKNOWN;
    case 'enum':
      return `"${data}" is not possible here; it must be one of ${params.allowedValues.join(', ')}`;
    case 'pattern':
    case 'format':
      return `"${data}" is not right: ${parentSchema?.patternErrorMessage}`;
    default:
      return `this ${message}`;
  }
}

/** The formats of content/company.schema.json by their names. */
export const FORMATS = {
  date: isDate,
  'time-zone': isTimeZone,
  country: isCountry,
  url: isUrl,
};

/** YYYY-MM-DD. A day that its month does not have, such as 30 February, is read as one of the next. */
function isDate(day: string): boolean {
  return /^20\d\d-\d\d-\d\d$/.test(day) && new Date(day).getUTCDate() === Number(day.slice(-2));
}

function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }) !== undefined;
  } catch {
    return false;
  }
}

function isCountry(code: string): boolean {
  if (code === 'ZZ' || !/^[A-Z]{2}$/.test(code)) return false;
  return new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code) !== undefined;
}

/** Placeholders such as {address} stand for words. A port is from 1 to 65535; no part of a host's name begins or ends with a hyphen. */
function isUrl(text: string): boolean {
  if (/%(?![\da-f]{2})/i.test(text) || !URL.canParse(text)) return false;
  const { port, hostname } = new URL(text);
  return port !== '0' && !/(^|\.)-|-(\.|$)/.test(hostname);
}
