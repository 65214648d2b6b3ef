/** @jest-environment node */
import { checkContent } from '@/checks/check-content';
import { COMPANY_FILE, catalogFile } from '@/checks/content';
import { type Firm, randomFirm } from '@/fixture/random-firm';
import type { Locale } from '@/i18n/locales';
import { PAGE_IDS } from '@/i18n/pages';
import { readRows } from '@/model/fact-tree';
import { formatFile } from '@/model/json-format';
import { isIn } from '@/model/review';
import { hiddenTexts } from '@/model/shown';
import { readContent } from '@/tools/build/read-content';
import { linesOf } from './checks/content-copy';
import { gluedWords } from './glued-words';
import { renderPage } from './render-page';
import { TEXTS } from './texts';

/** `FIRMS=100 npm run unit -- random-firms` tests as many; with `SEED`, only that one. */
const { FIRMS = 3, SEED } = process.env;
const seeds = SEED ? [Number(SEED)] : Array.from({ length: Number(FIRMS) }, (_, index) => index + 1);

const content = readContent('fixture');
const complete: Firm = { facts: JSON.parse(content.files[COMPANY_FILE] ?? ''), catalogs: TEXTS };
const EMPTY = /<(p|ul|ol|dl|dt|dd|li|h[1-6]|figcaption|article|section)\b[^>]*>[ \n]*<\/\1>/g; // a hard space keeps room

it.each(seeds)(
  'firm %d: the checks find no mistake, and every page shows its texts, no empty element and no glued words',
  async (seed) => {
    const { facts, catalogs } = randomFirm(seed, complete);
    const locales = Object.keys(catalogs) as Locale[];
    const languages = Object.fromEntries(
      locales.map((locale) => [locale, content.languages[locale] ?? { lang: locale }]),
    );
    const files = {
      'content/pictures.json': content.files['content/pictures.json'] ?? '',
      [COMPANY_FILE]: JSON.stringify(facts),
    };
    // As a text editor may leave the texts, and as /edit saves them: without empty groups.
    for (const write of [JSON.stringify, (texts: object) => formatFile('messages/en.json', texts)]) {
      const texts = locales.map((locale) => [catalogFile(locale), write(catalogs[locale] ?? {})]);
      const problems = checkContent({ ...content, languages, files: { ...files, ...Object.fromEntries(texts) } });
      expect(linesOf(problems)).toEqual([]);
    }
    for (const locale of locales) {
      const hidden = hiddenTexts(readRows(facts), catalogs[locale]);
      for (const page of PAGE_IDS) {
        const { html, keys } = await renderPage(page, locale, facts, { locales, texts: catalogs });
        expect([...keys].filter((key) => isIn(hidden, key))).toEqual([]);
        expect(gluedWords(html)).toEqual([]);
        const empty = html.match(EMPTY) ?? [];
        // Texts that depend on the clock, and what is read out, are empty at first.
        expect(empty.filter((element) => !/print:hidden|not-print:|aria-live/.test(element))).toEqual([]);
      }
    }
  },
);
