import { readFileSync } from 'node:fs';
import { test as base, expect, type LaunchOptions, type Page } from '@playwright/test';
import type strange from '@/fixture/messages/no.json';
import { keepTogether } from '@/i18n/keep-together';
import { LOCALE_IDS, LOCALES, type Locale } from '@/i18n/locales';
import type { ServiceId } from '@/lib/company';
import { CONTENT_DIR } from '@/lib/content-dir.mjs';
import { FORM_ENDPOINT } from '@/lib/form-endpoint';
import type no from '@/messages/no.json';

export { expect } from '@playwright/test';

/** A catalog: the texts that every site has, and those of the services and platforms that behaviour is tried on. */
export type Texts = Omit<typeof no, 'services' | 'technology'> &
  Pick<typeof strange, 'technology'> & {
    services: (typeof strange)['services'] & Record<ServiceId, (typeof strange)['services']['payroll']>;
  };

/** The languages that behaviour is tried in, whichever the owner's are. */
export const [NO, EN] = ['no', 'en'] as string[] as [Locale, Locale];

/** The catalogs, so that a test names what it looks for in the words of the page. */
export const CATALOGS = perLocale(
  (locale): Texts =>
    keepTogether(JSON.parse(readFileSync(`${CONTENT_DIR}/messages/${locale}.json`, 'utf8')), LOCALES[locale].html),
) as Record<Locale | 'no' | 'en', Texts>;

/** The languages that pages are looked at in: all of the owner's; of the company with the longest texts, the one that has them. */
export const SEEN_LOCALES = LOCALE_IDS;

/** What the browser of a visitor of each language asks for. */
const BROWSER_LOCALE = perLocale((locale) => LOCALES[locale].intl);

/** Something for each language of the site. */
function perLocale<T>(make: (locale: Locale) => T): Record<Locale, T> {
  return Object.fromEntries(LOCALE_IDS.map((locale) => [locale, make(locale)])) as Record<Locale, T>;
}

/** Replaces the arguments of a catalog text. */
export function fill(text: string, values: object): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(Reflect.get(values, name)));
}

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
    await context.addInitScript((value) => {
      // Only in the site's own pages, and only where there is nothing yet: a decision made in the test stays.
      if (value !== null && window === top && localStorage.getItem('cookieConsent') === null) {
        localStorage.setItem('cookieConsent', value);
      }
    }, consent);
    await use(context);
  },
  cleanConsole: [
    async ({ page, expectedErrors }, use) => {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(String(error)));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) problems.push(message.text());
      });
      await use(undefined);
      expect(problems.filter((problem) => !expectedErrors?.test(problem))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Runs the same tests in every language. */
export function forEveryLocale(tests: (locale: Locale, text: Texts) => void): void {
  for (const locale of LOCALE_IDS) {
    test.describe(locale, () => {
      test.use({ locale: BROWSER_LOCALE[locale] });
      tests(locale, CATALOGS[locale]);
    });
  }
}

/**
 * Runs tests in one language where what they try is the same code in each: in English, whose addresses begin otherwise, so
 * that what leads to the default language by mistake shows. Specs that take `/` for an address are the Norwegian ones.
 */
export function inEnglish(tests: (locale: Locale, text: Texts) => void): void {
  test.describe(() => {
    test.use({ locale: BROWSER_LOCALE[EN] });
    tests(EN, CATALOGS[EN]);
  });
}

export interface Post {
  fields: [name: string, value: string][];
}

/** Takes the contact requests of a page and keeps them; `answer` decides how each one fares, and is late when it waits. */
export async function receivePosts(
  page: Page,
  answer: () => 'ok' | 'fail' | Promise<'ok' | 'fail'> = () => 'ok',
): Promise<Post[]> {
  const posts: Post[] = [];
  await page.route(FORM_ENDPOINT, async (route) => {
    const request = route.request();
    const body = new Uint8Array(request.postDataBuffer() ?? []);
    const headers = { 'content-type': (await request.headerValue('content-type')) ?? '' };
    const form = await new Response(body, { headers }).formData();
    posts.push({ fields: [...form].map(([name, value]) => [name, String(value)]) });
    if ((await answer()) === 'ok') await route.fulfill({ status: 200, body: '' });
    else await route.abort('connectionreset');
  });
  return posts;
}

/** Holds back the files that `glob` names until what it gives back is called. */
export async function holdBack(page: Page, glob: string): Promise<() => void> {
  let go = () => {};
  const gate = new Promise<void>((done) => {
    go = done;
  });
  await page.route(glob, async (route) => {
    await gate;
    await route.continue();
  });
  return go;
}

/** Waits until the page's islands answer. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const parts = [...document.querySelectorAll('button, main')].filter((part) => !part.closest('[data-plain]'));
    return parts.length > 0 && parts.every((part) => Object.keys(part).some((key) => key.startsWith('__reactProps')));
  });
}

/** Opens a page whose time, once its islands answer, passes only when the test says so. */
export async function openWithClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await hydrated(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500);
}

/** Chromium as visitors have it, where the lighter build of most tests differs: its cache of pages left, when it fetches pictures, its scrollbars. */
export const WHOLE_CHROMIUM: LaunchOptions = process.env.CHROMIUM
  ? { executablePath: process.env.CHROMIUM }
  : { channel: 'chromium' };
