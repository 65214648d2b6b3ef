/** @jest-environment node */

import './browser';

import { COMPANY_FILE } from '@/cms/checks/content';
import { addressOf, isDocument, withDocument } from '@/cms/editor/version/documents';
import { removeRow } from '@/cms/editor/version/lists';
import { changeName, formatValue } from '@/cms/editor/version/names';
import { changesBetween } from '@/cms/editor/version/rows';
import { companyIn, type Version } from '@/cms/editor/version/version';
import { readContent } from '@/tools/build/read-content';
import { versionOf } from './version-of';

const FILE = 'public/skjemaer/Årsavtale for båt.pdf';
const START: Version = versionOf(readContent('fixture'));

test.each([
  ['Prisliste 2026.PDF', 'prisliste-2026.pdf'],
  ['Årsavtale for båt (kopi).docx', 'arsavtale-for-bat-kopi-.docx'],
  ['.env.pdf', 'env.pdf'],
  ['../Løsøre.xlsx', 'losore.xlsx'],
])('%s gets the address %s', (name, address) => {
  expect(addressOf(name)).toBe(address);
});

test('a document replaces the one to which the link led, and is listed by its name', () => {
  const after = withDocument(START, 0, 'Priser.pdf', 'new');
  expect(companyIn(after).links[0]?.url).toBe('/priser.pdf');
  expect([after['public/priser.pdf'], after[FILE]]).toEqual(['new', undefined]);
  const names = changesBetween(START, after).map((change) => [
    changeName(after, change),
    formatValue(after, change.path, change.after),
  ]);
  expect(names).toContainEqual(['public/priser.pdf', ['(a file)']]);
  expect(isDocument('public/priser.pdf')).toBe(true);
  expect(isDocument('public/_headers')).toBe(false);
});

test('a link is removed with its document, unless another leads to it', () => {
  expect(removeRow(START, 'links', 0)).not.toHaveProperty([FILE]);
  const links = ['a', 'b'].map((id) => ({ id, url: '/skjemaer/Årsavtale for båt.pdf' }));
  const both = { ...START, [COMPANY_FILE]: { ...Object(START[COMPANY_FILE]), links } };
  expect(removeRow(both, 'links', 0)).toHaveProperty([FILE]);
});
