import type { Server } from 'node:http';
import type { Page } from '@playwright/test';
import { buildCopy, type Copy, UNTYPED } from '@/__tests__/build-copy';
import { LOCALE_IDS } from '@/i18n/locales';
import schemaFile from '@/messages/catalog.schema.json' with { type: 'json' };
import { serve } from '@/scripts/local/serve';
import type { Schema } from '@/site/checks/schema-rules';
import { PAGE_IDS, pagePath } from '@/site/pages';
import { expect, hydrated, test } from './support';

/** Words of every length from one letter on: those that Norwegian puts together, and others for every further language. */
const NORWEGIAN =
  'å på mva lønn bilag purrer faktura kontoene avstemmer avstemming fakturering kvitteringen skattemelding regnskapsfører dokumentasjonen bilagsbehandling regnskapssystemet arbeidsgiveravgift informasjonskapsler næringsspesifikasjon';
const OTHERS =
  'a to VAT book entry ledger invoice payments suppliers statements bookkeeping registration documentation reconciliation reconciliations responsibilities';
/** Sizes of words in a text, so that long and short ones stand beside each other. */
const MIX = [20, 4, 9, 2, 13, 6, 3, 18, 1, 8, 11];
const PORT = Number(process.env.E2E_PORT ?? 4173) + 17;

/** A text of so many letters, whose words are no longer than `most`, and one of which is as long. */
function phrase(length: number, most: number, language: string): string {
  const words = (language === 'no' ? NORWEGIAN : OTHERS).split(' ');
  const text: string[] = [];
  for (let left = length, turn = 0; left > 0; turn++) {
    const wanted = Math.min(MIX[turn % MIX.length] ?? 1, most, words.length, left);
    // No single space may be left over.
    const size = left - wanted === 1 ? Math.max(1, wanted - 1) : wanted;
    text.push(words[size - 1] ?? '');
    left -= size + 1;
  }
  return text.join(' ');
}

/** The longest text that the schema lets a place have, with what the site fills in there. */
function longest(place: Schema, text: string, language: string): string {
  const { max, word = 20, placeholders = [] } = place;
  if (!max) return text;
  const values = placeholders.filter((name) => name.startsWith('{')).map((name) => (name === '{count}' ? '' : name));
  const used = values.reduce((sum, name) => sum + Math.max(0, name.length - 2) + 1, 0);
  const own = phrase(max - used, word, language);
  const [tag] = placeholders.filter((name) => name.startsWith('<'));
  const tagged = tag ? own.replace(/\S+ \S+$/, (end) => `${tag}${end}${tag.replace('<', '</')}`) : own;
  const count = placeholders.includes('{count}') ? '{count, plural, one {} other {}}' : '';
  return [tagged, ...values.filter(Boolean)].join(' ') + count;
}

/** The same catalog with the longest text in every place; the headline has a rule of its own (site/headline.ts). */
function stretch(data: object, schema: Schema, language: string, path = ''): object {
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => {
      const others = schema.additionalProperties;
      const place = schema.properties?.[key] ?? (typeof others === 'object' ? others : {});
      const name = path ? `${path}.${key}` : key;
      if (typeof value === 'object' && !Array.isArray(value)) return [key, stretch(value, place, language, name)];
      const kept = key.startsWith('$') || name === 'hero.title' || name.startsWith('technology.example.');
      return [key, kept ? value : longest(place, value, language)];
    }),
  );
}

/** Facts as long as site/firm.schema.json lets them be. */
function longFacts(text: string): string {
  const facts = JSON.parse(text);
  const line = (length: number) => phrase(length, 14, 'no');
  const address = { street: line(40), postalCode: '0161', city: line(24) };
  return JSON.stringify({
    ...facts,
    name: line(60),
    brand: line(24),
    // More has no room beside it (site/checks/firm-rules.ts).
    topBar: ['address', 'email'],
    phone: '+1 (212) 555-0100 2000',
    email: 'regnskapsavdeling@avstemmings.example.no',
    officeAddress: address,
    postalAddress: address,
    social: ['a', 'b', 'c', 'd'].map((id) => ({ network: line(16), url: `https://${id}.example/` })),
    association: { ...facts.association, name: line(60) },
    map: { ...facts.map, service: line(24), provider: line(60) },
    platforms: facts.platforms.map((platform: object) => ({ ...platform, name: line(24) })),
  });
}

/** What is wrong with the page as it stands: words outside of the window, cut off, torn apart, or on each other. */
function flaws(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate((where) => {
    const found = new Set<string>();
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) found.add(`the page is ${root.scrollWidth} px wide`);
    const boxes: { words: string; box: DOMRect; parent: Element }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement as HTMLElement;
      if (!node.textContent?.trim() || !parent.closest(where)) continue;
      if (parent.closest('script, thead, .sr-only, .skip-link, .wordmark, .hours-now')) continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      const words = node.textContent.trim().slice(0, 30);
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.right > root.clientWidth + 1 || box.left < -1) found.add(`“${words}” leaves the window`);
        for (let around: Element | null = parent; around && around !== document.body; around = around.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(around);
          if (overflowX === 'visible') continue;
          const edge = around.getBoundingClientRect();
          const scrolls = /auto|scroll/.test(overflowY);
          const isOut = box.right > edge.right + 1 || box.left < edge.left - 1;
          if (isOut || (!scrolls && (box.bottom > edge.bottom + 4 || box.top < edge.top - 4)))
            found.add(`“${words}” is cut off by ${around.className || around.tagName}`);
        }
        boxes.push({ words, box, parent });
      }
      for (const { 0: word, index } of node.textContent.matchAll(/[\p{L}\d]+/gu)) {
        // An address of e-mail has no room on a phone when it is long; it breaks rather than leave the window.
        if (/[\u00ad@.]/.test(node.textContent[index - 1] ?? '') || node.textContent[index + word.length] === '@')
          continue;
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top));
        if (lines.size > 1) found.add(`“${word}” in “${words}” breaks`);
      }
    }
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        const layer = (element: Element) => element.closest('.header, .banner, .dialog, .menu');
        // Lines of a text may touch; half a line they may not share.
        const most = Math.min(one.box.height, other.box.height) / 2;
        if (width > 2 && height > most && layer(one.parent) === layer(other.parent))
          found.add(`“${one.words}” and “${other.words}” lie on each other`);
      }
    }
    return [...found];
  }, within);
}

let copy: Copy;
let server: Server;

test.skip(({ browserName }) => browserName !== 'chromium', 'one browser measures for all');
test.describe.configure({ mode: 'default' });
test.use({ consent: null });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  copy = buildCopy('longest', {
    ...UNTYPED,
    'site/firm.json': longFacts,
    ...Object.fromEntries(
      LOCALE_IDS.map((locale) => [
        `messages/${locale}.json`,
        (text: string) => JSON.stringify(stretch(JSON.parse(text), schemaFile as Schema, locale)),
      ]),
    ),
  });
  expect(copy.output).not.toMatch(/^messages\/|^site\//m);
  server = await serve(`${copy.dir}/out`, PORT);
});
test.afterAll(() => {
  server?.close();
});

for (const locale of LOCALE_IDS) {
  test(`the longest text that is allowed stands in every place, ${locale}`, async ({ page }) => {
    const found: string[] = [];
    for (const id of PAGE_IDS) {
      await page.goto(`http://localhost:${PORT}${pagePath(id, locale)}`);
      await hydrated(page);
      for (const width of [320, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        for (const flaw of await flaws(page)) found.push(`${id}, ${width} px: ${flaw}`);
      }
    }
    await page.goto(`http://localhost:${PORT}${pagePath('home', locale)}`);
    await hydrated(page);
    await page.setViewportSize({ width: 320, height: 900 });
    await page.locator('.header button[aria-haspopup]').click();
    await page.locator('.menu').waitFor();
    for (const flaw of await flaws(page, '.menu')) found.push(`menu: ${flaw}`);
    await page.keyboard.press('Escape');
    await page.locator('.banner-settings').click();
    await page.locator('.dialog').waitFor();
    for (const flaw of await flaws(page, '.dialog')) found.push(`dialog: ${flaw}`);
    expect(found).toEqual([]);
  });
}
