import { PAGES } from '@/company/constants';
import type { Facts } from '@/company/facts';
import { hiddenTexts } from '@/company/shown';
import type { Words } from '@/company/words';
import {
  checkCatalogNames,
  checkCharacters,
  checkHeadline,
  checkTranslations,
  unknownFacts,
  unknownTexts,
} from './catalog-rules';
import { checkColors } from './color-rules';
import { type Content, catalogFile, catalogsOf, companySource, FORM_VARIABLE, LANGUAGES_FILE } from './content';
import { checkCompany, checkFactSchema } from './fact-rules';
import { formAddressError } from './form-address';
import { t } from './messages';
import { checkPictures } from './picture-rules';
import { formatProblem, type Problem } from './problem';
import { checkTexts } from './text-rules';

/** Paths of pages and folders of the export. */
const RESERVED_PREFIXES: string[] = [...Object.values(PAGES), '/edit', '/brand', '/pictures', '/index'];
/** Scripts that are written from right to left. */
const RIGHT_TO_LEFT = /^(Adlm|Arab|Aran|Hebr|Mand|Mend|Nkoo|Rohg|Samr|Syrc|Thaa|Yezi)$/;
const LANGUAGE_CODE = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/; // BCP 47: language, script, country

/** Checks texts, facts, languages, colors, logos and the address of the form. If a file cannot be read, only that is reported. */
export function checkContent(content: Content): Problem[] {
  const company = companySource(content);
  const catalogs = catalogsOf(content);
  const errors = [
    ...unlistedCatalogs(content),
    ...checkLanguages(content),
    ...checkPolicies(content),
    ...[company, ...catalogs].flatMap((source) => source.errors),
  ];
  if (errors.length > 0) return errors;

  const schemaErrors = checkFactSchema(company);
  const hidden = hiddenTexts(validFacts(company.data, schemaErrors), catalogs[0]?.data);
  const rules = schemaErrors.length > 0 ? [] : [checkCompany, checkPictures, checkFormAddress];
  const problems = [
    ...schemaErrors,
    ...rules.flatMap((rule) => [...rule(content)]),
    ...[company, ...catalogs].flatMap(checkCharacters),
    ...unknownFacts(company),
    ...catalogs.flatMap(unknownTexts),
    ...catalogs.flatMap((catalog) => checkCatalogNames(catalog, catalog === catalogs[0])),
    ...catalogs.flatMap((catalog) => checkTexts(catalog, hidden)),
    ...checkTranslations(catalogs, hidden),
    ...catalogs.flatMap(checkHeadline),
    ...checkColors(content.colors, content.pairs),
  ];
  // One error may break several rules with the same message.
  return [...new Map(problems.map((problem) => [formatProblem(problem), problem])).values()];
}

/** Leaves out facts with problems, since conditions cannot be evaluated on them. */
function validFacts(facts: object, problems: Problem[]): Facts {
  const invalid = problems.map(({ key }) => key.replace(/\..*/, ''));
  return Object.fromEntries(Object.entries(facts).filter(([name]) => !invalid.includes(name)));
}

/** Checks that each language has valid BCP 47 codes, is written from left to right, and has its own URL prefix. */
function* checkLanguages({ languages }: Content) {
  for (const [locale, { lang, intl = lang }] of Object.entries(languages)) {
    const isDefault = locale === Object.keys(languages)[0];
    const error = codeError(lang);
    if (error) yield languageProblem(`${locale}.lang`, error);
    if (!LANGUAGE_CODE.test(intl)) yield languageProblem(`${locale}.intl`, t('countryCode'));
    if (!hasOwnPrefix(locale, languages)) {
      yield languageProblem(`${locale}.prefix`, isDefault ? t('noPrefix') : t('ownPrefix', { locale }));
    }
  }
}

function codeError(lang: string): Words | undefined {
  if (!LANGUAGE_CODE.test(lang)) return t('languageCode');
  const { script = '' } = new Intl.Locale(lang).maximize();
  return RIGHT_TO_LEFT.test(script) ? t('rightToLeft', { lang }) : undefined;
}

const languageProblem = (key: string, message: Words): Problem => ({ file: LANGUAGES_FILE, key, message });

function hasOwnPrefix(locale: string, languages: Content['languages']): boolean {
  const locales = Object.keys(languages);
  const prefix = languages[locale]?.prefix;
  if (prefix === undefined) return true;
  if (locale === locales[0]) return prefix === '';
  const first = locales.find((other) => languages[other]?.prefix === prefix);
  return first === locale && /^\/[a-z-]+$/.test(prefix) && !RESERVED_PREFIXES.includes(prefix);
}

/** Checks that a language without a privacy policy names one that has its own, as the default language must. */
function* checkPolicies({ languages }: Content) {
  const [first = '', ...others] = Object.keys(languages);
  const ids = [first, ...others.filter((id) => !languages[id]?.privacy)];
  for (const [locale, { privacy }] of Object.entries(languages)) {
    const isPossible = privacy === undefined || (locale !== first && ids.includes(privacy));
    if (!isPossible) {
      yield languageProblem(`${locale}.privacy`, t('noPolicy', { locale: privacy, ids: ids.join(', '), first }));
    }
  }
}

function unlistedCatalogs({ files, languages }: Content): Problem[] {
  const listed = Object.keys(languages).map(catalogFile);
  const unlisted = Object.keys(files).filter((file) => file.startsWith('messages/') && !listed.includes(file));
  return unlisted.map((file) => ({ file, key: '', message: t('unlisted') }));
}

function* checkFormAddress(content: Content) {
  const { data, problem } = companySource(content);
  const errorIn = (address?: string) => address && formAddressError(address, data.siteUrl);
  const factError = errorIn(data.formEndpoint);
  const variableError = errorIn(content.formOverride);
  if (factError) yield problem('formEndpoint', factError);
  if (variableError) yield { ...FORM_VARIABLE, message: variableError };
}
