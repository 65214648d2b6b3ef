import { DEFAULT_LOCALE, LOCALES, type Locale } from './locales';

export interface Visit {
  path: string;
  /** The stored preference. */
  stored: string | null;
  /** The browser's languages, the preferred one first. */
  languages: readonly string[];
  userAgent: string;
}

export interface NegotiationRules {
  /** Paths without a language prefix. */
  paths: readonly string[];
  locales: Record<string, { prefix: string; browser: readonly string[] }>;
  fallback: string;
  /** A regular expression for the user agents of crawlers and link previews. */
  crawlers: string;
}

/**
 * Names of robots, or the URL in their user agent. In-app browsers of the same companies (LinkedIn, DuckDuckGo) are people;
 * Cubot is a maker of phones. No lookbehind: Safari before 16.4 has none.
 */
const CRAWLERS =
  '(^|[^u]|[^c]u)bot\\b|spider\\b|crawl|slurp|\\+https?:|^whatsapp/|compatible; yandex|facebookexternalhit|facebookcatalog|' +
  'meta-external|(bing|microsoft|skypeuri|(link|url|web) )preview|^pinterest/|vkshare|kakaotalk-scrap|embedly|iframely|mastodon/|' +
  'ia_archiver|google-(inspectiontool|read-aloud|safety)|googleother|(mediapartners|apis|feedfetcher)-google|lighthouse|' +
  '(chatgpt|claude|perplexity|mistralai)-(user|web)|anthropic-ai|w3c_validator';

export function negotiationRules(paths: readonly string[]): NegotiationRules {
  const locales: NegotiationRules['locales'] = {};
  for (const [id, { prefix, browser }] of Object.entries(LOCALES)) locales[id] = { prefix, browser };
  return { paths, locales, fallback: DEFAULT_LOCALE satisfies Locale, crawlers: CRAWLERS };
}

/**
 * Where to redirect a visit, or null: by the stored preference, then the first browser language that the site has, then the
 * default. Used by the boot script and by middleware.ts.
 */
export function negotiate(visit: Visit, rules: NegotiationRules): string | null {
  if (!rules.paths.includes(visit.path) || new RegExp(rules.crawlers, 'i').test(visit.userAgent)) return null;
  const ids = Object.keys(rules.locales);
  let choice = ids.find((id) => id === visit.stored);
  for (const language of visit.languages) {
    const primary = language.toLowerCase().split(/[-_]/)[0] || '';
    choice = choice || ids.find((id) => rules.locales[id]?.browser.includes(primary));
  }
  const prefix = rules.locales[choice || rules.fallback]?.prefix;
  return prefix ? prefix + visit.path.replace(/\/$/, '') : null;
}

/**
 * The languages of an `Accept-Language` header, the preferred one first. Malformed parts and those with `q=0` are left out.
 */
export function acceptedLanguages(header: string | null): string[] {
  return (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(/\s*;\s*/);
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      return { tag, weight: quality ? Number(quality.slice(2)) : 1 };
    })
    .filter(({ tag, weight }) => tag && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}
