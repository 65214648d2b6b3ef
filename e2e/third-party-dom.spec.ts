import type { Page } from '@playwright/test';
import { HYDRATED } from 'next-islands/hydration';
import { FORM_ENDPOINT } from '@/lib/form-endpoint';
import { button, test as editorTest, expect as expectSoon, field, openSection, signIn, status } from './editor/page';
import { PREVIEW } from './editor/site';
import { open } from './page';
import { dialog, fillIn, openMenu, REQUIRED, receivePosts, settingsButton, submit, toast } from './parts';
import { expect, PHONE, test } from './support';

/** Runs in the page. Changes texts, and adds elements and attributes before the page is hydrated, as extensions do. */
function intrude(): void {
  const texts =
    'header a, h1, #about h2, #services h3, #technology h2, label, footer a, [href="#page-main"], #consent-banner p';
  const places = 'head, body, header, main, #hero, section, form, form div, footer, article, ul, figure';
  const box = () => document.createElement('div');
  document.addEventListener('DOMContentLoaded', () => {
    for (const text of document.querySelectorAll(texts)) text.textContent = `${text.textContent} ☂`;
    for (const place of document.querySelectorAll(places)) {
      place.prepend(box());
      place.append(box());
      place.setAttribute('data-intruder', '');
    }
    // As password managers do.
    for (const field of document.querySelectorAll('input, select, textarea')) field.after(box());
    Object.assign(window, { isChanged: true });
  });
}

/** Runs in the page. Wraps every word in elements, as translators do: once at an event, and again when the page changes. */
function translate(event: string): void {
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
  addEventListener(event, () => {
    // A content blocker takes it away before somebody has seen it.
    if (event === 'DOMContentLoaded') document.querySelector('#consent-banner')?.remove();
    wrapWords();
    new MutationObserver(wrapWords).observe(document.body, { childList: true, subtree: true });
    Object.assign(window, { isChanged: true });
  });
}

/** The long words of a document as the server sent it, without its scripts. The banner's own words go with it. */
const renderedWords = (html: string): string[] => [
  ...new Set(
    (html.split('<body')[1] ?? '')
      .replace(/<(script|style).*?<\/\1>|<!--.*?-->|<section id="consent-banner".*?<\/section>/gs, '')
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
test.use({ expectedErrors: /Minified React error/ });

for (const [who, change] of [
  ['an extension', intrude],
  ['a translator and a content blocker', translate],
] as const) {
  test(`a page keeps its words, links and form when ${who} changes it before hydration`, async ({ page }) => {
    const html = await (await page.request.get('/')).text();
    await page.addInitScript(change, 'DOMContentLoaded');
    await open(page, '/');
    await expect.poll(() => page.evaluate('window.isChanged')).toBe(true);
    const words = renderedWords(html);
    expect(words.length).toBeGreaterThan(10);
    const missingWords = async () => {
      const text = (await page.locator('body').textContent()) ?? '';
      return words.filter((word) => !text.includes(word));
    };
    await expect.poll(missingWords).toEqual([]);
    await expect(page.locator('a[href]')).not.toHaveCount(0);
    await expect(page.locator('form')).toHaveAttribute('action', FORM_ENDPOINT);
  });
}

test.describe('a page that is translated while it is used', () => {
  test.use({ viewport: PHONE, consent: null });

  test('works', async ({ page }) => {
    await page.addInitScript(translate, HYDRATED);
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
    await expect(page.locator('#toast-list [aria-live=polite]').locator(toast(page))).toBeVisible();
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

editorTest('the editor keeps working while an extension and a translator change it', async ({ browser, firm }) => {
  const phone = '+47 22 00 00 11';
  const ola = await browser.newPage({ locale: 'en-GB' });
  const errors: Error[] = [];
  ola.on('pageerror', (error) => errors.push(error));
  // The frame is the site, which other tests try.
  await ola.route(`${PREVIEW}/**`, (route) => route.abort());
  await ola.addInitScript(intrude);
  await ola.addInitScript(translate, 'DOMContentLoaded');
  await signIn(ola, firm);
  await expect(ola.locator('html'), 'browsers do not offer to translate it').toHaveAttribute('translate', 'no');
  await openSection(ola, 'Contact');
  await field(ola, 'phone').fill(phone);
  await button(ola, /^Save$/).click();
  await expectSoon(status(ola)).toHaveText(/Saved\. Not published yet\./);
  await openSection(ola, 'Services');
  await openSection(ola, 'Contact');
  await expectSoon(field(ola, 'phone')).toHaveValue(phone);
  await button(ola, /^Publish …$/).click();
  await expectSoon(ola.getByRole('dialog')).toContainText(phone);
  await button(ola, /^Cancel$/).click();
  await expectSoon(ola.getByRole('dialog')).toHaveCount(0);
  await button(ola, /^Earlier versions …$/).click();
  await expectSoon(ola.getByRole('dialog')).toBeVisible();
  expect(errors).toEqual([]);
  await ola.close();
});
