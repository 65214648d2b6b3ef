import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LOCALE, type Language, LOCALE_IDS, LOCALES } from '@/i18n/locales';
import { completeFacts } from '@/lib/company';
import { checkLogos } from './brand-rules';
import { checkSameKeys, checkTexts, checkTranslated } from './catalog-rules';
import { catalogSchema, type Description, readDescriptions } from './catalog-schema';
import { checkColors } from './color-rules';
import { checkCompany } from './company-rules';
import { hiddenTexts, isIn } from './hidden';
import { checkSchema, type Schema } from './schema-rules';
import { type Problem, readSource, type Source } from './source';

const DESCRIPTIONS = 'messages/descriptions.json';
const COMPANY_SCHEMA = 'content/company.schema.json';
const FORM_SETTING = 'NEXT_PUBLIC_FORM_ENDPOINT';

/**
 * Everything that is wrong with the catalogs, the facts and the form address, for those who edit them.
 * @param root the folder of `content/` and `messages/`
 * @param descriptions what the texts of the catalogs are
 */
export function checkContent(root: string, descriptions: Record<string, Description> = readDescriptions()): Problem[] {
  const company = readSource(root, 'content/company.json');
  const sources = LOCALE_IDS.map((locale) => readSource(root, `messages/${locale}.json`));
  const readable = sources.filter(({ data }) => data !== undefined);
  const facts = company.data
    ? checkSchema(company, readSource('.', COMPANY_SCHEMA).data as object, COMPANY_SCHEMA)
    : [];
  const isSound = company.data !== undefined && facts.length === 0;
  const schema = catalogSchema(descriptions);
  const complete = isSound ? completeFacts(company.data as object) : undefined;
  const hidden = complete ? hiddenTexts(complete, schema, sources[0]?.data) : [];
  return [
    ...[company, ...sources].flatMap(({ problems }) => problems),
    ...facts,
    ...(isSound ? checkCompany(root, company, readable.slice(0, 1)) : []),
    ...checkCatalogs(readable, schema, hidden),
    ...strayCatalogs(root),
    ...checkLanguages(),
    ...checkColors(),
    ...checkLogos(
      root,
      complete?.platforms.map(({ id }) => id),
    ),
    ...checkCards(root),
    ...checkFormAddress(),
  ].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

/** Texts that stand nowhere on the site, by what the facts below `root` say. */
export function hiddenIn(root: string): string[] {
  const facts = completeFacts((readSource(root, 'content/company.json').data ?? {}) as object);
  return hiddenTexts(
    facts,
    catalogSchema(readDescriptions()),
    readSource(root, `messages/${DEFAULT_LOCALE}.json`).data,
  );
}

function checkCatalogs(catalogs: Source[], schema: Schema, hidden: string[]): Problem[] {
  return catalogs.flatMap((catalog, index) => [
    // The first catalog is the type of all the others and keeps its hidden texts.
    ...checkSchema(catalog, schema, DESCRIPTIONS).filter(({ key }) => index === 0 || !isIn(hidden, key)),
    ...checkTexts(catalog, schema),
    ...checkSameKeys(catalog, catalogs, schema, hidden),
    ...checkTranslated(catalog, catalogs.slice(0, index), schema, hidden),
  ]);
}

function whole(file: string, message: string, key = ''): Problem {
  return { file, line: 0, key, message };
}

function strayCatalogs(root: string): Problem[] {
  return readdirSync(join(root, 'messages'))
    .filter((name) => /^[a-z]{2,3}\.json$/.test(name) && !LOCALE_IDS.some((id) => name === `${id}.json`))
    .map((name) => whole(`messages/${name}`, 'messages/languages.ts names no such language'));
}

/** What the comment of messages/languages.ts says of its values. */
export function checkLanguages(languages: Record<string, Language> = LOCALES): Problem[] {
  return Object.entries(languages).flatMap(([id, { html, hreflang, intl, browser, prefix }], index) => {
    const wrong: [boolean, string, string][] = [
      [![html, ...hreflang].every(isLanguage), 'html', 'codes of languages are expected, such as nb or en'],
      [!isLanguage(intl) || !intl.includes('-'), 'intl', 'a code with a country is expected, such as nb-NO'],
      [
        !browser.every((code) => /^[a-z]{2,3}$/.test(code)),
        'browser',
        'codes without a country are expected, such as nb',
      ],
      [
        !(index === 0 ? /^$/ : /^\/[a-z-]+$/).test(prefix),
        'prefix',
        'the default language has none, any other one such as /en',
      ],
    ];
    return wrong
      .filter(([is]) => is)
      .map(([, key, message]) => whole('messages/languages.ts', message, `${id}.${key}`));
  });
}

function isLanguage(code: string): boolean {
  try {
    return Intl.getCanonicalLocales(code)[0] === code;
  } catch {
    return false;
  }
}

function checkCards(root: string): Problem[] {
  const file = 'content/pictures.json';
  const { cards } = (readSource(root, file).data ?? {}) as { cards?: object };
  return LOCALE_IDS.filter((locale) => cards && !(locale in cards)).map((locale) =>
    whole(file, 'this language has no picture for link previews: `npm run images`', `cards.${locale}`),
  );
}

function checkFormAddress(): Problem[] {
  const address = process.env[FORM_SETTING];
  if (!address || (URL.canParse(address) && /^https?:/.test(address))) return [];
  return [whole('environment', `"${address}" is not an address that begins with https://`, FORM_SETTING)];
}
