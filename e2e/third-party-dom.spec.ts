import type { Page } from '@playwright/test';
import { HYDRATED } from 'next-islands/hydration';
import { FORM_ENDPOINT } from '@/lib/form-endpoint';
import { dialog, fillIn, openMenu, REQUIRED, receivePosts, settingsButton, submit, toast } from './parts';
import { expect, open, PHONE, test, UNKNOWN_ADDRESS } from './support';

/** When another program changes the page: while it is parsed, before it is hydrated, or when it is. */
type Moment = 'while it is parsed' | 'before hydration' | 'after hydration';

const TEXTS =
  'header a, h1, #about h2, #services h3, #technology h2, label, footer a, [href="#main"], #consent-banner p, #privacy-policy h2';
const PLACES = 'head, header, main, #hero, section, form, form div, footer, article, ul, figure';

/** What it changes, in all places of a kind at once. */
const CHANGES = {
  'changes texts': ['text', TEXTS],
  'puts an element first': ['first', `body, ${PLACES}`],
  'puts an element last': ['last', `body, ${PLACES}`],
  'adds attributes': ['attribute', `html, body, ${PLACES}`],
  'takes the banner away': ['remove', '#consent-banner'],
  'puts an icon behind each field': ['icon', 'input, select, textarea'],
  'translates every word': ['translate', 'body'],
} as const;
type Name = keyof typeof CHANGES;

/** The landing page has each change before it is hydrated; the rest is a sample of every kind. */
const TRIED: { path: string; moment: Moment; names: Name[] }[] = [
  {
    path: '/',
    moment: 'before hydration',
    names: [
      'changes texts',
      'puts an element first',
      'puts an element last',
      'adds attributes',
      'puts an icon behind each field',
    ],
  },
  { path: '/', moment: 'before hydration', names: ['takes the banner away'] },
  { path: '/', moment: 'before hydration', names: ['translates every word'] },
  { path: '/', moment: 'while it is parsed', names: ['changes texts', 'puts an element first'] },
  { path: '/', moment: 'after hydration', names: ['puts an element last', 'takes the banner away'] },
  { path: '/se/personvern', moment: 'before hydration', names: ['puts an element first', 'translates every word'] },
  { path: '/unknown', moment: 'before hydration', names: ['translates every word'] },
];

/** Runs in the page. Makes the change at its moment. */
function changePage([kind, places, moment, hydrated]: [string, string, Moment, string]): void {
  const wrapped = (word: string) => {
    const outer = document.createElement('font');
    outer.appendChild(document.createElement('font')).append(word);
    return outer;
  };
  const wrapWords = () => {
    document.documentElement.classList.add('translated-ltr');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, font')) continue;
      const parts = text.data.split(/(\s+)/).filter(Boolean);
      text.replaceWith(...parts.map((part) => (part.trim() ? wrapped(part) : part)));
    }
  };
  const count = () => {
    const { changes = 0 } = window as { changes?: number };
    Object.assign(window, { changes: changes + 1 });
  };
  const act = () => {
    if (kind === 'translate') {
      wrapWords();
      count();
      // A translator follows what a page changes.
      if (moment === 'after hydration')
        new MutationObserver(wrapWords).observe(document.body, { childList: true, subtree: true });
      return;
    }
    const targets = document.querySelectorAll(places);
    if (targets.length > 0) count();
    for (const target of targets) {
      const box = document.createElement('div');
      if (kind === 'text') target.textContent = `${target.textContent} ☂`;
      if (kind === 'first') target.prepend(box);
      if (kind === 'last') target.append(box);
      if (kind === 'attribute') target.setAttribute('data-intruder', '');
      if (kind === 'remove') target.remove();
      if (kind === 'icon') target.after(box);
    }
  };
  if (moment === 'while it is parsed') {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('footer, [lang] a')) return;
      observer.disconnect();
      act();
    }).observe(document, { childList: true, subtree: true });
  } else if (moment === 'before hydration') document.addEventListener('DOMContentLoaded', act);
  else addEventListener(hydrated, () => setTimeout(act));
}

const change = (page: Page, name: Name, moment: Moment) =>
  page.addInitScript(changePage, [...CHANGES[name], moment, HYDRATED] as [string, string, Moment, string]);

/** The long words of a document as the server sent it, without its scripts. */
const renderedWords = (html: string): string[] => [
  ...new Set(
    (html.split('<body')[1] ?? '')
      .replace(/<(script|style).*?<\/\1>|<!--.*?-->/gs, '')
      .replace(/<[^>]*>|&\w+;/g, ' ')
      .match(/\p{L}{5,}/gu),
  ),
];

/** Visible texts whose words are items of a flex or grid container, which drops the spaces between them. */
const textsWithoutSpaces = (page: Page) =>
  page.evaluate(() => {
    const parents = new Set([...document.querySelectorAll('font + font')].map((word) => word.parentElement));
    return [...parents].flatMap((parent) => {
      const isContainer = parent && /flex|grid/.test(getComputedStyle(parent).display);
      return isContainer && !parent.closest('[aria-hidden=true]') ? parent.textContent : [];
    });
  });

// Violations of the policy are not expected.
test.use({ expectedErrors: new RegExp(`${UNKNOWN_ADDRESS.source}|Minified React error`) });

for (const { path, moment, names } of TRIED) {
  test.describe(path, () => {
    test.use({ locale: path.startsWith('/se') ? 'se-NO' : 'nb-NO' });

    test(`keeps its words, links and form when another program, ${moment}, ${names.join(', ')}`, async ({ page }) => {
      const html = await (await page.request.get(path)).text();
      for (const name of names) await change(page, name, moment);
      await open(page, path);
      await expect.poll(() => page.evaluate('window.changes')).toBe(names.length);
      // The banner's own words go with it.
      const banner = names.includes('takes the banner away') ? /<section id="consent-banner".*?<\/section>/s : '';
      const words = renderedWords(html.replace(banner, ''));
      expect(words.length).toBeGreaterThan(10);
      const missingWords = async () => {
        const text = (await page.locator('body').textContent()) ?? '';
        return words.filter((word) => !text.includes(word));
      };
      await expect.poll(missingWords).toEqual([]);
      await expect(page.locator('a[href]')).not.toHaveCount(0);
      if (path === '/') await expect(page.locator('form')).toHaveAttribute('action', FORM_ENDPOINT);
    });
  });
}

test.describe('a page that is translated while it is used', () => {
  test.use({ viewport: PHONE, consent: null });

  test('works', async ({ page }) => {
    await change(page, 'translates every word', 'after hydration');
    await open(page, '/');
    const posts = await receivePosts(page);
    await page.locator('#consent-banner button').last().click();
    await page.locator('#contact-map').scrollIntoViewIfNeeded();
    await expect(page.locator('#contact iframe')).toHaveCount(1);
    await openMenu(page);
    await expect(page.locator('font + font')).not.toHaveCount(0);
    await expect.poll(() => textsWithoutSpaces(page)).toEqual([]);
    await dialog(page).locator('a[href="#technology"]').click();
    await expect(dialog(page)).toHaveCount(0);
    await page.locator('#hero fieldset button').nth(1).click();
    await expect(page.locator('#hero fieldset button').nth(1)).toHaveAttribute('aria-pressed', 'true');
    await submit(page);
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(REQUIRED.length);
    expect(await textsWithoutSpaces(page)).toEqual([]);
    await fillIn(page);
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
    await submit(page);
    await expect(page.locator('#toasts [aria-live=polite]').locator(toast(page))).toBeVisible();
    expect(posts).toHaveLength(1);
    await settingsButton(page).click();
    await dialog(page).getByRole('button').last().click();
    await expect(dialog(page)).toHaveCount(0);
    await openMenu(page);
    await dialog(page).locator('a[hreflang=se]').click();
    await expect(page).toHaveURL(/\/se/);
    await expect(page.locator('main')).toBeVisible();
  });
});
