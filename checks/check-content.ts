import { PAGES } from '@/company/constants';
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
import {
  type Catalog,
  COMPANY_FILE,
  type Content,
  catalogFile,
  catalogsOf,
  companySource,
  FORM_VARIABLE,
  LANGUAGES_FILE,
} from './content';
import { checkCompany, checkFactSchema } from './fact-rules';
import { formAddressError } from './form-address';
import { t } from './messages';
import { checkPictures } from './picture-rules';
import { formatProblem, type Problem } from './problem';
import type { Source } from './source';
import { checkTexts } from './text-rules';
import { isInvalid, type UsableFacts, usableFacts } from './usable-facts';

/** Paths of pages and folders of the export. */
const RESERVED_PREFIXES: string[] = [...Object.values(PAGES), '/edit', '/brand', '/pictures', '/index'];
/** Scripts that are written from right to left. */
const RIGHT_TO_LEFT = /^(Adlm|Arab|Aran|Hebr|Mand|Mend|Nkoo|Rohg|Samr|Syrc|Thaa|Yezi)$/;
const LANGUAGE_CODE = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/; // BCP 47: language, script, country

/** Checks texts, facts, languages, colors, logos and the address of the form: whatever can be read, all at once. */
export function checkContent(content: Content): Problem[] {
  const company = companySource(content);
  const catalogs = catalogsOf(content);
  const usable = usableFacts(company);
  const hidden = hiddenTexts(usable.facts, catalogs[0]?.data);
  const problems = [
    ...unlistedCatalogs(content),
    ...checkLanguages(content),
    ...checkPolicies(content),
    ...[company, ...catalogs].flatMap((source) => source.errors),
    ...(company.isReadable ? factProblems(company, content, usable) : []),
    ...textProblems(catalogs, hidden),
    ...checkColors(content.colors, content.pairs),
  ];
  // One error may break several rules with the same message.
  return [...new Map(problems.map((problem) => [formatProblem(problem), problem])).values()];
}

function factProblems(company: Source, content: Content, usable: UsableFacts): Problem[] {
  const rules = [checkCompany, checkPictures, checkFormAddress];
  const found = rules.flatMap((rule) => [...rule(content, usable)]);
  return [
    ...checkFactSchema(company),
    ...found.filter(({ file, key }) => file !== COMPANY_FILE || !isInvalid(usable, key)),
    ...checkCharacters(company),
    ...unknownFacts(company),
  ];
}

function textProblems(catalogs: Catalog[], hidden: string[]): Problem[] {
  const [first, ...others] = catalogs;
  const readable = catalogs.filter(({ isReadable }) => isReadable);
  return [
    ...readable.flatMap(checkCharacters),
    ...readable.flatMap(unknownTexts),
    ...readable.flatMap((catalog) => checkCatalogNames(catalog, catalog === first)),
    ...readable.flatMap((catalog) => checkTexts(catalog, hidden)),
    ...(first?.isReadable ? checkTranslations([first, ...others.filter(({ isReadable }) => isReadable)], hidden) : []),
    ...readable.flatMap(checkHeadline),
  ];
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

function* checkFormAddress(content: Content, { company }: UsableFacts) {
  const { problem } = companySource(content);
  const errorIn = (address?: string) => address && formAddressError(address, company.siteUrl);
  const factError = errorIn(company.formEndpoint);
  const variableError = errorIn(content.formOverride);
  if (factError) yield problem('formEndpoint', factError);
  if (variableError) yield { ...FORM_VARIABLE, message: variableError };
}
