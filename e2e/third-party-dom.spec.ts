import type { Page } from '@playwright/test';
import { HYDRATED } from '@/browser/page/signals';
import { FORM_ENDPOINT } from '@/company/form-endpoint';
import { expect, open, receivePosts, test, UNKNOWN_ADDRESS } from './support';
import { fillIn, menu, openMenu, PHONE, settings } from './visitor';

/** When another program changes the page: while it is parsed, before its scripts run, or when it is hydrated. */
type Moment = 'early' | 'late' | 'after';

const TEXTS =
  'header a, h1, #about h2, #services h3, #technology h2, label, footer a, [href="#main"], #consent-banner p, #privacy-policy h2';
const PLACES = 'head, header, main, #hero, section, form, form div, footer, article, ul, figure';

/** What it changes: each to all places of a kind at once, and the two that concern the whole alone. */
const CHANGES = {
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
type Name = keyof typeof CHANGES;

/** The landing page meets each change before it is hydrated; the rest is a sample of every kind. */
const TRIED: { path: string; moment: Moment; names: Name[] }[] = [
  { path: '/', moment: 'late', names: Object.keys(CHANGES) as Name[] },
  { path: '/', moment: 'after', names: ['puts an element last', 'takes the banner away'] },
  { path: '/', moment: 'early', names: ['changes texts', 'puts an element first into body'] },
  { path: '/se/personvern', moment: 'late', names: ['puts an element first', 'translates every word'] },
  { path: '/unknown', moment: 'late', names: ['translates every word'] },
];

/** Makes the change at its moment, in the page. */
function changePage([kind, places, moment, hydrated]: [string, string, Moment, string]): void {
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
  else addEventListener(hydrated, () => setTimeout(act));
}

const change = (page: Page, name: Name, moment: Moment) =>
  page.addInitScript(changePage, [...CHANGES[name], moment, HYDRATED] as [string, string, Moment, string]);

/** Long words of a document as the server sent it, its scripts left out. */
const renderedWords = (html: string): string[] => [
  ...new Set(
    (html.split('<body')[1] ?? '')
      .replace(/<(script|style).*?<\/\1>|<!--.*?-->/gs, '')
      .replace(/<[^>]*>|&\w+;/g, ' ')
      .match(/\p{L}{5,}/gu),
  ),
];

/** Waits until the page has all words of the document, its links and its form. */
async function expectWhole(page: Page, html: string, what: string): Promise<void> {
  const faults = () =>
    page.evaluate(
      ([wanted, endpoint]) => {
        const text = document.body.textContent ?? '';
        const form = document.querySelector('form');
        return [
          ...wanted.filter((word) => !text.includes(word)),
          ...(document.querySelector('a[href]') ? [] : ['no link']),
          ...(document.querySelector('#contact') && form?.action !== endpoint ? ['no form'] : []),
        ];
      },
      [renderedWords(html), FORM_ENDPOINT] as const,
    );
  await expect.poll(faults, what).toEqual([]);
}

// A refusal by the policy is logged too, and expected by none.
test.use({ expectedErrors: new RegExp(`${UNKNOWN_ADDRESS.source}|Minified React error|planted|of undefined`) });

for (const { path, moment, names } of TRIED) {
  test.describe(path, () => {
    test.use({ locale: path.startsWith('/se') ? 'se-NO' : 'nb-NO' });

    for (const name of names) {
      test(`keeps its words, links and form when another program, ${moment}, ${name}`, async ({ page }) => {
        const html = await (await page.request.get(path)).text();
        await change(page, name, moment);
        await open(page, path);
        // The banner's own words go with it.
        const banner = name === 'takes the banner away' ? /<section id="consent-banner".*?<\/section>/s : '';
        await expectWhole(page, html.replace(banner, ''), name);
      });
    }
  });
}

/** Makes a part of the page throw, by a function of the browser that this part alone calls. */
const THROWS: Record<string, () => void> = {
  'the slideshow': () => {
    window.matchMedia = () => {
      throw Error('planted');
    };
  },
  'the opening hours': () => {
    Intl.DateTimeFormat = class {
      constructor() {
        throw Error('planted');
      }
    } as never;
  },
  'the year': () => {
    Date.prototype.getFullYear = () => {
      throw Error('planted');
    };
  },
  'the form, whose data somebody has changed,': () => {
    // The islands may begin before DOMContentLoaded.
    new MutationObserver((_, observer) => {
      const island = document.querySelector('[data-island=ContactForm]');
      if (!island) return;
      observer.disconnect();
      island.setAttribute('data-props', '0');
    }).observe(document, { childList: true, subtree: true });
  },
};

test.describe('a part of the page that throws', () => {
  for (const [part, plant] of Object.entries(THROWS)) {
    test(`when ${part} throws, every word stays and the form is sent`, async ({ page }) => {
      const html = await (await page.request.get('/')).text();
      const planted = page.waitForEvent('console', (message) => /planted|undefined/.test(message.text()));
      await page.addInitScript(plant);
      await open(page, '/');
      await page.locator('#contact').scrollIntoViewIfNeeded();
      await planted;
      await expectWhole(page, html, part);
      const posts = await receivePosts(page);
      await fillIn(page);
      await page.locator('#contact-form button').click();
      await expect.poll(() => posts.length).toBe(1);
    });
  }
});

test.describe('translated while it is used', () => {
  test.use({ viewport: PHONE, consent: null });

  test('every task goes through', async ({ page }) => {
    await change(page, 'translates every word', 'after');
    await open(page, '/');
    const posts = await receivePosts(page);
    await page.locator('#consent-banner button').last().click();
    await expect(page.locator('#contact iframe')).toHaveCount(1);
    await openMenu(page);
    await menu(page).locator('a[href="#technology"]').click();
    await expect(menu(page)).toHaveCount(0);
    await page.locator('#hero fieldset button').nth(1).click();
    await expect(page.locator('#hero fieldset [aria-current]')).toHaveCount(1);
    await page.locator('#contact-form button').click();
    await expect(page.locator('[aria-invalid]')).toHaveCount(3);
    await fillIn(page);
    await expect(page.locator('[aria-invalid]')).toHaveCount(0);
    await page.locator('#contact-form button').click();
    await expect(page.locator('[role=status] [data-kind]')).toBeVisible();
    expect(posts).toHaveLength(1);
    await settings(page).click();
    await page.locator('[role=dialog] button').last().click();
    await expect(page.locator('[role=dialog]')).toHaveCount(0);
    await openMenu(page);
    await menu(page).locator('a[hreflang=se]').click();
    await expect(page).toHaveURL(/\/se/);
    await expect(page.locator('main')).toBeVisible();
  });
});
