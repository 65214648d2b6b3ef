import { PAGES } from '@/i18n/pages';
import type { Bilingual } from '@/model/bilingual';
import { type Content, catalogFile, LANGUAGES_FILE } from './content';
import { say } from './messages';
import type { Problem } from './problem';

const RESERVED_PREFIXES: string[] = [...Object.values(PAGES), '/edit', '/brand', '/pictures', '/index'];
const LANGUAGE_CODE = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/; // BCP 47: language, script, country

export const checkLanguages = (content: Content): Problem[] => [
  ...unlistedCatalogs(content),
  ...codeProblems(content),
  ...claimProblems(content),
  ...policyProblems(content),
];

function unlistedCatalogs({ files, languages }: Content): Problem[] {
  const listed = Object.keys(languages).map(catalogFile);
  const unlisted = Object.keys(files).filter((file) => file.startsWith('messages/') && !listed.includes(file));
  return unlisted.map((file) => ({ file, key: '', message: say('unlisted') }));
}

function* codeProblems({ languages }: Content) {
  for (const [locale, { lang, intl = lang }] of Object.entries(languages)) {
    const isDefault = locale === Object.keys(languages)[0];
    if (!LANGUAGE_CODE.test(lang)) yield languageProblem(`${locale}.lang`, say('languageCode'));
    if (!LANGUAGE_CODE.test(intl)) yield languageProblem(`${locale}.intl`, say('countryCode'));
    if (!hasOwnPrefix(locale, languages)) {
      yield languageProblem(`${locale}.prefix`, isDefault ? say('noPrefix') : say('ownPrefix', { locale }));
    }
  }
}

const languageProblem = (key: string, message: Bilingual): Problem => ({ file: LANGUAGES_FILE, key, message });

function hasOwnPrefix(locale: string, languages: Content['languages']): boolean {
  const locales = Object.keys(languages);
  const prefix = languages[locale]?.prefix;
  if (prefix === undefined) return true;
  if (locale === locales[0]) return prefix === '';
  const first = locales.find((other) => languages[other]?.prefix === prefix);
  return first === locale && /^\/[a-z-]+$/.test(prefix) && !RESERVED_PREFIXES.includes(prefix);
}

/** Checks that a language without a privacy policy names one that has its own, as the default language must. */
function* policyProblems({ languages }: Content) {
  const [first = '', ...others] = Object.keys(languages);
  const ids = [first, ...others.filter((id) => !languages[id]?.privacy)];
  for (const [locale, { privacy }] of Object.entries(languages)) {
    const isPossible = privacy === undefined || (locale !== first && ids.includes(privacy));
    if (!isPossible) {
      yield languageProblem(`${locale}.privacy`, say('noPolicy', { locale: privacy, ids: ids.join(', '), first }));
    }
  }
}

const CLAIMS = ['lang', 'hreflang', 'browser'] as const;

/** Checks that no two languages claim the same code, and that browsers' languages are named without script and country. */
function* claimProblems({ languages }: Content) {
  const before: Content['languages'][string][] = [];
  for (const [locale, language] of Object.entries(languages)) {
    const long = language.browser?.find((code) => !/^[a-z]{2,3}$/.test(code));
    if (long) yield languageProblem(`${locale}.browser`, say('shortCode', { code: long }));
    for (const list of CLAIMS) {
      const claimed = before.flatMap((other) => other[list] ?? []);
      const twice = [language[list] ?? []].flat().find((code) => claimed.includes(code));
      if (twice) yield languageProblem(`${locale}.${list}`, say('claimedTwice', { code: twice }));
    }
    before.push(language);
  }
}
