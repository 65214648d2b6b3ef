/** @jest-environment node */

import './browser';

import { restoreDraft, storeDraft } from '@/cms/editor/saving/drafts';
import type { Version } from '@/cms/editor/version/version';
import { setIn } from '@/cms/schema/data';
import { TEST_GITHUB } from './version-of';

const FILE = 'content/company.json';
const SAVED: Version = { [FILE]: { phone: '1', email: 'a' }, 'content/images/fjord.avif': 'old' };
const withPhone = (version: Version, phone: string) => setIn(version, [FILE, 'phone'], phone);
const withEmail = (version: Version, email: string) => setIn(version, [FILE, 'email'], email);
const UNCHANGED = { base: SAVED, now: SAVED };
const keep = (now: Version) => storeDraft(TEST_GITHUB, '', UNCHANGED, { base: SAVED, now });

beforeEach(() => localStorage.clear());

test('unsaved changes are restored on top of what others have saved since', async () => {
  keep({ [FILE]: withPhone(SAVED, '2')[FILE] ?? {}, 'content/images/fjord.png': 'new' });
  const there = withEmail(SAVED, 'b');
  const { base, now } = await restoreDraft(TEST_GITHUB, there);
  expect(base).toEqual(there);
  expect(now).toEqual({ [FILE]: { phone: '2', email: 'b' }, 'content/images/fjord.png': 'new' });
  // Somebody has changed the same: the draft knows what it began from.
  const later = await restoreDraft(TEST_GITHUB, withPhone(there, '3'));
  expect(later.base[FILE]).toEqual({ phone: '1', email: 'b' });
});

test('a second tab keeps the fields of the first one', async () => {
  keep(withPhone(SAVED, '2'));
  keep(withEmail(SAVED, 'c'));
  const { now } = await restoreDraft(TEST_GITHUB, SAVED);
  expect(now[FILE]).toEqual({ phone: '2', email: 'c' });
});

test('nothing is stored once it is saved or undone', () => {
  const written = { base: SAVED, now: withPhone(SAVED, '2') };
  storeDraft(TEST_GITHUB, '', UNCHANGED, written);
  storeDraft(TEST_GITHUB, '', written, UNCHANGED);
  expect(localStorage.getItem('editor.draft firm/site')).toBeNull();
});
