import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { EXPORT_DIR } from '@/lib/content-dir.mjs';
import { FORM_ENDPOINT } from '@/lib/form-endpoint';
import { pagePath } from '@/lib/pages';
import { expect, hydrated, inOtherLanguage, NO, receivePosts, SE, test } from './support';
import { fillIn, menu, openMenu, PHONE, settings } from './visitor';

const CHUNKS = `${EXPORT_DIR}/_next/static/chunks`;
/** When another program comes: while the page is parsed, before its scripts run, or when its islands answer. */
type Moment = 'early' | 'late' | 'after';

const TEXTS =
  'header a, h1, #about h2, #services h3, #technology h2, label, footer a, .skip-link, #consent-banner p, .policy h2';
const PLACES = 'head, header, main, #hero, section, form, .field, footer, article, ul, figure';

/** What another program does to the page: each to all places of a kind at once, and the two that concern the whole alone. */
const INTRUSIONS = {
  'changes texts': ['text', TEXTS],
  'puts an element first': ['first', PLACES],
  'puts an element last': ['last', `${PLACES}, body`],
  'puts an element first into body': ['first', 'body'],
  'puts an element first into main': ['first', 'main'],
  'adds attributes': ['attribute', `html, body, ${PLACES}`],
  'takes the banner away': ['remove', '#consent-banner'],
  'puts an icon behind each field': ['icon', 'input, textarea'],
  'translates every word': ['translate', 'body'],
} as const;
type Intrusion = (typeof INTRUSIONS)[keyof typeof INTRUSIONS];

/** Does it, at its moment, in the page. */
function intrude([[kind, places], moment]: [Intrusion, Moment]): void {
  const wrapTexts = () => {
    document.documentElement.classList.add('translated-ltr');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, font')) continue;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      text.replaceWith(outer);
      inner.append(text);
    }
  };
  const act = () => {
    if (kind === 'translate') {
      wrapTexts();
      // A translator follows what a page changes.
      if (moment === 'after')
        new MutationObserver(wrapTexts).observe(document.body, { childList: true, subtree: true });
      return;
    }
    for (const target of document.querySelectorAll(places)) {
      const box = document.createElement('div');
      if (kind === 'text') target.textContent = `${target.textContent} ☂`;
      if (kind === 'first') target.prepend(box);
      if (kind === 'last') target.append(box);
      if (kind === 'attribute') target.setAttribute('data-intruder', '');
      if (kind === 'remove') target.remove();
      if (kind === 'icon') target.after(box);
    }
  };
  if (moment === 'early') {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('footer, [lang] a')) return;
      observer.disconnect();
      act();
    }).observe(document, { childList: true, subtree: true });
  } else if (moment === 'late') document.addEventListener('DOMContentLoaded', act);
  else addEventListener('hydrated', () => setTimeout(act));
}

/** Notes in the page what its policy refuses. */
function noteRefusals(): void {
  Object.assign(window, { refused: [] });
  addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) =>
    (window as unknown as { refused: string[] }).refused.push(`${effectiveDirective} ${sample}`),
  );
}

/** Long words of a document as the server sent it, its scripts left out. */
const wordsOf = (html: string): string[] => [
  ...new Set(
    (html.split('<body')[1] ?? '')
      .replace(/<(script|style).*?<\/\1>|<!--.*?-->/gs, '')
      .replace(/<[^>]*>|&\w+;/g, ' ')
      .match(/\p{L}{5,}/gu),
  ),
];

/** What is not right in the page, in words. */
const faults = (page: Page, words: string[]) =>
  page.evaluate(
    ([wanted, endpoint]) => {
      const text = document.body.textContent ?? '';
      const lost = wanted.filter((word) => !text.includes(word));
      const { refused } = window as unknown as { refused: string[] };
      const form = document.querySelector('form');
      return [
        ...(lost.length > 0 ? [`lost: ${lost.slice(0, 9).join(' ')}`] : []),
        ...refused,
        ...(document.querySelector('a[href]') ? [] : ['no link']),
        ...(document.querySelector('#contact') && form?.action !== endpoint ? ['no form'] : []),
      ];
    },
    [words, FORM_ENDPOINT] as const,
  );

test.use({ expectedErrors: /Minified React error|404|planted/ });

type Name = keyof typeof INTRUSIONS;
const ALL = Object.keys(INTRUSIONS) as Name[];
/** The page that has most to lose meets each intrusion before it is hydrated; the rest is a sample of every kind. */
const TRIED: { path: string; moment: Moment; names: Name[] }[] = [
  { path: pagePath('home', NO), moment: 'late', names: ALL },
  {
    path: pagePath('home', NO),
    moment: 'after',
    names: ['changes texts', 'puts an element last', 'takes the banner away'],
  },
  { path: pagePath('home', NO), moment: 'early', names: ['changes texts', 'puts an element first into body'] },
  { path: pagePath('privacy', SE), moment: 'late', names: ['adds attributes', 'translates every word'] },
  { path: pagePath('privacy', SE), moment: 'after', names: ['puts an element first'] },
  { path: '/unknown', moment: 'late', names: ['puts an element last', 'translates every word'] },
];

inOtherLanguage((locale) => {
  const home = pagePath('home', locale);

  for (const { path, moment, names } of TRIED) {
    test.describe(() => {
      // A Norwegian address leads a browser that asks for English elsewhere.
      test.use({ locale: path.startsWith('/se') ? 'se-NO' : 'nb-NO' });

      test(`${path} keeps its words, links and form, whatever another program does ${moment}`, async ({ context }) => {
        const html = await (await context.request.get(path)).text();
        for (const name of names) {
          const intrusion = INTRUSIONS[name];
          const page = await context.newPage();
          await page.addInitScript(noteRefusals);
          await page.addInitScript(intrude, [intrusion, moment] as [Intrusion, Moment]);
          await page.goto(path);
          await hydrated(page);
          // The banner's own words go with it.
          const words = wordsOf(
            intrusion[0] === 'remove' ? html.replace(/<section id="consent-banner".*?<\/section>/s, '') : html,
          );
          await expect.poll(async () => [name, ...(await faults(page, words))]).toEqual([name]);
          await page.close();
        }
      });
    });
  }

  /** Where in the code of an island a throw is planted: a value that its markup alone has. */
  const ISLANDS: Record<string, RegExp> = {
    slideshow: /(?<=id:)"hero"/,
    navigation: /(?<=className:)"navigation"/,
    'list of services': /(?<=className:)"dropdown"/,
    'menu button': /(?<="aria-haspopup":)"dialog"/,
    form: /(?<=encType:)"multipart\/form-data"/,
    map: /(?<=className:)"map [^"]*"/,
    year: /(?<=replace\()"\{year\}"/,
    banner: /(?<=id:)"consent-banner"/,
    toaster: /(?<=className:)"toasts"/,
    'settings button': /`\$\{\w+\} nojs:hidden`/,
  };

  /** Those that throw together: neighbours stay, and so does the form in all cases but its own. */
  const TOGETHER = [
    ['slideshow', 'list of services', 'map', 'toaster'],
    ['navigation', 'banner', 'year'],
    ['menu button', 'settings button'],
    ['form'],
  ];

  test('islands that throw leave every word in its place, and the others go on', async ({ context }) => {
    const html = await (await context.request.get(home)).text();
    const chunks = readdirSync(CHUNKS)
      .filter((file) => file.endsWith('.js'))
      .map((file) => ({ file, code: readFileSync(join(CHUNKS, file), 'utf8') }));
    expect(TOGETHER.flat().sort()).toEqual(Object.keys(ISLANDS).sort());
    for (const names of TOGETHER) {
      const page = await context.newPage();
      const logged: string[] = [];
      page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
      await page.addInitScript(noteRefusals);
      const planted = (name: string, code: string) =>
        code.replace(ISLANDS[name] as RegExp, `(()=>{throw Error("planted in ${name}")})()`);
      for (const { file, code } of chunks) {
        const body = names.reduce((text, name) => planted(name, text), code);
        if (body !== code)
          await page.route(`**/${file}`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
      }
      await page.goto(home);
      await hydrated(page);
      await expect.poll(async () => [names, ...(await faults(page, wordsOf(html)))]).toEqual([names]);
      const silent = names.filter((name) => !logged.some((line) => line.includes(`planted in ${name}`)));
      expect(silent).toEqual([]);
      if (!names.includes('form')) {
        const posts = await receivePosts(page);
        await fillIn(page);
        await page.locator('#contact-form button').click();
        await expect.poll(() => posts.length).toBe(1);
      }
      await page.close();
    }
  });
});

for (const path of ['/', '/se/personvern', '/unknown']) {
  test(`an error above all parts leaves ${path} as it is without JavaScript`, async ({ page }) => {
    await page.addInitScript(noteRefusals);
    await page.addInitScript(() => {
      // React's router writes the address at its start.
      history.replaceState = () => {
        throw Error('planted');
      };
    });
    const html = await (await page.request.get(path)).text();
    await page.goto(path);
    await expect(page.locator('html:not([data-js])')).toHaveCount(1);
    await expect.poll(() => faults(page, wordsOf(html))).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

for (const moment of ['late', 'after'] as const) {
  test.describe(`translated ${moment}`, () => {
    test.use({ viewport: PHONE, consent: null });

    test('every task goes through', async ({ page }) => {
      await page.addInitScript(noteRefusals);
      await page.addInitScript(intrude, [INTRUSIONS['translates every word'], moment] as [Intrusion, Moment]);
      await page.goto('/');
      await hydrated(page);
      const posts = await receivePosts(page);
      await page.locator('#consent-banner button').last().click();
      await expect(page.locator('#contact iframe')).toHaveCount(1);
      await openMenu(page);
      await menu(page).locator('a[href="#technology"]').click();
      await expect(menu(page)).toHaveCount(0);
      await page.locator('.indicator button').nth(1).click();
      await expect(page.locator('.indicator [aria-current]')).toHaveCount(1);
      await page.locator('#contact-form button').click();
      await expect(page.locator('[aria-invalid]')).toHaveCount(3);
      await fillIn(page);
      await expect(page.locator('[aria-invalid]')).toHaveCount(0);
      await page.locator('#contact-form button').click();
      await expect(page.locator('[role=status] .toast')).toBeVisible();
      expect(posts).toHaveLength(1);
      await settings(page).click();
      await page.locator('[role=dialog] button').last().click();
      await expect(page.locator('[role=dialog]')).toHaveCount(0);
      await page.locator('footer a[href="/personvern"]').click();
      await page.waitForURL('/personvern');
      await page.goto('/');
      await hydrated(page);
      await openMenu(page);
      await menu(page).locator('a[hreflang=se]').click();
      await expect(page).toHaveURL(/\/se/);
      await expect(page.locator('main')).toBeVisible();
      expect(await page.evaluate('window.refused')).toEqual([]);
    });
  });
}
