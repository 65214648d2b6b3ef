import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { filesByNext, filesOf } from 'next-islands/files';
import { attribute, type Element, isScript, sourceOf, textOf } from 'next-islands/html';
import { hasPosition } from '@/cms/checks/position';
import { textEntries } from '@/cms/schema/review';
import { LOCALE_IDS, LOCALES, type Locale } from '@/i18n/locales';
import { calendarPath, localesOf, PAGE_IDS, pagePath } from '@/i18n/pages';
import { asciiEmail, company, emailHref, phoneHref, siteUrl } from '@/lib/company';
import { CONTENT_DIR, EXPORT_DIR } from '@/lib/content-dir.mjs';
import { allPages, type ExportedPage, pages, withAttribute } from './content/exported-pages';
import { plain } from './content/place';
import { CATALOGS, expect, test } from './support';

const readExported = (file: string) => readFileSync(join(EXPORT_DIR, file), 'utf8');
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
/** The files for visitors, whose names end so: without the editor. */
const filesFor = (names: RegExp, files = filesOf(EXPORT_DIR)) =>
  files.filter((file) => names.test(file) && !file.startsWith('edit/'));

/** All that can be read in an element and its descendants. */
function readableText(element: Element): string {
  const textOfNode = (node: (typeof element.childNodes)[number]) => {
    if ('value' in node) return node.value;
    return 'tagName' in node && node.tagName !== 'script' ? readableText(node) : '';
  };
  return element.childNodes.map(textOfNode).join('');
}

/** The same for the elements of a page of which `is` is true. */
const readText = ({ elements }: ExportedPage, is: (element: Element) => boolean) =>
  plain(elements.filter(is).map(readableText).join(' '));
const isMain = ({ tagName }: Element) => tagName === 'main';

/** The pages that are written in a language. */
const pagesIn = (locale: Locale) =>
  PAGE_IDS.filter((id) => localesOf(id).includes(locale)).map((id) => {
    const page = pages.find(({ address }) => address === pagePath(id, locale));
    if (!page) throw new Error(`There is no ${pagePath(id, locale)}.`);
    return page;
  });
const homePages = LOCALE_IDS.map((locale) => ({ ...(pagesIn(locale)[0] as ExportedPage), locale }));

test.describe('the export', () => {
  test.skip(({ browserName }) => browserName !== 'chromium', 'no browser takes part');

  test('has every page in every language, and no other', () => {
    const wanted = PAGE_IDS.flatMap((id) => localesOf(id).map((locale) => pagePath(id, locale)));
    expect(pages.map(({ address }) => address).sort()).toEqual(wanted.sort());
    const sitemap = readExported('sitemap.xml');
    for (const path of wanted) expect(sitemap).toContain(`<loc>${siteUrl}${path === '/' ? '' : path}</loc>`);
  });

  test('has no position of a photo', () => {
    const files = filesOf(EXPORT_DIR).filter((file) => !/\.(br|gz)$/.test(file));
    expect(files.filter((file) => hasPosition(readFileSync(join(EXPORT_DIR, file))))).toEqual([]);
  });

  test('has nothing of Zod, and no script and no data of Next’s', () => {
    for (const file of filesByNext(EXPORT_DIR).filter((name) => /\.(html|js|txt)$/.test(name)))
      expect(readExported(file), file).not.toContain('__next_f');
    for (const file of filesFor(/\.(html|js)$/)) expect(readExported(file), file).not.toMatch(/_zod|ZodError/);
    const scripts = filesFor(/\.js$/, filesByNext(EXPORT_DIR));
    expect(scripts).not.toEqual([]);
    expect(scripts.filter((file) => !file.startsWith('_next/static/islands/'))).toEqual([]);
    for (const { elements, file } of pages) {
      const sources = elements.filter(isScript).map((script) => attribute(script, 'src'));
      expect(sources, file).toEqual([undefined, undefined, expect.stringMatching(/^\/_next\/static\/islands\//)]);
    }
  });

  test('is valid HTML with headings in order, and one of the first level', async () => {
    const validator = new HtmlValidate({
      extends: ['html-validate:standard'],
      // The consent banner comes before the page's own headings.
      rules: { 'heading-level': ['error', { minInitialRank: 'h2' }] },
    });
    for (const { file, html, elements } of allPages) {
      const { results } = await validator.validateString(html);
      const messages = results.flatMap((result) => result.messages);
      expect(
        messages.map(({ ruleId, selector }) => `${ruleId} ${selector}`),
        file,
      ).toEqual([]);
      expect(elements.filter(({ tagName }) => tagName === 'h1').length, file).toBe(1);
    }
  });

  test('has a caption in every table, and explicit roles', () => {
    const tables = allPages.flatMap(({ elements }) => elements.filter(({ tagName }) => tagName === 'table'));
    expect(tables.filter(({ childNodes }) => childNodes[0]?.nodeName !== 'caption')).toEqual([]);
    // Safari forgets the roles of tables that are laid out as blocks.
    for (const { elements, file } of allPages) {
      const parts = elements.filter(({ tagName }) => /^(table|thead|tbody|tr|th|td)$/.test(tagName));
      expect(
        parts.filter((part) => !attribute(part, 'role')).map(({ tagName }) => tagName),
        file,
      ).toEqual([]);
    }
  });

  test('leads to its own language, except in the language switch', () => {
    for (const locale of LOCALE_IDS) {
      const own = [...PAGE_IDS.map((id) => pagePath(id, locale)), calendarPath(locale)];
      for (const page of pagesIn(locale)) {
        const foreign = withAttribute(page, 'href')
          .filter(({ element }) => element.tagName === 'a')
          .filter(({ element }) => [undefined, LOCALES[locale].lang].includes(attribute(element, 'hreflang')))
          .map(({ value }) => new URL(value, siteUrl + pagePath('home', locale)))
          .filter(
            ({ origin, pathname }) => origin === siteUrl && !own.includes(pathname) && !pathname.endsWith('.pdf'),
          );
        expect(foreign.map(String), page.file).toEqual([]);
      }
    }
  });

  test('is in its own language, without a headline of another', () => {
    for (const locale of LOCALE_IDS) {
      for (const page of pagesIn(locale))
        expect(page.html, page.file).toContain(`<html lang="${LOCALES[locale].lang}"`);
      const words = pagesIn(locale).map((page) => readText(page, isMain));
      const { hero, about, contact } = CATALOGS[locale];
      // Brackets in quotes are text, others are markup.
      for (const text of [hero.title.replace(/<[^>]*>/g, ''), about.title, contact.title])
        expect(words.join(' ')).toContain(plain(text.replace(/'([<{].*?)'/g, '$1')));
    }
  });

  test('has the same facts everywhere', () => {
    const { name, phone, email, organizationNumber, officeAddress } = company;
    for (const page of homePages) {
      const footer = readText(page, ({ tagName }) => tagName === 'footer');
      for (const fact of [name, phone, email, organizationNumber, officeAddress.street, officeAddress.city])
        expect(footer, page.file).toContain(plain(fact));
      const contact = readText(page, (element) => attribute(element, 'id') === 'contact');
      for (const fact of [phone, email, officeAddress.street]) expect(contact, page.file).toContain(plain(fact));
      const data = page.elements.find((element) => attribute(element, 'type') === 'application/ld+json');
      const [business] = JSON.parse(data ? textOf(data) : '')['@graph'];
      const address = { streetAddress: officeAddress.street };
      expect(business, page.file).toMatchObject({
        legalName: name,
        telephone: phone,
        email: asciiEmail(email),
        address,
      });
      const linked = withAttribute(page, 'href').flatMap(({ value }) => (/^(tel|mailto):/.test(value) ? value : []));
      const allowed = [company, ...company.people, ...company.otherOffices].flatMap(
        (one: { phone?: string; email?: string }) => [
          one.phone && phoneHref(one.phone),
          one.email && emailHref(one.email),
        ],
      );
      expect(
        linked.filter((link) => !allowed.includes(link)),
        page.file,
      ).toEqual([]);
    }
  });

  test('has nothing of the company in content/ and messages/', () => {
    const { phone, email, newsUrl, officeAddress, organizationNumber, name } = readJson('content/company.json');
    const catalogs = readdirSync('messages').filter((file) => /^[a-z]{2}\.json$/.test(file));
    const sentences = catalogs.flatMap((file) => textEntries(readJson(`messages/${file}`)).map(([, text]) => text));
    const own = JSON.stringify(CATALOGS);
    const foreign = [
      ...[phone, email, newsUrl, officeAddress.street, organizationNumber, name],
      ...sentences.map((text) => text.replace(/[<{].*/s, '')).filter((text) => text.length > 40),
    ].filter((value) => value && !own.includes(value));
    const built = filesFor(/\.(html|js|xml|webmanifest)$/)
      .map(readExported)
      .join('\n');
    expect(built).toContain(company.phone);
    expect(foreign.filter((value) => built.includes(value))).toEqual([]);
  });

  test('a company without a logo has its name in letters, and its days by appointment in every language', () => {
    test.skip(CONTENT_DIR !== 'fixture/small', 'the company of fixture/ has a logo');
    for (const { elements, file, html, locale } of homePages) {
      const { header, contact } = CATALOGS[locale];
      const logo = elements.find((element) => attribute(element, 'aria-label') === header.logoLabel);
      expect(logo && sourceOf(html, logo), file).toContain('«Tall»');
      expect(html, file).toContain(contact.hours.byAppointment);
    }
  });
});
