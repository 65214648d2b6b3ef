import type { Facts } from '@/company/facts';
import { headline } from '@/company/headline';
import type { Words } from '@/company/words';
import { checkCharacters } from './character-rules';
import { checkColors } from './color-rules';
import { checkCompany } from './company-rules';
import { type Catalog, type Content, catalogFile, catalogsOf, companySource, LANGUAGES_FILE } from './content';
import { formAddressMistake } from './form-address';
import { hiddenTexts } from './hidden';
import { unknownFacts, unknownTexts } from './mark-rules';
import * as M from './messages';
import { formatProblem, mistakeOf, type Problem } from './problem';
import { checkCatalogNames, checkFactSchema } from './schema-rules';
import type { Source } from './source';
import { checkTexts } from './text-rules';
import { checkTranslations } from './translation-rules';

/** Addresses of pages and folders of the export. */
const TAKEN = ['/personvern', '/edit', '/brand', '/pictures', '/index'];
const CODE = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/; // BCP 47: language, script, country

/** What is wrong with texts, facts, colors, logos and the form's address. Reads no file. Files that are no JSON are named alone. */
export function checkContent(content: Content): Problem[] {
  const company = companySource(content);
  const catalogs = catalogsOf(content);
  const errors = [
    ...unlistedCatalogs(content),
    ...languageMistakes(content),
    ...policyMistakes(content),
    ...[company, ...catalogs].flatMap((source) => source.errors),
  ];
  if (errors.length > 0) return errors;

  const facts = checkFactSchema(company);
  const hidden = hiddenTexts(withoutWrong(company.data, facts), catalogs[0]?.data);
  const problems = [
    ...facts,
    ...(facts.length === 0 ? [...checkCompany(content), ...checkFormAddress(company, content)] : []),
    ...[company, ...catalogs].flatMap(checkCharacters),
    ...unknownFacts(company),
    ...catalogs.flatMap(unknownTexts),
    ...catalogs.flatMap((catalog) => checkCatalogNames(catalog, catalog === catalogs[0])),
    ...catalogs.flatMap((catalog) => checkTexts(catalog, hidden)),
    ...checkTranslations(catalogs, hidden),
    ...catalogs.flatMap(checkHeadline),
    ...checkColors(content.colors, content.pairs),
  ];
  return withoutRepetition(problems);
}

/** The facts without those that hold a mistake: what a text hangs on cannot be asked of them. */
function withoutWrong(facts: object, problems: Problem[]): Facts {
  const wrong = problems.map(({ key }) => key.replace(/\..*/, ''));
  return Object.fromEntries(Object.entries(facts).filter(([name]) => !wrong.includes(name)));
}

/** One mistake may break several rules that say the same. */
function withoutRepetition(problems: Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [formatProblem(problem), problem])).values()];
}

/** Codes as browsers know them, and an address of its own for each language. */
function languageMistakes({ languages }: Content): Problem[] {
  return Object.entries(languages).flatMap(([locale, { lang, intl = lang }], index) => {
    const problem = (name: string, message: Words) => ({ file: LANGUAGES_FILE, key: `${locale}.${name}`, message });
    const problems: Problem[] = [];
    if (!CODE.test(lang)) problems.push(problem('lang', M.LANGUAGE_CODE));
    if (!CODE.test(intl)) problems.push(problem('intl', M.COUNTRY_CODE));
    if (!hasOwnPrefix(locale, languages)) {
      problems.push(problem('prefix', index === 0 ? M.NO_PREFIX : M.ownPrefix(locale)));
    }
    return problems;
  });
}

function hasOwnPrefix(locale: string, languages: Content['languages']): boolean {
  const locales = Object.keys(languages);
  const prefix = languages[locale]?.prefix;
  if (prefix === undefined) return true;
  if (locale === locales[0]) return prefix === '';
  const first = locales.find((other) => languages[other]?.prefix === prefix);
  return first === locale && /^\/[a-z-]+$/.test(prefix) && !TAKEN.includes(prefix);
}

/** A language may lead to the privacy policy of another one that has its own; the first one has its own. */
function policyMistakes({ languages }: Content): Problem[] {
  const [first, ...others] = Object.keys(languages);
  return Object.entries(languages).flatMap(([locale, { privacy }]) => {
    const possible = [first, ...others.filter((id) => !languages[id]?.privacy)];
    if (privacy === undefined || (locale !== first && possible.includes(privacy))) return [];
    const message = M.noPolicy(privacy, possible.join(', '), first);
    return [{ file: LANGUAGES_FILE, key: `${locale}.privacy`, message }];
  });
}

function unlistedCatalogs({ files, languages }: Content): Problem[] {
  const listed = Object.keys(languages).map(catalogFile);
  const unlisted = Object.keys(files).filter((file) => file.startsWith('messages/') && !listed.includes(file));
  return unlisted.map((file) => ({ file, key: '', message: M.UNLISTED }));
}

function checkHeadline({ data, problem }: Catalog): Problem[] {
  return mistakeOf(() => headline(data.hero?.title ?? '')).map((message) => problem('hero.title', message));
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
