import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { attribute, elementsOf } from 'next-islands/html';
import { gluedWords } from '@/__tests__/glued-words';
import { KEPT_WORDS } from '@/i18n/kept-words';
import { PAGE_IDS, pagePath } from '@/i18n/pages';
import { FORM_ENDPOINT } from '@/lib/form-endpoint';
import { allPages, pages } from './content/exported-pages';
import { open, setTextSize, styleOf } from './page';
import { dialog, fillIn, openMenu, settingsButton, submit, toast } from './parts';
import { home, IN_SE } from './second-language';
import { DESK, expect, PHONE, SE, test } from './support';

test.use({ ...IN_SE, consent: null, expectedErrors: /Failed to (load resource|fetch)|net::ERR|404/ });

test('without styles, no words of the export run together', () => {
  for (const { file, html } of allPages) expect.soft(gluedWords(html), file).toEqual([]);
});

test('nor do those of a page that somebody uses', async ({ page }) => {
  const expectApart = async (state: string) => expect.soft(gluedWords(await page.content()), state).toEqual([]);
  for (const id of PAGE_IDS) {
    await open(page, pagePath(id, SE));
    await expectApart(id);
  }
  await page.setViewportSize(PHONE);
  await openMenu(page);
  await expect(dialog(page)).toBeVisible();
  await expectApart('menu');
  await page.keyboard.press('Escape');
  await page.setViewportSize(DESK);
  await settingsButton(page).click();
  await expect(dialog(page)).toBeVisible();
  await expectApart('settings');
  await page.keyboard.press('Escape');
  await open(page, home);
  await submit(page);
  await expect(toast(page)).toBeVisible();
  await expectApart('missing fields');
  await fillIn(page);
  await submit(page);
  await expect(page.locator('[data-outcome=failed]')).toBeVisible();
  await expectApart('failure');
  await page.route(FORM_ENDPOINT, (route) => route.fulfill({ body: '' }));
  await submit(page);
  await expect(page.locator('[data-outcome=sent]')).toBeVisible();
  await expectApart('sent');
});

/** The texts of the pages: what is seen, and names. */
const texts = () =>
  allPages.flatMap(({ elements }) =>
    elements.flatMap((element) => {
      const isCode = /^(script|style)$/.test(element.tagName);
      const words = isCode ? [] : element.childNodes.map((node) => ('value' in node ? node.value : ''));
      return [...words, ...['alt', 'aria-label', 'title', 'content'].map((name) => attribute(element, name) ?? '')];
    }),
  );

test('no character of a text is there for lines alone, but hard spaces and soft hyphens', () => {
  expect(texts().filter((text) => /[^\P{Cf}\u00ad]/u.test(text))).toEqual([]);
  for (const { html } of allPages) {
    const props = elementsOf(html).find((element) => attribute(element, 'id') === 'props')?.childNodes[0];
    expect(props && 'value' in props ? props.value : '').not.toMatch(/[^\P{Cf}\u00ad]/u);
  }
});

/** The words of a page that must be on one line and are not. */
const broken = (page: Page, words: RegExp) =>
  page.evaluate((pattern) => {
    const found: string[] = [];
    const range = document.createRange();
    for (const block of document.querySelectorAll('main :is(p, li, dd, dt, td, h2, h3), footer p')) {
      const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      const nodes: Text[] = [];
      while (walker.nextNode()) nodes.push(walker.currentNode as Text);
      const places = nodes.flatMap((node) => [...node.data].map((_, offset) => [node, offset] as const));
      for (const { 0: word, index } of nodes
        .map(({ data }) => data)
        .join('')
        .matchAll(RegExp(pattern, 'gu'))) {
        const tops = places.slice(index, index + word.length).flatMap(([node, offset]) => {
          range.setStart(node, offset);
          range.setEnd(node, offset + 1);
          const { top, width } = range.getBoundingClientRect();
          return width > 0 ? [top] : [];
        });
        if (Math.max(...tops) - Math.min(...tops) > 8) found.push(word);
      }
    }
    return found;
  }, words.source);

test('words such as “e-post” and large phone numbers are on one line', async ({ page, browserName }) => {
  for (const path of [...PAGE_IDS.map((id) => pagePath(id, SE)), '/unknown']) {
    await open(page, path);
    for (const width of [320, 335, 350, 365, 390, 412, 768, 900, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await broken(page, KEPT_WORDS), `${path}, ${width} px`).toEqual([]);
    }
    // Only Chromium lets a test set the text size.
    if (browserName !== 'chromium') continue;
    await page.setViewportSize({ width: 320, height: 640 });
    await setTextSize(page, 32);
    expect(await broken(page, /(?<=\+[\d\s]*)\d+/), path).toEqual([]);
    await setTextSize(page, 16);
  }
});

// In every engine: WebKit takes the degrees of `atan2()` for radians unless they are a property of their own.
test('on a phone, the largest words fill a line', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, home);
  for (const words of ['.services-sum', '.technology-sum']) {
    const size = Number.parseFloat(await styleOf(page.locator(words), 'font-size'));
    expect(size, words).toBeGreaterThan(PHONE.width / 10);
    expect(size, words).toBeLessThan(PHONE.width / 2);
  }
  for (const { html } of allPages) expect(html).not.toContain('tan(atan2(');
});

const READABILITY = readFileSync('node_modules/@mozilla/readability/Readability.js', 'utf8');

/** Returns the texts that Firefox's reader view leaves out, each with the classes and ids around it that count against it. */
const leftOut = (page: Page, html: string, selector: string) =>
  page.evaluate(
    ([code, source = '', wanted = '']) => {
      const { Readability, against } = new Function(
        `${code}; return { Readability, against: Readability.prototype.REGEXPS.negative }`,
      )();
      const copy = new DOMParser().parseFromString(source, 'text/html');
      for (const unseen of copy.querySelectorAll('.sr-only')) unseen.remove();
      const textOf = ({ textContent }: Node) => textContent?.replace(/\s/g, '') ?? '';
      const texts = Array.from(copy.querySelectorAll(wanted), (element) => {
        const names: string[] = [];
        for (let part: Element | null = element; part; part = part.parentElement)
          names.push(...[part.id, ...part.classList].filter((name) => against.test(name)));
        return { text: textOf(element), names };
      });
      const { content } = new Readability(copy, { serializer: (part: Node) => part }).parse();
      const lost = texts.filter(({ text }) => !textOf(content).includes(text));
      return { count: texts.length, lost };
    },
    [READABILITY, html, selector],
  );

test('a reader view has prices, hours, contacts and every section of the policy', async ({ page }) => {
  const parts = '#contact dl :is(dt, dd), #services li > p.numerals, #privacy-policy :is(p, td, section :is(h2, li))';
  for (const { html, file } of pages) {
    const { count, lost } = await leftOut(page, html, parts);
    expect(count, file).toBeGreaterThan(10);
    expect(lost, file).toEqual([]);
  }
});

/** Returns the lines in braille; null if liblouis is not installed. */
function braille(table: string, lines: string[]): string[] | null {
  const { stdout } = spawnSync('lou_translate', [`unicode.dis,${table}`], {
    input: lines.join('\n'),
    encoding: 'utf8',
  });
  return stdout?.trimEnd().split('\n') ?? null;
}

for (const table of ['no-no-g0.utb', 'en-ueb-g1.ctb']) {
  test(`in braille (${table}), no character is spelled out`, () => {
    const characters = [
      ...new Set(
        texts()
          .join('')
          .replace(/[\s\p{L}\p{N}]/gu, ''),
      ),
    ];
    const cells = braille(
      table,
      [...characters, '\u2060'].map((character) => `a${character}a`),
    );
    test.skip(cells === null, 'liblouis is not installed');
    // A sign takes up to three cells.
    const spelled = [...characters, 'a word joiner'].filter((_, index) => (cells?.[index] ?? '').length > 2 + 3);
    expect(spelled).toEqual(['a word joiner']);
  });
}
