import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textEntries } from '@/checks/source';
import { company } from '@/company/company';
import { EXPORT_DIR } from '@/company/content-dir.mjs';
import { pagesOf } from '@/export/files';
import { attribute, elementsOf, sourceOf } from '@/export/html';
import { CATALOGS, expect, test } from './support';

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

test.describe('a build', () => {
  test('nothing of a company stands outside of its content/ and messages/', () => {
    const { phone, email, newsUrl, officeAddress, organizationNumber, name } = json('content/company.json');
    const facts = [phone, email, newsUrl, officeAddress.street, organizationNumber, name];
    const catalogs = readdirSync('messages').filter((file) => /^[a-z]{2}\.json$/.test(file));
    const sentences = catalogs.flatMap((file) => textEntries(json(`messages/${file}`)).map(([, text]) => text));
    const own = JSON.stringify(CATALOGS);
    const owners = [
      ...facts,
      ...sentences.map((text) => text.replace(/[<{].*/s, '')).filter((text) => text.length > 40),
    ];
    const files = readdirSync(EXPORT_DIR, { recursive: true, encoding: 'utf8' }).filter((path) =>
      /\.(html|js|xml|webmanifest)$/.test(path),
    );
    const built = files.map((file) => readFileSync(join(EXPORT_DIR, file), 'utf8')).join('\n');
    expect(built).toContain(company.phone);
    expect(owners.filter((value) => value && built.includes(value) && !own.includes(value))).toEqual([]);
  });

  test('a small company without a logo has its name in letters, and its days by appointment in every language', () => {
    const { pages } = pagesOf('fixture/small/out');
    const homes = pages.filter(({ file }) => !file.endsWith('personvern.html'));
    expect(homes).toHaveLength(5);
    for (const { file, html } of homes) {
      const locale = file === 'index.html' ? 'no' : file.replace('.html', '');
      const { header, contact } = json(`fixture/small/messages/${locale}.json`);
      const logo = elementsOf(html).find((element) => attribute(element, 'aria-label') === header.logoLabel);
      expect(logo && sourceOf(html, logo), file).toContain('«Tall»');
      expect(html, file).toContain(contact.hours.byAppointment);
    }
  });
});
