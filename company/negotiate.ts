import { PAGES } from './constants';
import { DEFAULT_LOCALE, LOCALE_IDS, LOCALES, type Locale } from './locales';
import { PAGE_IDS, pageLocale } from './pages';

type Visit = { path: string; stored: string | null; languages: readonly string[]; userAgent: string };

/** What the user agents of crawlers and link previews contain. In-app browsers of LinkedIn or DuckDuckGo are people; Cubot makes phones. */
const CRAWLERS = [
  /(?<!cu)bot\b|spider\b|crawl|slurp|compatible; yandex|ia_archiver|googleother|lighthouse|w3c_validator|anthropic-ai/i,
  /google-(inspectiontool|read-aloud|safety)|(mediapartners|apis|feedfetcher)-google/i,
  /facebookexternalhit|facebookcatalog|meta-external|^whatsapp\/|^pinterest\/|vkshare|kakaotalk-scrap|mastodon\//i,
  /(bing|microsoft|skypeuri|(link|url|web) )preview|embedly|iframely/i,
  /(chatgpt|claude|perplexity|mistralai)-(user|web)/i,
  /\+https?:/i, // the address of a robot's own page
];

/** Returns the path to redirect a visit to, or null (docs/behaviour.md, “Languages”). Only addresses without a prefix negotiate. */
export function negotiate({ path, stored, languages, userAgent }: Visit): string | null {
  const page = PAGE_IDS.find((id) => PAGES[id] === path);
  if (!page || isCrawler(userAgent)) return null;
  const choice = LOCALE_IDS.find((id) => id === stored) ?? preferredLocale(languages);
  const { prefix } = LOCALES[pageLocale(page, choice)];
  return prefix ? prefix + path.replace(/\/$/, '') : null;
}

function preferredLocale(languages: readonly string[]): Locale {
  const found = languages.flatMap((language) => {
    const primary = language.toLowerCase().split(/[-_]/)[0] ?? '';
    return LOCALE_IDS.find((id) => LOCALES[id].browser.includes(primary)) ?? [];
  });
  return found[0] ?? DEFAULT_LOCALE;
}

function isCrawler(userAgent: string): boolean {
  return CRAWLERS.some((pattern) => pattern.test(userAgent));
}
