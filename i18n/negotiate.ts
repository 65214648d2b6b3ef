import { DEFAULT_LOCALE, LOCALE_IDS, LOCALES, type Locale } from './locales';
import { LANGUAGE_PARAMETER, PAGE_IDS, PAGES, pageLocale } from './pages';

type Address = { path: string; search: string };
type Visit = Address & { stored: string | null; languages: readonly string[]; userAgent: string };

/** What the user agents of crawlers and link previews contain. In-app browsers of LinkedIn or DuckDuckGo are people; Cubot makes phones. */
const CRAWLERS = [
  /^(?!mozilla\/|opera\/|$)|\+https?:/i, // not how browsers begin; or the address of a robot's own page
  /(?<!cu)bot\b|spider\b|crawl|slurp|compatible; yandex|googleother|google-inspectiontool|lighthouse/i,
  /(bing|microsoft|skypeuri|(link|url|web) )preview|(chatgpt|claude|perplexity|mistralai)-(user|web)/i,
];

/** Returns the path to redirect a visit to, or null (docs/behaviour.md, “Languages”). Only addresses without a prefix negotiate. */
export function negotiate({ path, search, stored, languages, userAgent }: Visit): string | null {
  const page = pageAt(path);
  if (!page || isCrawler(userAgent)) return null;
  const choice = askedLocale({ path, search }) ?? localeWithId(stored) ?? preferredLocale(languages);
  const { prefix } = LOCALES[pageLocale(page, choice)];
  return prefix ? prefix + path.replace(/\/$/, '') : null;
}

/** Returns the language that an address without a prefix asks for with `?lang=`; null for none, and for one that the site does not have. */
export function askedLocale({ path, search }: Address): Locale | null {
  return pageAt(path) ? localeWithId(new URLSearchParams(search).get(LANGUAGE_PARAMETER)) : null;
}

const pageAt = (path: string) => PAGE_IDS.find((id) => PAGES[id] === path);

const localeWithId = (id: string | null) => LOCALE_IDS.find((locale) => locale === id) ?? null;

function preferredLocale(languages: readonly string[]): Locale {
  const found = languages.flatMap((language) => {
    const primary = language.toLowerCase().split(/[-_]/)[0] ?? '';
    return LOCALE_IDS.find((id) => LOCALES[id].browser.includes(primary)) ?? [];
  });
  return found[0] ?? DEFAULT_LOCALE;
}

const isCrawler = (userAgent: string) => CRAWLERS.some((pattern) => pattern.test(userAgent));
