import { readFileSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { HYDRATED } from 'next-islands/hydration';
import { LOCALE_IDS, LOCALES, type Locale } from '@/i18n/locales';
import { insertNoBreakSpaces } from '@/i18n/no-break-spaces';
import { company, navTextKey } from '@/lib/company';
import { CONTENT_DIR } from '@/lib/content-dir.mjs';
import type no from '@/messages/no.json';
import type { NavSection } from '@/model/texts';
import { resetTextSize } from './page';

export { expect } from '@playwright/test';

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1440, height: 900 };
export const USUAL = [
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
] as const;
/** Windows of 1280 × 1024, 1366 × 768 and 1280 × 720 px at a zoom of 400 %. */
export const LOWEST = [
  [320, 256],
  [342, 192],
  [320, 180],
] as const;

/** A catalog of the company in fixture/. */
export type Texts = typeof no;

/** The languages in which behavior is tested. */
export const [NO, SE] = ['no', 'se'] as const;

/** The languages in which content is tested: of the test company, whose catalogs differ in letters only, one. */
export const CONTENT_LOCALES = CONTENT_DIR === 'fixture' ? LOCALE_IDS.slice(-1) : LOCALE_IDS;
/** The language in which is tested what is the same in every language: code, colors and sizes. */
export const [ONCE] = CONTENT_LOCALES;

/** The catalogs, as the page shows their texts. */
export const CATALOGS = Object.fromEntries(
  LOCALE_IDS.map((locale) => {
    const texts = JSON.parse(readFileSync(`${CONTENT_DIR}/messages/${locale}.json`, 'utf8'));
    return [locale, insertNoBreakSpaces(texts, LOCALES[locale].lang)];
  }),
) as Record<Locale, Texts>;

/** Fills in the placeholders of a catalog text. */
export function fill(text: string, values: object): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(Reflect.get(values, name)));
}

/** What the navigation calls a section. */
export function sectionName(texts: Texts, section: NavSection): string {
  return String(
    navTextKey(section)
      .split('.')
      .reduce<object>((group, key) => Reflect.get(group, key), texts),
  );
}

const MAP_ORIGIN = company.map && new URL(company.map.embedUrl).origin;

interface Options {
  /** What the visitor has decided about the map before the test; null on a first visit. */
  consent: 'true' | 'false' | null;
  /** Console errors that belong to what the test does. */
  expectedErrors: RegExp | null;
}

/** Tests that fail if the console has an error or a warning, such as a violation of the policy. */
export const test = base.extend<Options & { cleanConsole: undefined }>({
  consent: ['false', { option: true }],
  expectedErrors: [null, { option: true }],
  context: async ({ context, consent }, use) => {
    await context.addInitScript(
      ([value, hydrated]) => {
        // Not the performance mark: Playwright's clock removes marks.
        addEventListener(hydrated, () => Object.assign(window, { isHydrated: true }));
        // Not in the frame of the map, and not over a decision that the test has made.
        if (value !== null && window === top) localStorage.cookieConsent ??= value;
      },
      [consent, HYDRATED] as const,
    );
    // The test company's map service does not exist.
    if (MAP_ORIGIN)
      await context.route(`${MAP_ORIGIN}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await use(context);
  },
  // The next test uses the same page, of which Playwright resets what it has set itself.
  page: async ({ page }, use) => {
    await use(page);
    await resetTextSize(page);
  },
  cleanConsole: [
    async ({ page, expectedErrors }, use) => {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(String(error)));
      page.on('console', (message) => {
        // Chromium does not say what could not be loaded.
        const url = message.text().startsWith('Failed to load') ? ` ${message.location().url}` : '';
        if (['error', 'warning'].includes(message.type())) problems.push(message.text() + url);
      });
      await use(undefined);
      expect(problems.filter((problem) => !expectedErrors?.test(problem))).toEqual([]);
    },
    { auto: true },
  ],
});

/** What the browser and the site log about the unknown addresses of the tests, but not about a missing file. */
export const UNKNOWN_ADDRESS = /404.*\/(unknown|personvern\/x)$/;

/** Runs the same tests in the languages of the content, each in a browser that asks for it. */
export function forEveryLocale(subject: string, tests: (locale: Locale, text: Texts) => void): void {
  for (const locale of CONTENT_LOCALES) {
    test.describe(`${subject}, ${locale}`, () => {
      test.use({ locale: LOCALES[locale].intl });
      tests(locale, CATALOGS[locale]);
    });
  }
}

/** A first visit on a phone. */
export const FIRST_VISIT = {
  consent: null,
  viewport: PHONE,
  deviceScaleFactor: 3,
  hasTouch: true,
  isMobile: true,
};
