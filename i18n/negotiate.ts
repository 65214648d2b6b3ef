import { DEFAULT_LOCALE, LOCALES, type Locale } from './locales';

/** What is known of a visit before anything is shown. */
export interface Visit {
  /** Path of the address, without query and fragment. */
  path: string;
  /** The stored preference as it was found, or null. */
  stored: string | null;
  /** The browser's languages, the preferred one first. */
  languages: readonly string[];
  userAgent: string;
}

/** The rules as plain data. */
export interface NegotiationRules {
  /** The paths that have no language in them. */
  paths: readonly string[];
  locales: Record<string, { prefix: string; browser: readonly string[] }>;
  fallback: string;
  /** Source of a case-insensitive regular expression: search crawlers and link-preview agents. */
  crawlers: string;
}

/**
 * By the names that robots give themselves, or by the address at which they explain themselves. The apps of the same companies
 * do not count: whoever opens a link in LinkedIn's or DuckDuckGo's app is a person. Cubot is a maker of phones. No look-behind:
 * Safari before 16.4 could not read it.
 */
const CRAWLERS =
  '(^|[^u]|[^c]u)bot\\b|spider\\b|crawl|slurp|\\+https?:|^whatsapp/|compatible; yandex|facebookexternalhit|facebookcatalog|' +
  'meta-external|(bing|microsoft|skypeuri|(link|url|web) )preview|^pinterest/|vkshare|kakaotalk-scrap|embedly|iframely|mastodon/|' +
  'ia_archiver|google-(inspectiontool|read-aloud|safety)|googleother|(mediapartners|apis|feedfetcher)-google|lighthouse|' +
  '(chatgpt|claude|perplexity|mistralai)-(user|web)|anthropic-ai|w3c_validator';

/** The rules for a list of unprefixed paths. */
export function negotiationRules(paths: readonly string[]): NegotiationRules {
  const locales: NegotiationRules['locales'] = {};
  for (const [id, { prefix, browser }] of Object.entries(LOCALES)) locales[id] = { prefix, browser };
  return { paths, locales, fallback: DEFAULT_LOCALE satisfies Locale, crawlers: CRAWLERS };
}

/**
 * Decides which address a visit belongs to (docs/behaviour.md, “Languages”): the stored preference, then the first
 * browser language that the site speaks, then the default. Used by the boot script and by middleware.ts.
 *
 * @returns the path to go to instead, or null when the visit is where it belongs.
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
