import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textEntries } from '@/export/checks/source';
import { pagesOf } from '@/export/export-files';
import { attribute, elementsOf, sourceOf } from '@/export/html';
import { company } from '@/lib/company';
import { STORAGE_KEYS } from '@/lib/constants';
import { EXPORT_DIR } from '@/lib/content-dir.mjs';
import { CATALOGS, expect, test } from './support';

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

test('nothing of a company stands outside of its content/ and messages/', () => {
  const { phone, email, newsUrl, officeAddress, organizationNumber, name } = json('content/company.json');
  const facts = [phone, email, newsUrl, officeAddress.street, organizationNumber, name];
  const catalogs = readdirSync('messages').filter((file) => /^[a-z]{2}\.json$/.test(file));
  const sentences = catalogs.flatMap((file) => textEntries(json(`messages/${file}`)).map(([, text]) => text));
  const own = JSON.stringify(CATALOGS);
  const owners = [...facts, ...sentences.map((text) => text.replace(/[<{].*/s, '')).filter((text) => text.length > 40)];
  const files = readdirSync(EXPORT_DIR, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.(html|js|xml|webmanifest)$/.test(path),
  );
  const built = files.map((file) => readFileSync(join(EXPORT_DIR, file), 'utf8')).join('\n');
  expect(built).toContain(company.phone);
  expect(owners.filter((value) => value && built.includes(value) && !own.includes(value))).toEqual([]);
});

test.describe('a company with one language and nothing optional', () => {
  const { no } = CATALOGS;
  const { pages, notFound } = pagesOf('fixture/bare/out');
  const html = new Map(
    [...pages, notFound].map(({ file, html }) => [file, html.replace(/<script.*?<\/script>/gs, '')]),
  );

  test('has its pages, and no others', () => {
    expect([...html.keys()].sort()).toEqual(['404.html', 'index.html', 'personvern.html']);
  });

  test('says nothing of what it has not', () => {
    const absent = {
      news: [no.about.news.label, no.about.news.link],
      badge: ['/brand/badge', no.about.badge.alt],
      association: [no.about.body.caption, no.about.body.link],
      map: ['<iframe', 'frame-src', no.contact.map.openElsewhere],
      consent: ['data-consent-since', 'consent-banner', no.footer.cookieSettings, no.consent.banner.title],
      'postal address': [no.contact.post],
      'opening hours': [no.contact.hours.title],
      platforms: ['#technology', no.technology.label],
      'other services': ['#bookkeeping', no.services.bookkeeping.title],
      'other languages': ['hreflang="se"', 'href="/se', no.language.label],
    };
    for (const [file, page] of html) {
      const found = Object.values(absent).filter((words) => words.some((word) => page.includes(word)));
      expect(found, file).toEqual([]);
    }
  });

  test('has its name where a logo would be, and says in the privacy policy why nobody is asked', () => {
    const home = html.get('index.html') ?? '';
    const logo = elementsOf(home).find((element) => attribute(element, 'aria-label') === no.header.logoLabel);
    expect(logo && sourceOf(home, logo)).toContain('Kjøl');
    const policy = html.get('personvern.html') ?? '';
    expect(policy).toContain(no.privacy.cookies.noMap);
    expect(policy).toContain(STORAGE_KEYS.draft);
    expect(policy).not.toContain(STORAGE_KEYS.consent);
  });
});
