import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { textEntries } from '@/checks/source';
import { asciiEmail, company, emailHref, phoneHref, siteUrl } from '@/company/company';
import { EXPORT_DIR } from '@/company/content-dir.mjs';
import { LOCALE_IDS, LOCALES } from '@/company/locales';
import { localesOf, PAGE_IDS, pagePath } from '@/company/pages';
import { filesByNext, filesOf } from '@/export/files';
import { attribute, type Element, textOf } from '@/export/html';
import { all, elementsIn, having, pages } from './content/exported-pages';
import { CATALOGS, expect, test } from './support';

/** All that can be read in an element, and in those that it holds. */
function readableText(element: Element): string {
  const textOfNode = (node: (typeof element.childNodes)[number]) => {
    if ('value' in node) return node.value;
    return 'tagName' in node && node.tagName !== 'script' ? readableText(node) : '';
  };
  return element.childNodes.map(textOfNode).join('');
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
    const wanted = PAGE_IDS.flatMap((id) => localesOf(id).map((locale) => pagePath(id, locale)));
    expect(pages.map(({ address }) => address).sort()).toEqual(wanted.sort());
    const sitemap = readFileSync(join(EXPORT_DIR, 'sitemap.xml'), 'utf8');
    for (const path of wanted) expect(sitemap).toContain(`<loc>${siteUrl}${path === '/' ? '' : path}</loc>`);
  });

  test('has nothing of the library that checks the facts in what visitors load', () => {
    const scripts = filesOf(EXPORT_DIR).filter((file) => file.endsWith('.js') && !file.startsWith('edit/'));
    const texts = [
      ...scripts.map((file) => readFileSync(join(EXPORT_DIR, file), 'utf8')),
      ...all.map(({ html }) => html),
    ];
    expect(scripts).not.toEqual([]);
    expect(texts.filter((text) => /_zod|ZodError/.test(text))).toEqual([]);
  });

  test('has no script of Next’s and none of its data, in no page and in no file', () => {
    const texts = filesByNext(EXPORT_DIR).filter((file) => /\.(html|js|txt)$/.test(file));
    for (const file of texts) expect(readFileSync(join(EXPORT_DIR, file), 'utf8'), file).not.toContain('__next_f');
    const scripts = texts.filter((file) => file.endsWith('.js') && !file.startsWith('edit/'));
    expect(scripts.filter((file) => !file.startsWith('_next/static/islands/'))).toEqual([]);
    for (const { html, file } of pages) {
      const run = elementsIn(html).filter(
        ({ tagName, attrs }) => tagName === 'script' && !attrs.some(({ value }) => value.includes('json')),
      );
      expect(
        run.map((script) => attribute(script, 'src')?.split('/').slice(0, -1).join('/')),
        file,
      ).toEqual([undefined, undefined, '/_next/static/islands']);
    }
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

  test('leads to its own language, but for the switch', () => {
    for (const locale of LOCALE_IDS) {
      const own = PAGE_IDS.map((id) => pagePath(id, locale));
      const written = PAGE_IDS.filter((id) => localesOf(id).includes(locale)).map((id) => pagePath(id, locale));
      for (const { file, html } of pages.filter(({ address }) => written.includes(address))) {
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
