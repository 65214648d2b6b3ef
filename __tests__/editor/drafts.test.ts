import { keepDraft, withDraft } from '@/editor/drafts';
import { changesOf, withValue } from '@/editor/merge';
import type { Version } from '@/editor/version';
import { TEST_GITHUB } from './version-of';

const FILE = 'content/company.json';
const SAVED: Version = { [FILE]: { phone: '1', email: 'a' }, 'content/images/fjord.avif': 'old' };
const write = (now: Version, ...path: string[]) => withValue(now, path.slice(0, -1), path.at(-1));

beforeEach(() => localStorage.clear());

test('what is written comes back, upon what others have saved since', () => {
  const now = write(write(SAVED, FILE, 'phone', '2'), 'content/images/fjord.avif', 'new');
  keepDraft(TEST_GITHUB, [], changesOf(SAVED, now));
  const there = write(SAVED, FILE, 'email', 'b');
  const { base, now: restored } = withDraft(TEST_GITHUB, there);
  expect(base).toEqual(there);
  expect(restored).toEqual({ [FILE]: { phone: '2', email: 'b' }, 'content/images/fjord.avif': 'new' });
  // Somebody has changed the same: the draft knows from what it was made.
  expect(withDraft(TEST_GITHUB, write(there, FILE, 'phone', '3')).base[FILE]).toEqual({ phone: '1', email: 'b' });
});

test('a second tab leaves the fields of the first one', () => {
  keepDraft(TEST_GITHUB, [], changesOf(SAVED, write(SAVED, FILE, 'phone', '2')));
  keepDraft(TEST_GITHUB, [], changesOf(SAVED, write(SAVED, FILE, 'email', 'c')));
  expect(withDraft(TEST_GITHUB, SAVED).now[FILE]).toEqual({ phone: '2', email: 'c' });
});

test('nothing is kept of what is saved or taken back', () => {
  const changes = changesOf(SAVED, write(SAVED, FILE, 'phone', '2'));
  keepDraft(TEST_GITHUB, [], changes);
  keepDraft(TEST_GITHUB, changes, []);
  expect(localStorage).toHaveLength(0);
});
