import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { filesByNext, filesOf } from 'next-islands/files';
import { attribute, type Element, isScript } from 'next-islands/html';
import { LOCALE_IDS, LOCALES } from '@/i18n/locales';
import { calendarPath, localesOf, PAGE_IDS, pagePath } from '@/i18n/pages';
import { company, siteUrl } from '@/lib/company';
import { EXPORT_DIR } from '@/lib/content-dir.mjs';
import { textEntries } from '@/model/review';
import { publishEditor } from '@/tools/build/publish-editor';
import { allPages, pages, withAttribute } from './content/exported-pages';
import { CATALOGS, expect, test } from './support';

test.skip(({ browserName }) => browserName !== 'chromium', 'no browser takes part');

const readExported = (file: string) => readFileSync(join(EXPORT_DIR, file), 'utf8');
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

let published: Promise<string> | undefined;
/** The editor of a host, which an export has beside its pages. */
const publishedEditor = () => (published ??= publishTo(mkdtempSync(join(tmpdir(), 'published-'))));

async function publishTo(dir: string): Promise<string> {
  await publishEditor(dir, { repository: 'firm/site' }, {});
  return dir;
}

const textsIn = (dir: string) =>
  filesOf(dir)
    .filter((file) => !/\.(br|gz)$/.test(file))
    .map((file) => [file, readFileSync(join(dir, file), 'latin1')] as const);

/** What only the editor of a folder has: its requests, and its words. */
function localMarks(): string[] {
  const messages: Record<string, string[]> = readJson('editor/labels/messages.json');
  const words = Object.entries(messages).filter(([key]) => key.startsWith('folder.'));
  const texts = words.flatMap(([key, both]) => [`"${key}"`, ...both]);
  return ['/edit/folder/', ...texts.filter(Boolean).map((text) => Buffer.from(text).toString('latin1'))];
}

test('the export has nothing of the editor of a folder', async () => {
  const marks = localMarks();
  expect(marks.length).toBeGreaterThan(20);
  for (const dir of [EXPORT_DIR, await publishedEditor()])
    for (const [file, text] of textsIn(dir))
      expect(
        marks.filter((mark) => text.includes(mark)),
        file,
      ).toEqual([]);
});

test('the pages ask no register: only the editor names it', async () => {
  const naming = (dir: string) =>
    textsIn(dir).flatMap(([file, text]) => (text.includes('data.brreg.no') ? [file] : []));
  expect(naming(EXPORT_DIR).filter((file) => !/^edit(\.html|\/)/.test(file))).toEqual([]);
  expect(naming(await publishedEditor()).sort()).toEqual(['edit.html', 'edit/main.js', 'edit/start.js']);
});

test('the editor’s style sheet has the variables that it uses, but for the height of the header', async () => {
  const css = readFileSync(join(await publishedEditor(), 'edit/main.css'), 'utf8');
  const used = [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);
  expect(used.length).toBeGreaterThan(5);
  expect([...new Set(used)].filter((name) => !css.match(`${name}:|@property ${name} `))).toEqual(['--header']);
});

test('the export has every page in every language, and no other', () => {
  const wanted = PAGE_IDS.flatMap((id) => localesOf(id).map((locale) => pagePath(id, locale)));
  expect(pages.map(({ address }) => address).sort()).toEqual(wanted.sort());
});

test('the export has nothing of Zod, and no script and no data of Next’s', () => {
  for (const file of filesByNext(EXPORT_DIR).filter((name) => /\.(html|js|txt)$/.test(name)))
    expect(readExported(file), file).not.toMatch(/__next_f|_zod|ZodError/);
  for (const { elements, file } of pages) {
    const sources = elements.filter(isScript).map((script) => attribute(script, 'src'));
    expect(sources, file).toEqual([
      undefined,
      undefined,
      undefined,
      expect.stringMatching(/^\/_next\/static\/islands\//),
    ]);
  }
});

test('what previews show stands at the start of a page: Slack reads 32 kB', () => {
  for (const { elements, html, file } of pages) {
    const shown = elements.filter(
      (element) =>
        element.tagName === 'title' ||
        /^(description|og:|twitter:)/.test(attribute(element, 'name') ?? attribute(element, 'property') ?? ''),
    );
    const ends = shown.map(({ sourceCodeLocation }) => sourceCodeLocation?.endOffset);
    expect(ends.length, file).toBeGreaterThan(10);
    expect(Buffer.byteLength(html.slice(0, Math.max(...ends.map(Number)))), file).toBeLessThan(8192);
  }
});

test('every page asks early for the fonts that a browser waits for only a moment', () => {
  const faces = filesOf(EXPORT_DIR)
    .filter((file) => /\.(css|html)$/.test(file))
    .flatMap((file) => readExported(file).match(/@font-face{[^}]*font-display:optional[^}]*}/g) ?? []);
  const optional = new Set(faces.map((face) => /\/media\/[^)"']*/.exec(face)?.[0]));
  expect(optional.size).toBeGreaterThan(0);
  for (const { elements, file } of allPages) {
    const early = elements.filter((element) => attribute(element, 'as') === 'font');
    const files = early.map((element) => attribute(element, 'href')?.replace('/_next/static', ''));
    expect(files.sort(), file).toEqual([...optional].sort());
  }
});

function isInNav({ parentNode }: Element): boolean {
  const parent = parentNode && 'tagName' in parentNode ? parentNode : null;
  return parent?.tagName === 'nav' || (parent !== null && isInNav(parent));
}

test('the export is valid HTML with headings in order, one of the first level, tables with captions, and roles of both and of lists', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    // The consent banner comes before the page's own headings.
    rules: {
      'heading-level': ['error', { minInitialRank: 'h2' }],
      // Chrome goes by the label of a field whose value it knows, also `off` (components/contact/Field.browser.tsx).
      'valid-autocomplete': 'off',
    },
  });
  for (const { file, html, elements } of allPages) {
    const { results } = await validator.validateString(html);
    const messages = results.flatMap((result) => result.messages);
    expect
      .soft(
        messages.map(({ ruleId, selector }) => `${ruleId} ${selector}`),
        file,
      )
      .toEqual([]);
    const count = (tag: string) => elements.filter(({ tagName }) => tagName === tag).length;
    expect.soft([count('h1'), count('caption')], file).toEqual([1, count('table')]);
    // Safari forgets the roles of tables that are laid out as blocks, and of lists without markers, except in a <nav>.
    const parts = elements.filter(
      (element) =>
        /^(table|thead|tbody|tr|th|td)$/.test(element.tagName) ||
        (/^[uo]l$/.test(element.tagName) && !isInNav(element)),
    );
    expect
      .soft(
        parts.filter((part) => !attribute(part, 'role')),
        file,
      )
      .toEqual([]);
  }
});

test('the export leads to its own language, except in the language switch', () => {
  for (const locale of LOCALE_IDS) {
    const own = [...PAGE_IDS.map((id) => pagePath(id, locale)), calendarPath(locale)];
    for (const page of pages.filter(({ html }) => html.includes(`<html lang="${LOCALES[locale].lang}"`))) {
      const links = withAttribute(page, 'href').filter(({ element }) => element.tagName === 'a');
      const addresses = links
        .filter(({ element }) => [undefined, LOCALES[locale].lang].includes(attribute(element, 'hreflang')))
        .map(({ value }) => new URL(value, siteUrl + page.address));
      const inSite = addresses.filter(({ origin, pathname }) => origin === siteUrl && !pathname.endsWith('.pdf'));
      expect(inSite.length, page.file).toBeGreaterThan(0);
      expect(
        inSite.map(({ pathname }) => pathname).filter((path) => !own.includes(path)),
        page.file,
      ).toEqual([]);
    }
  }
});

test('the deadlines can be subscribed to, and downloaded', () => {
  for (const locale of LOCALE_IDS) {
    const homes = pages.filter(({ address }) => address === pagePath('home', locale));
    const links = homes.flatMap((page) => withAttribute(page, 'href')).map(({ value }) => value);
    const subscription = `webcal://${new URL(siteUrl).host}${calendarPath(locale)}`;
    expect(links).toEqual(expect.arrayContaining([calendarPath(locale), subscription]));
  }
});

test('the export has nothing of the company in content/ and messages/', () => {
  const { phone, email, newsUrl, officeAddress, organizationNumber, name } = readJson('content/company.json');
  const catalogs = readdirSync('messages').filter((file) => /^[a-z]{2}\.json$/.test(file));
  const sentences = catalogs.flatMap((file) => textEntries(readJson(`messages/${file}`)).map(([, text]) => text));
  const own = JSON.stringify(CATALOGS);
  const foreign = [
    ...[phone, email, newsUrl, officeAddress.street, organizationNumber, name],
    ...sentences.map((text) => text.replace(/[<{].*/s, '')).filter((text) => text.length > 40),
  ].filter((value) => value && !own.includes(value));
  const files = filesOf(EXPORT_DIR).filter((file) => /\.(html|js|xml|webmanifest)$/.test(file));
  const built = files
    .filter((file) => !file.startsWith('edit/'))
    .map(readExported)
    .join('\n');
  expect(built).toContain(company.phone);
  expect(foreign.filter((value) => built.includes(value))).toEqual([]);
});
