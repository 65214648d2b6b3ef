import { readFileSync } from 'node:fs';
import { test as base, expect, type LaunchOptions, type Page, type Route } from '@playwright/test';
import { HYDRATED } from '@/browser/page/signals';
import { company } from '@/company/company';
import { CONTENT_DIR, IS_OTHER_COMPANY } from '@/company/content-dir.mjs';
import { FORM_ENDPOINT } from '@/company/form-endpoint';
import { keepTogether } from '@/company/keep-together';
import { LOCALE_IDS, LOCALES, type Locale } from '@/company/locales';
import type no from '@/messages/no.json';

export { expect } from '@playwright/test';

/** A catalog of the company of fixture/. */
export type Texts = typeof no;

/** The languages that behavior is tried in. */
export const [NO, SE] = ['no', 'se'] as const;

/** The languages in which content is tried: of the tests' companies, whose texts are the same in other letters, the first and the last. */
export const CONTENT_LOCALES = IS_OTHER_COMPANY ? LOCALE_IDS.filter(isFirstOrLast) : LOCALE_IDS;
function isFirstOrLast(_: Locale, index: number, all: Locale[]): boolean {
  return index === 0 || index === all.length - 1;
}

/** The catalogs, so that a test names what it looks for in the words of the page. */
export const CATALOGS = Object.fromEntries(
  LOCALE_IDS.map((locale) => {
    const texts = JSON.parse(readFileSync(`${CONTENT_DIR}/messages/${locale}.json`, 'utf8'));
    return [locale, keepTogether(texts, LOCALES[locale].lang)];
  }),
) as Record<Locale, Texts>;

/** Replaces the arguments of a catalog text. */
export function fill(text: string, values: object): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(Reflect.get(values, name)));
}

const MAP_ORIGIN = company.map && new URL(company.map.embedUrl).origin;

interface Options {
  /** What the visitor has decided about the map before the test; null on a first visit. */
  consent: 'true' | 'false' | null;
  /** Console errors that belong to what the test does. */
  expectedErrors: RegExp | null;
}

/** Tests with a clean console: an error, a warning or a refusal by the policy fails them. */
export const test = base.extend<Options & { cleanConsole: undefined }>({
  consent: ['false', { option: true }],
  expectedErrors: [null, { option: true }],
  context: async ({ context, consent }, use) => {
    await context.addInitScript(
      ([value, hydrated]) => {
        // Not the performance mark: Playwright's clock takes marks away.
        addEventListener(hydrated, () => Object.assign(window, { isHydrated: true }));
        // Only in the site's own pages, and only where there is nothing yet: a decision made in the test stays.
        if (value !== null && window === top) localStorage.cookieConsent ??= value;
      },
      [consent, HYDRATED] as const,
    );
    // The service of the map, which the tests' companies have made up.
    if (MAP_ORIGIN)
      await context.route(`${MAP_ORIGIN}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await use(context);
  },
  cleanConsole: [
    async ({ page, expectedErrors }, use) => {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(String(error)));
      page.on('console', (message) => {
        // Chromium does not say what could not be loaded.
        const what = message.text().startsWith('Failed to load') ? ` ${message.location().url}` : '';
        if (['error', 'warning'].includes(message.type())) problems.push(message.text() + what);
      });
      await use(undefined);
      expect(problems.filter((problem) => !expectedErrors?.test(problem))).toEqual([]);
    },
    { auto: true },
  ],
});

/** What the browser and the site log of an address that tests take for an unknown one; not of a file that is missing. */
export const UNKNOWN_ADDRESS = /404.*\/(unknown|nowhere|personvern\/x)$/;

type Tests = (locale: Locale, text: Texts) => void;

/** Runs the same tests of a subject in several languages, in a browser that asks for each. */
export function forEveryLocale(subject: string, tests: Tests, locales: Locale[]): void {
  for (const locale of locales) {
    test.describe(`${subject}, ${locale}`, () => {
      test.use({ locale: LOCALES[locale].intl });
      tests(locale, CATALOGS[locale]);
    });
  }
}

/**
 * Runs tests in one language where what they try is the same code in each: not the default one, since its addresses begin otherwise, so
 * that what leads to the default language by mistake shows. Specs that take `/` for an address are the Norwegian ones.
 */
export const inOtherLanguage = (subject: string, tests: Tests) => forEveryLocale(subject, tests, [SE]);

/** Takes the contact requests of a page and keeps their types; `answer` decides how each one fares, and is late when it waits. */
export async function receivePosts(
  page: Page,
  answer: () => 'ok' | 'fail' | Promise<'ok' | 'fail'> = () => 'ok',
): Promise<string[]> {
  const posts: string[] = [];
  await page.route(FORM_ENDPOINT, async (route) => {
    posts.push((await route.request().headerValue('content-type')) ?? '');
    if ((await answer()) === 'ok') await route.fulfill({ status: 200, body: '' });
    else await route.abort('connectionreset');
  });
  return posts;
}

/** Holds back the files that `glob` names until what it gives back is called; `answer` then decides what becomes of them. */
export async function holdBack(
  page: Page,
  glob: string,
  answer = (route: Route) => route.continue(),
): Promise<() => void> {
  let go = () => {};
  const gate = new Promise<void>((done) => {
    go = done;
  });
  await page.route(glob, async (route) => {
    await gate;
    await answer(route);
  });
  return go;
}

/** Waits until React has hydrated the islands of a page; the 404 page has none. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => {
    const hasIslands = document.readyState === 'loading' || document.querySelector('[data-island]') !== null;
    return 'isHydrated' in window || !hasIslands;
  });

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Chromium as visitors have it, where the lighter build of most tests differs: its cache of pages left, when it fetches pictures, its scrollbars. */
export const WHOLE_CHROMIUM: LaunchOptions = process.env.CHROMIUM
  ? { executablePath: process.env.CHROMIUM }
  : { channel: 'chromium' };

/** How far parts of the page have moved by themselves so far, as browsers add it up (https://web.dev/cls). */
export const movedBy = (page: Page) =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });
