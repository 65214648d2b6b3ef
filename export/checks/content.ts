import type { SchemaObject } from 'ajv';
import { LOCALE_IDS } from '@/i18n/locales';
import { CONTENT_DIR } from '@/lib/content-dir.mjs';
import { headline } from '@/lib/headline';
import { catalogSchema, placeOf } from './catalog-schema';
import { checkColors } from './color-rules';
import { checkCompany } from './company-rules';
import { formAddressMistake } from './form-address';
import { hiddenIn } from './hidden';
import { schemaCheck } from './schema-rules';
import { isIn, readSource, type Source, textsOf, valuesOf } from './source';

/** What is wrong with the texts, facts, colors and logos in `root` and with the form's address, a line each. */
export function checkContent(root: string): string[] {
  try {
    const company = readSource(root, 'content/company.json');
    const catalogs = LOCALE_IDS.map((locale) => readSource(root, `messages/${locale}.json`));
    const [first, ...others] = catalogs as [Source, ...Source[]];
    const facts = schemaCheck(readSource('.', 'content/company.schema.json').data)(company);
    const schema = catalogSchema();
    const checkCatalog = schemaCheck(schema);
    const hidden = hiddenIn(root);
    return [
      ...facts,
      ...(facts.length === 0 ? [...checkCompany(root, company, first), ...checkFormAddress(company)] : []),
      ...checkCatalog(first),
      ...others.flatMap((catalog) => [
        ...checkCatalog(catalog, false),
        ...checkTranslation(catalog, first, schema, hidden),
      ]),
      ...catalogs.flatMap(checkHeadline),
      ...checkColors(),
    ];
  } catch (error) {
    // A file that cannot be read is named alone.
    return [(error as Error).message];
  }
}

export function refuseMistakes(): void {
  const problems = checkContent(CONTENT_DIR);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

function checkTranslation(catalog: Source, first: Source, schema: SchemaObject, hidden: string[]): string[] {
  const own = new Map(valuesOf(catalog.data));
  const shown = textsOf(first.data).filter(([key]) => !isIn(hidden, key));
  const missing = shown.filter(([key]) => !own.has(key));
  const same = shown.filter(([key, text]) => {
    const hasWords = /\p{L}{2}/u.test(text.replace(/\{[^}]*\}|<[^>]*>/g, ' '));
    return hasWords && own.get(key) === text && !isIn(catalog.data.$same ?? [], key) && !placeOf(schema, key).same;
  });
  return [
    ...missing.map(([key]) => catalog.problem(key, 'this is missing')),
    ...same.map(([key]) =>
      catalog.problem(key, 'this is not translated; if it is right, name it in "$same" at the top'),
    ),
  ];
}

function checkHeadline({ data, problem }: Source): string[] {
  try {
    headline(data.hero?.title ?? '');
    return [];
  } catch (error) {
    return [problem('hero.title', (error as Error).message)];
  }
}

function checkFormAddress(company: Source): string[] {
  const { siteUrl, formEndpoint } = company.data;
  const environment = process.env.NEXT_PUBLIC_FORM_ENDPOINT;
  const mistake = formEndpoint && formAddressMistake(formEndpoint, siteUrl);
  const mistakeThere = environment && formAddressMistake(environment, siteUrl);
  return [
    ...(mistake ? [company.problem('formEndpoint', mistake)] : []),
    ...(mistakeThere ? [`environment NEXT_PUBLIC_FORM_ENDPOINT: ${mistakeThere}`] : []),
  ];
}
