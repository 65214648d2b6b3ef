import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LOCALE, LOCALE_IDS } from '@/i18n/locales';
import { checkLogo } from './brand-rules';
import { type Catalog, checkSameKeys, checkTexts, checkTranslated, missingText } from './catalog-rules';
import { catalogSchema, type Description } from './catalog-schema';
import { checkColors } from './color-rules';
import { checkCompany, checkFactTexts } from './company-rules';
import { checkSchema, type Schema } from './schema-rules';
import { type Path, type Problem, readSource, removeMark, type Source } from './source';

const SCHEMA_FILE = 'messages/catalog.schema.json';
const DESCRIPTIONS_FILE = 'messages/descriptions.json';
const FIRM_FILE = 'content/company.json';
const FIRM_SCHEMA_FILE = 'content/company.schema.json';
const PICTURES_FILE = 'content/pictures.json';
const FORM_SETTING = 'NEXT_PUBLIC_FORM_ENDPOINT';

/**
 * Everything that is wrong with the catalogs, the facts and the form address, for those who edit them.
 * `npm run check:content` and the build go by this one list of rules.
 * @param root the company's folder
 * @param rules the project's folder, with the schemas
 */
export function checkContent(root: string, rules = root): Problem[] {
  for (const file of [FIRM_FILE, ...LOCALE_IDS.map(catalogFile)]) removeMark(root, file);
  const sources = LOCALE_IDS.map((locale) => ({ ...readSource(root, catalogFile(locale)), locale }));
  const catalogs = sources.filter(({ data }) => data !== undefined);
  return [
    ...sources.flatMap(({ problems }) => problems),
    ...strayCatalogs(root),
    ...checkCatalogs(rules, catalogs),
    ...checkFacts(root, rules, readSource(root, FIRM_FILE), catalogs),
    ...checkColors(),
    ...checkLogo(root),
    ...checkCards(root),
    ...checkFormAddress(),
  ].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

/** One line for each problem: `messages/en.json:41 hero.lead: this text is missing; …`. */
export function formatProblems(problems: Problem[]): string {
  return problems
    .map(({ file, line, key, message }) => `${file}${line ? `:${line}` : ''}${key && ` ${key}`}: ${message}`)
    .join('\n');
}

function catalogFile(locale: string): string {
  return `messages/${locale}.json`;
}

function strayCatalogs(root: string): Problem[] {
  const known = [SCHEMA_FILE, DESCRIPTIONS_FILE, ...LOCALE_IDS.map(catalogFile)];
  const files = existsSync(join(root, 'messages')) ? readdirSync(join(root, 'messages')) : [];
  return files
    .map((name) => `messages/${name}`)
    .filter((file) => file.endsWith('.json') && !known.includes(file))
    .map((file) => ({ file, line: 1, key: '', message: 'messages/languages.ts names no such language' }));
}

function checkCards(root: string): Problem[] {
  const { data } = readSource(root, PICTURES_FILE);
  const { cards } = (data ?? {}) as { cards?: object };
  const missing = LOCALE_IDS.filter((locale) => cards && !(locale in cards));
  return missing.map((locale) => ({
    file: PICTURES_FILE,
    line: 0,
    key: `cards.${locale}`,
    message: 'this language has no picture for link previews: `npm run images`',
  }));
}

function checkCatalogs(rules: string, catalogs: Catalog[]): Problem[] {
  const { data, problems } = readSource(rules, SCHEMA_FILE);
  if (data === undefined) return problems;
  const schema = data as Schema;
  const missing = (path: Path) => missingText(catalogs.find(({ data }) => valueAt(data, path) !== undefined)?.file);
  const unknown = () =>
    'nothing on the site shows a text of this name; is it misspelt? (A new one: a line in messages/descriptions.json, then `npm run check:content -- --write-schema`)';
  return [
    ...checkSchema(catalogs, schema, { missing, unknown }),
    ...catalogs.flatMap((catalog) => checkTexts(catalog, schema)),
    ...checkSameKeys(catalogs, schema),
    ...checkTranslated(catalogs, schema),
  ];
}

function checkFacts(root: string, rules: string, company: Source, catalogs: Source[]): Problem[] {
  if (company.data === undefined) return company.problems;
  const schema = readSource(rules, FIRM_SCHEMA_FILE);
  if (schema.data === undefined) return schema.problems;
  const problems = checkSchema([company], schema.data as Schema, {
    missing: () => 'this fact is missing',
    unknown: () =>
      'nothing on the site uses a fact of this name; is it misspelt? (A new one: content/company.schema.json and lib/company.ts)',
  });
  if (problems.length === 0) problems.push(...checkFactTexts(company));
  return [...company.problems, ...(problems.length > 0 ? problems : checkCompany(root, company, catalogs))];
}

function checkFormAddress(): Problem[] {
  const address = process.env[FORM_SETTING];
  if (!address || (URL.canParse(address) && /^https?:/.test(address))) return [];
  const message = `"${address}" is not an address that begins with https://`;
  return [{ file: 'environment', line: 0, key: FORM_SETTING, message }];
}

function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], data);
}

/**
 * The schema of the catalogs, anew, and its file: the keys of the default catalog with what messages/descriptions.json says of
 * each. Throws when one of the two cannot be read, or a text has no line there.
 */
export function currentSchema(root: string): { file: string; schema: Schema } {
  const [catalog, descriptions] = [readSource(root, catalogFile(DEFAULT_LOCALE)), readSource(root, DESCRIPTIONS_FILE)];
  const problems = [...catalog.problems, ...descriptions.problems];
  if (problems.length > 0) throw new Error(formatProblems(problems));
  const schema = catalogSchema(catalog.data as object, descriptions.data as Record<string, Description>);
  return { file: SCHEMA_FILE, schema };
}
