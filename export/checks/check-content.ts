import { headline } from '@/lib/headline';
import { catalogSchema, placeOf } from './catalog-schema';
import { checkColors } from './color-rules';
import { checkCompany } from './company-rules';
import { COMPANY_FILE, type Content, catalogFile } from './content';
import { formAddressMistake } from './form-address';
import { hiddenTexts } from './hidden';
import { MISSING, type Problem } from './problem';
import { checkSchema, type Validators } from './schema-rules';
import { isIn, parseSource, type Source, textEntries, valueEntries } from './source';
import { checkTexts } from './text-rules';

const CATALOG_SCHEMA = catalogSchema();

/**
 * What is wrong with texts, facts, colors, logos and the form's address. The same in the terminal, in a build and in a browser: it reads
 * no file, and `validators` may come from a build (export/validators.ts). Files that cannot be read are named alone.
 */
export function checkContent(content: Content, validators: Validators): Problem[] {
  const company = parseSource(COMPANY_FILE, content.files[COMPANY_FILE]);
  const catalogs = Object.keys(content.languages).map((locale) =>
    parseSource(catalogFile(locale), content.files[catalogFile(locale)]),
  );
  const errors = [company, ...catalogs].flatMap((source) => source.errors);
  if (errors.length > 0) return errors;

  const [first, ...others] = catalogs as [Source, ...Source[]];
  const facts = checkSchema(validators.company, company);
  const hidden = hiddenTexts(company.data);
  return [
    ...facts,
    ...(facts.length === 0 ? [...checkCompany(content), ...checkFormAddress(company, content)] : []),
    ...checkSchema(validators.catalog, first),
    ...others.flatMap((catalog) => checkSchema(validators.catalog, catalog, false)),
    ...catalogs.flatMap((catalog) => checkTexts(catalog, CATALOG_SCHEMA)),
    ...others.flatMap((catalog) => checkTranslation(catalog, first, hidden)),
    ...catalogs.flatMap(checkHeadline),
    ...checkColors(content.colors, content.pairs),
  ];
}

function checkTranslation(catalog: Source, first: Source, hidden: string[]): Problem[] {
  const own = new Map(valueEntries(catalog.data));
  const shown = textEntries(first.data).filter(([key]) => !isIn(hidden, key));
  const missing = shown.filter(([key]) => !own.has(key));
  const same = shown.filter(([key, text]) => {
    const hasWords = /\p{L}{2}/u.test(text.replace(/\{[^}]*\}|<[^>]*>/g, ' '));
    const isAllowed = isIn(catalog.data.$same ?? [], key) || placeOf(CATALOG_SCHEMA, key).same;
    return hasWords && own.get(key) === text && !isAllowed;
  });
  return [
    ...missing.map(([key]) => catalog.problem(key, MISSING)),
    ...same.map(([key]) =>
      catalog.problem(key, 'this is not translated; if it is right, name it in "$same" at the top'),
    ),
  ];
}

function checkHeadline({ data, problem }: Source): Problem[] {
  try {
    headline(data.hero?.title ?? '');
    return [];
  } catch (error) {
    return [problem('hero.title', (error as Error).message)];
  }
}

function checkFormAddress({ data, problem }: Source, { formOverride }: Content): Problem[] {
  const { siteUrl, formEndpoint } = data;
  const mistake = formEndpoint && formAddressMistake(formEndpoint, siteUrl);
  const mistakeThere = formOverride && formAddressMistake(formOverride, siteUrl);
  const problems: Problem[] = [];
  if (mistake) problems.push(problem('formEndpoint', mistake));
  if (mistakeThere) problems.push({ file: 'environment', key: 'NEXT_PUBLIC_FORM_ENDPOINT', message: mistakeThere });
  return problems;
}
