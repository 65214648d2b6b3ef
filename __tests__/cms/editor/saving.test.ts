/** @jest-environment node */

import './browser';

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { catalogFile } from '@/cms/checks/content';
import { GitHub, storeToken } from '@/cms/editor/github';
import { listChanges, publish, type SaveError, save } from '@/cms/editor/saving';
import { inspectFiles, problemsIn, readVersion, textIn, type Version } from '@/cms/editor/version';
import { getIn, setIn } from '@/cms/schema/data';
import { COMPANY, filesIn, writeFirm } from '@/e2e/editor/github';
import { Rest } from '@/e2e/editor/rest';
import { API_ROOT, commitTo, MemoryObjects, serve } from './memory';

const folder = mkdtempSync(join(tmpdir(), 'saving-'));
writeFirm(folder);
const FILES = filesIn(folder);
afterAll(() => rmSync(folder, { recursive: true }));

let objects: MemoryObjects;
let rest: Rest;
let github: GitHub;
let start: Version;
beforeEach(async () => {
  objects = new MemoryObjects();
  rest = new Rest(objects);
  serve(rest);
  commitTo(objects, 'main', FILES);
  localStorage.clear();
  storeToken('good');
  github = new GitHub({ repository: 'firm/site', apiRoot: API_ROOT });
  start = await readVersion(github, await github.editedHead(), 'edit');
});

const withFact = (version: Version, name: string, value: unknown) => setIn(version, [COMPANY, name], value);
const fileOn = (branch: string, file: string) =>
  objects.files(objects.head(branch) ?? '').find(({ path }) => path === file);
const textOn = (branch: string, file: string) => String(objects.blob(fileOn(branch, file)?.sha ?? ''));
const factsOn = (branch: string) => JSON.parse(textOn(branch, COMPANY));
/** Commits facts as another person. */
const commitFacts = (branch: string, facts: object) =>
  commitTo(objects, branch, { [COMPANY]: textIn(COMPANY, { ...factsOn(branch), ...facts }) });
const saved = (now: Version, base = start) => save(github, () => ({ base, now }));
const refusalOf = (task: Promise<unknown>): Promise<SaveError & { status?: number }> =>
  task.then(
    () => Promise.reject(new Error('nothing was refused')),
    (error) => error,
  );

describe('saving', () => {
  it('writes only the changed lines, in one commit', async () => {
    await saved(withFact(start, 'phone', '+47 22 33 44 56'));
    const lines = textOn('main', COMPANY).split('\n');
    const changed = textOn('edit', COMPANY)
      .split('\n')
      .filter((line, index) => line !== lines[index]);
    expect(changed).toEqual(['  "phone": "+47 22 33 44 56",']);
    const [newest, ...older] = objects.log(objects.head('edit') ?? '');
    expect([newest?.message, older.length]).toEqual(['Changed: Phone number', 1]);
  });

  it('sorts closed days that were changed', async () => {
    await saved(withFact(start, 'closedDates', ['2099-12-25', '2099-05-17']));
    expect(factsOn('edit').closedDates).toEqual(['2099-05-17', '2099-12-25']);
  });

  it('writes and returns pasted values as they are meant', async () => {
    const lead = [catalogFile('no'), 'hero', 'lead'];
    const { version } = await saved(setIn(withFact(start, 'phone', '22\u00a033\u00a044\u00a056'), lead, 'Én linje\n'));
    expect(factsOn('edit').phone).toBe('+47 22 33 44 56');
    expect(getIn(version, [COMPANY, 'phone'])).toBe('+47 22 33 44 56');
    expect(getIn(version, lead)).toBe('Én linje');
  });

  it('keeps what others saved before and during the save', async () => {
    commitFacts('edit', { email: 'ny@firma.no' });
    rest.beforeCommit = () => commitFacts('edit', { register: 'Enhetsregisteret' });
    await saved(withFact(start, 'phone', '+47 22 33 44 56'));
    const expected = { email: 'ny@firma.no', register: 'Enhetsregisteret', phone: '+47 22 33 44 56' };
    expect(factsOn('edit')).toMatchObject(expected);
  });

  it('refuses new problems, but not for existing ones in other fields', async () => {
    const texts = setIn(start, ['messages/pl.json', 'nav', 'menu'], 'x'.repeat(99))['messages/pl.json'];
    commitTo(objects, 'edit', { 'messages/pl.json': textIn('messages/pl.json', texts) });
    const there = await readVersion(github, await github.editedHead(), 'edit');
    const { problems } = await refusalOf(saved(withFact(there, 'organizationNumber', '987 654 321'), there));
    expect(problems.map(({ key }) => key)).toEqual(['organizationNumber']);
    await saved(withFact(there, 'email', 'ny@firma.no'), there);
    expect(factsOn('edit').email).toBe('ny@firma.no');
  });

  it.each([
    ['writing', 403, /not accessible/],
    ['protected', 422, /pull request/],
  ] as const)('reports why GitHub refuses: %s', async (refuses, status, reason) => {
    rest.refuses = refuses;
    const refusal = await refusalOf(saved(withFact(start, 'phone', '+47 22 33 44 56')));
    expect([refusal.status, refusal.message]).toEqual([status, expect.stringMatching(reason)]);
  });

  it('is contained in later commits of others, but not in earlier ones', async () => {
    const before = await github.editedHead();
    const { commit } = await saved(withFact(start, 'phone', '+47 22 33 44 56'));
    commitFacts('edit', { email: 'ny@firma.no' });
    const shown = [await github.editedHead(), commit, before, ''];
    expect(await Promise.all(shown.map((one) => github.contains(one, commit)))).toEqual([true, true, false, false]);
  });
});

describe('publishing', () => {
  const list = () => listChanges(github, []);
  const published = async () => expect(await publish(github, await list())).toBe(true);
  const realAddress = async () => {
    commitFacts('edit', { siteUrl: 'https://firm.example' });
    return readVersion(github, await github.editedHead(), 'edit');
  };

  it('lists the changes, and merges them with what others published', async () => {
    await saved(withFact(start, 'phone', '+47 22 33 44 56'));
    await realAddress();
    commitFacts('main', { replyWithinWorkingDays: 3, siteUrl: 'https://firm.example' });
    const listing = await list();
    expect(listing.changes.map(({ path }) => path.join(' '))).toEqual([`${COMPANY} phone`]);
    expect(await publish(github, listing)).toBe(true);
    expect(factsOn('main')).toMatchObject({ phone: '+47 22 33 44 56', replyWithinWorkingDays: 3 });
    expect((await list()).changes).toEqual([]);
  });

  it('merges key by key where Git finds a conflict, also files deleted on both branches', async () => {
    commitFacts('main', { siteUrl: 'https://firm.example' });
    const there = await realAddress();
    await saved(withFact(there, 'email', 'ny@firma.no'), there);
    commitFacts('main', { phone: '+47 22 33 44 66' });
    const gone = { 'content/brand/platforms/powerOffice.svg': null };
    for (const branch of ['main', 'edit']) commitTo(objects, branch, gone);
    await published();
    expect(factsOn('main')).toMatchObject({ email: 'ny@firma.no', phone: '+47 22 33 44 66' });
  });

  it('leaves code that was changed on both branches to a developer', async () => {
    for (const branch of ['main', 'edit']) commitTo(objects, branch, { 'app/theme.css': branch });
    expect((await refusalOf(list())).message).toMatch(/app\/theme\.css\. Show this to a developer/);
  });

  it('keeps the modes of files that it carries', async () => {
    const there = await realAddress();
    commitTo(objects, 'edit', { '.ci/run': 'a' }, '100755');
    commitFacts('main', { email: 'ny@firma.no' });
    await saved(withFact(there, 'phone', '+47 22 33 44 56'), there);
    await published();
    expect(fileOn('main', '.ci/run')?.mode).toBe('100755');
  });

  it('refuses what the build would refuse', async () => {
    commitFacts('edit', { phone: 'none' });
    const { problems } = await refusalOf(list().then((listing) => publish(github, listing)));
    expect(problems.map(({ key }) => key)).toEqual(['phone']);
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
    'content/images/about.heic': 'text',
    'content/images/mark.png': 'text',
  };
  const paths = Object.entries(files).map(async ([path, content]) => [path, await github.store(btoa(content))]);
  const now = { ...start, ...Object.fromEntries(await Promise.all(paths)) };
  await inspectFiles(github, now);
  // A logo with an ending that the editor writes was decoded when it was chosen.
  expect(problemsIn(github, now).map(({ file }) => file)).toEqual([
    'public/team.jpg',
    'public/office.png',
    'content/images/about.heic',
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
