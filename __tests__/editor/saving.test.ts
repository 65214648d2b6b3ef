/** @jest-environment node */

import './browser';

import { deflateSync } from 'node:zlib';
import { COMPANY_FILE as COMPANY, type Content } from '@/checks/content';
import { contentOf } from '@/editor/rows/checked';
import { inspectFiles, readVersion, type Version } from '@/editor/rows/version';
import { restoreDraft, storeDraft } from '@/editor/saving/drafts';
import { listChanges, publish, save } from '@/editor/saving/saving';
import { GitHub } from '@/editor/stores/github';
import { getIn, setIn } from '@/model/data';
import { FACTS, SETTINGS, type ServedFirm, serveFirm } from './memory';
import { TEST_GITHUB } from './version-of';

// The checks themselves are not the subject, and take long: here they refuse a value.
const problemsWith = (value: string, { files }: Content) =>
  Object.entries(files[COMPANY] ?? {})
    .filter(([, fact]) => fact === value)
    .map(([key]) => ({ file: COMPANY, key, message: { no: value, en: value } }));
jest.mock('@/checks/check-content', () => ({
  checkContent: (content: Content) => problemsWith('wrong', content),
}));
jest.mock('@/checks/check-launch', () => ({
  checkPublication: (content: Content) => problemsWith('of the sample', content),
}));

let firm: ServedFirm;
let github: GitHub;
let start: Version;
beforeEach(async () => {
  firm = serveFirm();
  github = new GitHub(SETTINGS);
  start = await readVersion(github, await github.editedHead(), 'edit');
});

const withFact = (version: Version, name: string, value: unknown) => setIn(version, [COMPANY, name], value);
const saved = (now: Version, base = start) => save(github, () => ({ base, now }));

describe('saving', () => {
  it('writes only the changed lines, in one commit', async () => {
    await saved(withFact(start, 'phone', '+47 22 33 44 56'));
    const linesOn = (branch: string) => firm.objects.textOn(branch, COMPANY).split('\n');
    const changed = linesOn('edit').filter((line, index) => line !== linesOn('main')[index]);
    expect(changed).toEqual(['  "phone": "+47 22 33 44 56",']);
    const [newest, ...older] = firm.objects.log(firm.objects.head('edit') ?? '');
    expect([newest?.message, older.length]).toEqual(['Changed: Phone number', 1]);
  });

  it('carries over facts of a template before 4.0.0, which a build refuses, whatever has changed', async () => {
    firm.objects.commitTo('edit', { [COMPANY]: JSON.stringify(FACTS) });
    const old = await readVersion(github, await github.editedHead(), 'edit');
    await saved(setIn(old, ['messages/no.json', 'hero', 'title'], 'typed'), old);
    expect(firm.objects.textOn('edit', COMPANY)).toBe(firm.objects.textOn('main', COMPANY));
  });

  it('sorts closed days that were changed', async () => {
    await saved(withFact(start, 'closedDates', ['2099-12-25', '2099-05-17']));
    expect(firm.objects.factsOn('edit').closedDates).toEqual(['2099-05-17', '2099-12-25']);
  });

  it('writes and returns pasted values as they are meant', async () => {
    const lead = ['messages/no.json', 'hero', 'lead'];
    const { version } = await saved(
      setIn(withFact(start, 'phone', '0047\u00a022\u00a033\u00a044\u00a056'), lead, 'Én linje\n'),
    );
    expect(firm.objects.factsOn('edit').phone).toBe('+47 22 33 44 56');
    expect(getIn(version, [COMPANY, 'phone'])).toBe('+47 22 33 44 56');
    expect(getIn(version, lead)).toBe('Én linje');
  });

  it('keeps what others saved before and during the save', async () => {
    firm.objects.commitFacts('edit', { email: 'ny@firma.no' });
    firm.rest.beforeCommit = () => firm.objects.commitFacts('edit', { register: 'Enhetsregisteret' });
    await saved(withFact(start, 'phone', '+47 22 33 44 56'));
    const expected = { email: 'ny@firma.no', register: 'Enhetsregisteret', phone: '+47 22 33 44 56' };
    expect(firm.objects.factsOn('edit')).toMatchObject(expected);
  });

  it('refuses new problems, but not for existing ones in other fields', async () => {
    firm.objects.commitFacts('edit', { register: 'wrong' });
    const there = await readVersion(github, await github.editedHead(), 'edit');
    const found = { problems: [{ key: 'phone' }] };
    await expect(saved(withFact(there, 'phone', 'wrong'), there)).rejects.toMatchObject({ found });
    await saved(withFact(there, 'email', 'ny@firma.no'), there);
    expect(firm.objects.factsOn('edit').email).toBe('ny@firma.no');
  });

  it('is contained in later commits of others, but not in earlier ones', async () => {
    const before = await github.editedHead();
    const { commit } = await saved(withFact(start, 'phone', '+47 22 33 44 56'));
    firm.objects.commitFacts('edit', { email: 'ny@firma.no' });
    const shown = [await github.editedHead(), commit, before, ''];
    expect(await Promise.all(shown.map((one) => github.contains(one, commit)))).toEqual([true, true, false, false]);
  });
});

describe('publishing', () => {
  const list = () => listChanges(github, []);
  const published = async () => expect(await publish(github, await list())).toBe(true);

  it('lists the changes, and merges them with what others published', async () => {
    await saved(withFact(start, 'phone', '+47 22 33 44 56'));
    firm.objects.commitFacts('main', { replyWithinWorkingDays: 3 });
    const listing = await list();
    expect(listing.changes.map(({ path }) => path.join(' '))).toEqual([`${COMPANY} phone`]);
    expect(await publish(github, listing)).toBe(true);
    expect(firm.objects.factsOn('main')).toMatchObject({ phone: '+47 22 33 44 56', replyWithinWorkingDays: 3 });
    expect((await list()).changes).toEqual([]);
  });

  it('merges key by key where Git finds a conflict, also files deleted on both branches', async () => {
    await saved(withFact(start, 'email', 'ny@firma.no'));
    firm.objects.commitFacts('main', { phone: '+47 22 33 44 66' });
    for (const branch of ['main', 'edit']) firm.objects.commitTo(branch, { 'content/images/fjord.png': null });
    await published();
    expect(firm.objects.factsOn('main')).toMatchObject({ email: 'ny@firma.no', phone: '+47 22 33 44 66' });
  });

  it('leaves code that was changed on both branches to a developer', async () => {
    for (const branch of ['main', 'edit']) firm.objects.commitTo(branch, { 'app/theme.css': branch });
    await expect(list()).rejects.toThrow(/app\/theme\.css\. Show this to a developer/);
  });

  it('does not call everything published where the published branch has another name', async () => {
    firm.rest.trouble = (call) => (call.endsWith('/heads/main') ? { status: 404, body: {} } : undefined);
    // It would wait for the branch that it has seen.
    github.forget();
    await saved(withFact(start, 'phone', '+47 22 33 44 56'));
    await expect(list()).rejects.toThrow(/^There is no version “main” of firm\/site/);
  });

  it('keeps the modes of files that it carries', async () => {
    firm.objects.commitTo('edit', { '.ci/run': 'a' }, '100755');
    firm.objects.commitFacts('main', { email: 'ny@firma.no' });
    await saved(withFact(start, 'phone', '+47 22 33 44 56'));
    await published();
    expect(firm.objects.fileOn('main', '.ci/run')?.mode).toBe('100755');
  });

  it('refuses what the build would refuse', async () => {
    firm.objects.commitFacts('edit', { phone: 'wrong', siteUrl: 'of the sample' });
    const found = { problems: [{ key: 'phone' }, { key: 'siteUrl' }] };
    await expect(published()).rejects.toMatchObject({ found });
  });
});

// EXIF data with a latitude.
const WITH_POSITION =
  'II*\0\x08\0\0\0\x01\0\x25\x88\x04\0\x01\0\0\0\x1a\0\0\0\0\0\0\0\x01\0\x02\0\x05\0\x03\0\0\0\0\0\0\0';
/** A PNG with compressed data of a program. */
const packed = (text: string) => {
  const data = `zTXtRaw profile type xmp\0\0${deflateSync(text).toString('latin1')}`;
  return `\x89PNG\r\n\x1a\n\0\0\0${String.fromCharCode(data.length - 4)}${data}\0\0\0\0`;
};
test('a file that another program stored is checked by its content', async () => {
  const files = {
    'public/team.jpg': WITH_POSITION,
    'public/office.png': packed('<geo:lat>59.9</geo:lat>'),
    'public/street.png': packed('<dc:creator>Kari</dc:creator>'),
    'public/prices.pdf': WITH_POSITION,
    'content/images/about.heic': 'text',
    'content/images/mark.png': 'text',
  };
  const paths = Object.entries(files).map(async ([path, content]) => [path, await github.upload(btoa(content))]);
  const now = { ...start, ...Object.fromEntries(await Promise.all(paths)) };
  await inspectFiles(github, now);
  // A logo with an ending that the editor writes was decoded when it was chosen.
  const mistakes = Object.keys(contentOf(github, now).mistakes ?? {});
  expect(mistakes.sort()).toEqual([
    'content/images/about.heic',
    'public/office.png',
    ...['public/prices.pdf', 'public/team.jpg'],
  ]);
});

test('a large catalog is saved and read in any browser', async () => {
  const large = 'å'.repeat(200_000);
  const { fromCharCode } = String;
  jest.spyOn(String, 'fromCharCode').mockImplementation((...codes) => {
    // The most that Safari takes.
    if (codes.length > 65_536) throw new RangeError('Maximum call stack size exceeded');
    return fromCharCode(...codes);
  });
  const now = setIn(start, ['messages/no.json', '$sample'], [large]);
  const { version } = await save(github, () => ({ base: start, now }));
  expect(await readVersion(github, await github.editedHead(), 'edit')).toEqual(version);
});

describe('a draft', () => {
  const SAVED: Version = { [COMPANY]: { phone: '1', email: 'a' }, 'content/images/fjord.avif': 'old' };
  const UNCHANGED = { base: SAVED, now: SAVED };
  const keep = (now: Version) => storeDraft(TEST_GITHUB, '', UNCHANGED, { base: SAVED, now });

  beforeEach(() => localStorage.clear());

  test('unsaved changes are restored on top of what others have saved since', async () => {
    keep({ [COMPANY]: withFact(SAVED, 'phone', '2')[COMPANY] ?? {}, 'content/images/fjord.png': 'new' });
    const there = withFact(SAVED, 'email', 'b');
    const { base, now } = await restoreDraft(TEST_GITHUB, there);
    expect(base).toEqual(there);
    expect(now).toEqual({ [COMPANY]: { phone: '2', email: 'b' }, 'content/images/fjord.png': 'new' });
    // Somebody has changed the same: the draft knows what it began from.
    const later = await restoreDraft(TEST_GITHUB, withFact(there, 'phone', '3'));
    expect(later.base[COMPANY]).toEqual({ phone: '1', email: 'b' });
  });

  test('a second tab keeps the fields of the first one', async () => {
    keep(withFact(SAVED, 'phone', '2'));
    keep(withFact(SAVED, 'email', 'c'));
    const { now } = await restoreDraft(TEST_GITHUB, SAVED);
    expect(now[COMPANY]).toEqual({ phone: '2', email: 'c' });
  });

  test('nothing is stored once it is saved or undone', () => {
    const written = { base: SAVED, now: withFact(SAVED, 'phone', '2') };
    storeDraft(TEST_GITHUB, '', UNCHANGED, written);
    storeDraft(TEST_GITHUB, '', written, UNCHANGED);
    expect(localStorage.getItem('editor.draft firm/site')).toBeNull();
  });
});
