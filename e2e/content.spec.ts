import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { textEntries } from '@/export/checks/source';
import { pagesOf } from '@/export/export-files';
import { attribute, type Element, elementsOf, textOf } from '@/export/html';
import { DEFAULT_LOCALE, LOCALE_IDS, LOCALES } from '@/i18n/locales';
import { asciiEmail, company, emailHref, phoneHref, siteUrl } from '@/lib/company';
import { EXPORT_DIR } from '@/lib/content-dir.mjs';
import { PAGE_IDS, pagePath } from '@/lib/pages';
import { axe, flaws, violationsOf } from './overflow';
import { CATALOGS, expect, open, test } from './support';

/** What has to be true of any company's content: it is asked of the owner's and of the fixture's. */
const { pages, notFound } = pagesOf(EXPORT_DIR);
const all = [...pages, notFound];

const known = new Map<string, Element[]>();
/** The elements of a page, which is read once however often it is asked for. */
function elementsIn(html: string): Element[] {
  const elements = known.get(html) ?? elementsOf(html);
  known.set(html, elements);
  return elements;
}
/** Those that have an attribute, with its value. */
const having = (html: string, name: string) =>
  elementsIn(html).flatMap((element) => {
    const value = attribute(element, name);
    return value === undefined ? [] : [{ element, value }];
  });
/** All that can be read in an element, and in those that it holds. */
function readableText(element: Element): string {
  return element.childNodes
    .map((node) =>
      'value' in node ? node.value : 'tagName' in node && node.tagName !== 'script' ? readableText(node) : '',
    )
    .join('');
}
/** The same for the elements of a page that are such. */
const read = (html: string, is: (element: Element) => boolean) =>
  plain(elementsIn(html).filter(is).map(readableText).join(' '));
const isMain = ({ tagName }: Element) => tagName === 'main';
/** Words as they are compared: spaces of every width are one, hyphens that are not seen are none. */
const plain = (text: string) => text.replaceAll('\u00ad', '').replaceAll('\u2060', '').replace(/\s+/g, ' ').trim();

test.describe('the export', () => {
  test.skip(({ browserName }) => browserName !== 'chromium', 'no browser has a part in it');

  test('has every page in every language, and no other', () => {
    const wanted = PAGE_IDS.flatMap((id) => LOCALE_IDS.map((locale) => pagePath(id, locale)));
    expect(pages.map(({ address }) => address).sort()).toEqual(wanted.sort());
    const sitemap = readFileSync(join(EXPORT_DIR, 'sitemap.xml'), 'utf8');
    for (const path of wanted) expect(sitemap).toContain(`<loc>${siteUrl}${path === '/' ? '' : path}</loc>`);
  });

  test('is valid HTML with headings in order, and one of the first level', async () => {
    const validator = new HtmlValidate({
      extends: ['html-validate:standard'],
      // The consent banner stands before the page's own headings.
      rules: { 'heading-level': ['error', { minInitialRank: 'h2' }] },
    });
    for (const { file, html } of all) {
      const { results } = await validator.validateString(html);
      const mistakes = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, selector }) => `${ruleId} ${selector}`),
      );
      expect(mistakes, file).toEqual([]);
      expect(elementsIn(html).filter(({ tagName }) => tagName === 'h1').length, file).toBe(1);
    }
  });

  test('leads nowhere that does not exist, and loads nothing that is not there', () => {
    const dead = all.flatMap(({ file, address, html }) => {
      const links = having(html, 'href').filter(({ element }) => element.tagName === 'a');
      const missing = links
        .map(({ value }) => new URL(value, siteUrl + address))
        .filter(({ origin }) => origin === siteUrl)
        .filter(({ pathname, hash }) => {
          const target = pages.find((page) => page.address === pathname);
          return (
            !target || (hash && !having(target.html, 'id').some(({ value }) => value === decodeURI(hash.slice(1))))
          );
        });
      const loaded = [
        ...having(html, 'src').map(({ value }) => value),
        ...having(html, 'href').flatMap(({ element, value }) =>
          element.tagName === 'link' && attribute(element, 'rel') !== 'alternate' ? value : [],
        ),
        ...having(html, 'srcset').flatMap(({ value }) =>
          value.split(',').map((part) => part.trim().split(' ')[0] ?? ''),
        ),
      ];
      const gone = loaded.filter((path) => path.startsWith('/') && !existsSync(join(EXPORT_DIR, path)));
      return [...missing.map(String), ...gone].map((path) => `${file}: ${path}`);
    });
    expect(dead).toEqual([]);
  });

  test('leads to its own language, but for the switch', () => {
    for (const locale of LOCALE_IDS) {
      const own = PAGE_IDS.map((id) => pagePath(id, locale));
      for (const { file, html } of pages.filter(({ address }) => own.includes(address))) {
        const links = having(html, 'href').filter(({ element }) => element.tagName === 'a');
        const strange = links
          .filter(({ element }) => [undefined, LOCALES[locale].lang].includes(attribute(element, 'hreflang')))
          .map(({ value }) => new URL(value, siteUrl + pagePath('home', locale)))
          .filter(({ origin, pathname }) => origin === siteUrl && !own.includes(pathname));
        expect(strange.map(String), file).toEqual([]);
      }
    }
  });

  test('has every text of a catalog in its own language: no key, no bracket, no other language’s headline', () => {
    for (const locale of LOCALE_IDS) {
      const own = pages.filter(({ address }) => PAGE_IDS.some((id) => pagePath(id, locale) === address));
      for (const { file, html } of own) {
        const said = read(html, isMain);
        const keys = textEntries(CATALOGS[locale]).flatMap(([key]) =>
          key.includes('.') && said.includes(key) ? key : [],
        );
        expect(keys, file).toEqual([]);
        expect(said.match(/\{\w+[,}]|<\/?(mark|link|strong)>|undefined|\[object/g), file).toBeNull();
        expect(html, file).toContain(`lang="${LOCALES[locale].lang}"`);
      }
      const home = own.map(({ html }) => read(html, isMain)).join(' ');
      const { hero, about, contact } = CATALOGS[locale];
      // In quotes stands what is to be read, and not to mark something.
      for (const text of [hero.title.replace(/<[^>]*>/g, ''), about.title, contact.title])
        expect(home).toContain(plain(text.replace(/'([<{].*?)'/g, '$1')));
    }
  });

  test('says the same facts everywhere', () => {
    const { name, phone, email, organizationNumber, officeAddress } = company;
    const home = pages.filter(({ address }) => LOCALE_IDS.some((locale) => pagePath('home', locale) === address));
    expect(home).toHaveLength(LOCALE_IDS.length);
    for (const { file, html } of home) {
      const footer = read(html, ({ tagName }) => tagName === 'footer');
      for (const fact of [name, phone, email, organizationNumber, officeAddress.street, officeAddress.city])
        expect(footer, file).toContain(plain(fact));
      const contact = read(html, (element) => attribute(element, 'id') === 'contact');
      for (const fact of [phone, email, officeAddress.street]) expect(contact, file).toContain(plain(fact));
      const data = elementsIn(html).find((element) => attribute(element, 'type') === 'application/ld+json');
      const [business] = JSON.parse(data ? textOf(data) : '')['@graph'];
      const said = { legalName: name, telephone: phone, email: asciiEmail(email) };
      expect(business, file).toMatchObject({ ...said, address: { streetAddress: officeAddress.street } });
      const called = having(html, 'href').flatMap(({ value }) => (/^(tel|mailto):/.test(value) ? value : []));
      const allowed = [company, ...company.people].flatMap(({ phone, email }) => [
        phone && phoneHref(phone),
        email && emailHref(email),
      ]);
      for (const link of called) expect(allowed, file).toContain(link);
    }
  });
});

/** The name behind the footer, where a company has no logo to stand there: decoration, and said to nobody. */
const GHOST = 'footer [aria-hidden=true]';

/** What stands beside each other and should be on one line, or apart. */
const misplaced = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const [email, number] = [box('[name=email]'), box('[name=organisasjonsnummer]')];
    const [button, controls] = [box('#hero a:last-of-type'), box('#hero fieldset')];
    const areApart = !button || !controls || controls.top >= button.bottom || controls.left >= button.right;
    return [
      ...(email && number && Math.abs(email.bottom - number.bottom) > 1 ? ['fields'] : []),
      ...(areApart ? [] : ['button and controls of the hero']),
    ];
  });

test.describe('seen', () => {
  test.use({ consent: null, expectedErrors: /404/ });

  for (const locale of LOCALE_IDS) {
    const home = pagePath('home', locale);
    for (const path of [...PAGE_IDS.map((id) => pagePath(id, locale)), `${LOCALES[locale].prefix}/unknown`]) {
      test(`${path} has all its words and is open to everybody, in ${locale}`, async ({ page }) => {
        await open(page, path);
        for (const width of [320, 600, 768, 900, 1024, 1280, 2560]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await flaws(page), `${width} px`).toEqual([]);
          if (width >= 768 && path === home) expect(await misplaced(page), `${width} px`).toEqual([]);
          // The header is a menu on the one and a navigation on the other; code and colors are the same in every language.
          if (locale !== DEFAULT_LOCALE || (width !== 320 && (width !== 1280 || path !== home))) continue;
          expect(await violationsOf(axe(page).exclude(GHOST)), `${width} px`).toEqual([]);
        }
      });
    }
  }
});
