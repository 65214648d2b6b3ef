import { DEFAULT_LOCALE, LOCALE_IDS, LOCALES } from './locales';

type Visit = { path: string; stored: string | null; languages: readonly string[]; userAgent: string };

/** Names of robots, or the URL in their user agent. In-app browsers of LinkedIn or DuckDuckGo are people; Cubot makes phones. */
const CRAWLERS = new RegExp(
  '(?<!cu)bot\\b|spider\\b|crawl|slurp|\\+https?:|^whatsapp/|compatible; yandex|facebookexternalhit|facebookcatalog|' +
    'meta-external|(bing|microsoft|skypeuri|(link|url|web) )preview|^pinterest/|vkshare|kakaotalk-scrap|embedly|iframely|mastodon/|' +
    'ia_archiver|google-(inspectiontool|read-aloud|safety)|googleother|(mediapartners|apis|feedfetcher)-google|lighthouse|' +
    '(chatgpt|claude|perplexity|mistralai)-(user|web)|anthropic-ai|w3c_validator',
  'i',
);

/** Where to redirect a visit, or null (docs/behaviour.md, “Languages”). Only `paths`, which have no prefix, negotiate. */
export function negotiate({ path, stored, languages, userAgent }: Visit, paths: readonly string[]): string | null {
  if (!paths.includes(path) || CRAWLERS.test(userAgent)) return null;
  let choice = LOCALE_IDS.find((id) => id === stored);
  for (const language of languages) {
    const primary = language.toLowerCase().split(/[-_]/)[0] ?? '';
    choice ??= LOCALE_IDS.find((id) => LOCALES[id].browser.includes(primary));
  }
  const { prefix } = LOCALES[choice ?? DEFAULT_LOCALE];
  return prefix ? prefix + path.replace(/\/$/, '') : null;
}
