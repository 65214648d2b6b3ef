/** @jest-environment node */

import './browser';
import './without-checks';

import { COMPANY_FILE, catalogFile, LANGUAGES_FILE } from '@/checks/content';
import type { Trouble } from '@/e2e/editor/rest';
import { withDocument } from '@/editor/rows/documents';
import { addRow, addRowWithTexts, moveRow, removeRow } from '@/editor/rows/lists';
import { type Slot, slotsAt, withPicture } from '@/editor/rows/pictures';
import { companyIn, type Version } from '@/editor/rows/version';
import * as editorState from '@/editor/saving/state';
import * as tasks from '@/editor/saving/tasks';
import { GitHub, type Settings } from '@/editor/stores/github';
import { writeStored } from '@/editor/stores/storage';
import { LOCALE_IDS } from '@/i18n/locales';
import { getIn, setIn } from '@/model/data';
import { factAt } from '@/model/fact-tree';
import { formatFile } from '@/model/json-format';
import { FACTS, SETTINGS, type ServedFirm, serveFirm, TEXTS } from './memory';

const editor = { ...editorState, ...tasks };
const FIRST = editor.state.get();
const NAME = 'editor.draft firm/site';
const NAMES = [NAME, 'editor.sent firm/site', 'editor.seen firm/site edit', 'editor.seen firm/site main'];
const STORAGE = { ...localStorage };
let firm: ServedFirm;

const state = () => editor.state.get();
const phone = (version = state().now) => companyIn(version).phone;
const writePhone = (value: string) => editor.write([COMPANY_FILE, 'phone'], value);
async function settled(): Promise<void> {
  do await new Promise((next) => setTimeout(next));
  while (state().isBusy);
}
async function open(template?: Settings['template']): Promise<void> {
  editor.state.set(FIRST);
  editor.start(new GitHub({ ...SETTINGS, template }));
  await settled();
}

/** Saves while what moves a branch is not done, or not answered. */
async function saveInTrouble(trouble: Trouble): Promise<void> {
  firm.rest.trouble = (call) => (call.startsWith('PATCH') ? trouble : undefined);
  await editor.saveAll();
  firm.rest.trouble = () => undefined;
}
/** Answers the only question. */
async function answer(side: 'ours' | 'theirs'): Promise<void> {
  const [conflict, ...others] = state().conflicts;
  if (!conflict || others.length > 0) throw new Error('not one question');
  editor.resolveConflict(conflict, side);
  await settled();
}

beforeEach(async () => {
  Object.assign(localStorage, STORAGE);
  // Also what the browser did not store.
  for (const name of NAMES) writeStored(name, '');
  firm = serveFirm();
  await open();
});

describe('publishing', () => {
  test('saves first what is typed, and lists it', async () => {
    writePhone('typed');
    await editor.showPending();
    expect(state().pending?.changes).toMatchObject([{ path: [COMPANY_FILE, 'phone'], after: 'typed' }]);
    await editor.publishAll();
    expect([firm.objects.factsOn('main').phone, state().message]).toEqual(['typed', 'Published.']);
  });

  test.each(['edit', 'main'])('lists again if somebody has moved %s, and publishes nothing', async (branch) => {
    writePhone('typed');
    await editor.showPending();
    firm.objects.commitFacts(branch, { email: 'half' });
    await editor.publishAll();
    expect(firm.objects.factsOn('main').phone).toBe(FACTS.phone);
    expect(state().message).toMatch(/^Somebody has saved meanwhile/);
    expect(state().pending).toBeDefined();
    await editor.publishAll();
    expect(firm.objects.factsOn('main')).toMatchObject({ phone: 'typed', email: 'half' });
  });

  test('leaves in the form what is online', async () => {
    firm.objects.commitFacts('edit', { phone: 'of a colleague' });
    await editor.showPending();
    await editor.publishAll();
    expect([phone(), state().base]).toEqual(['of a colleague', state().now]);
  });

  test('asks about what was published meanwhile, and keeps the choice of it, also where nothing is left to publish', async () => {
    writePhone('typed');
    await editor.saveAll();
    firm.objects.commitFacts('main', { phone: 'pushed' });
    await editor.showPending();
    expect(state().conflicts).toMatchObject([{ before: 'pushed', after: 'typed' }]);
    await answer('theirs');
    expect([state().message, firm.objects.factsOn('edit').phone]).toEqual([
      expect.stringMatching(/^Nothing/),
      'pushed',
    ]);
    await open();
    expect([phone(), state().conflicts]).toEqual(['pushed', []]);
  });

  test('asks once, although an earlier save did not arrive', async () => {
    writePhone('typed');
    await saveInTrouble('offline');
    writePhone(FACTS.phone);
    firm.objects.commitFacts('edit', { phone: 'of a colleague' });
    firm.objects.commitFacts('main', { phone: 'pushed' });
    await editor.showPending();
    await answer('ours');
    expect([state().conflicts, state().pending?.changes]).toMatchObject([[], [{ after: 'of a colleague' }]]);
  });
});

test('shows what a developer has published', async () => {
  await editor.saveAll();
  firm.objects.commitFacts('main', { phone: 'pushed' });
  await open();
  expect(phone()).toBe('pushed');
  // And does not take it back.
  editor.write([COMPANY_FILE, 'email'], 'typed');
  await editor.saveAll();
  expect(firm.objects.factsOn('edit')).toMatchObject({ phone: 'pushed', email: 'typed' });
});

test('a save whose answer was lost leaves in the form what was published meanwhile', async () => {
  await editor.saveAll();
  writePhone('typed');
  firm.objects.commitFacts('main', { email: 'pushed' });
  await saveInTrouble('lost');
  await editor.saveAll();
  expect(companyIn(state().now)).toMatchObject({ phone: 'typed', email: 'pushed' });
  expect([state().base, firm.objects.factsOn('edit').email]).toEqual([state().now, 'pushed']);
});

test('a value that is changed again after a save whose answer was lost is no conflict with oneself', async () => {
  writePhone('typed');
  await saveInTrouble('lost');
  writePhone('typed again');
  await editor.saveAll();
  expect([state().conflicts, firm.objects.factsOn('edit').phone]).toEqual([[], 'typed again']);
});

test('what is typed while something is saved stays', async () => {
  writePhone('typed');
  firm.rest.beforeCommit = () => editor.write([COMPANY_FILE, 'email'], 'meanwhile');
  await editor.saveAll();
  expect(firm.objects.factsOn('edit')).toMatchObject({ phone: 'typed', email: FACTS.email });
  expect(companyIn(state().now)).toMatchObject({ phone: 'typed', email: 'meanwhile' });
});

test('saves although a file that was published is broken, and names it before publishing', async () => {
  await editor.saveAll();
  firm.objects.commitTo('main', { [COMPANY_FILE]: '{' });
  await open();
  writePhone('typed');
  await editor.saveAll();
  expect(firm.objects.factsOn('edit').phone).toBe('typed');
  await editor.showPending();
  expect(state().message).toMatch(/^A file on GitHub cannot be read: content\/company\.json, line 1 .*“main”/);
});

test('shows facts of which required ones are missing', async () => {
  firm.objects.commitTo('edit', { [COMPANY_FILE]: '{ "phone": "1" }' });
  await open();
  editor.write([COMPANY_FILE, 'email'], 'typed');
  await editor.saveAll();
  expect(firm.objects.factsOn('edit')).toMatchObject({ phone: '1', email: 'typed' });
});

describe('a choice between two versions', () => {
  const asked = async (theirs: string, ours: string) => {
    firm.objects.commitFacts('edit', { phone: theirs });
    writePhone(ours);
    await editor.saveAll();
  };

  test('is shown in the form at once, and what is typed afterwards is saved', async () => {
    await asked('52', '51');
    await answer('theirs');
    expect(phone()).toBe('52');
    writePhone('53');
    await editor.saveAll();
    expect([firm.objects.factsOn('edit').phone, phone()]).toEqual(['53', '53']);
  });

  test('is not used for later values', async () => {
    await asked('51', '53');
    await answer('ours');
    await editor.saveAll();
    expect(firm.objects.factsOn('edit').phone).toBe('53');
    firm.objects.commitFacts('edit', { phone: '51' });
    writePhone('59');
    await editor.saveAll();
    expect(state().conflicts).toMatchObject([{ before: '51', after: '59' }]);
    expect(firm.objects.factsOn('edit').phone).toBe('51');
  });
});

test('a draft that changes a row which somebody has removed meanwhile brings back the whole row', async () => {
  const body = [catalogFile('no'), 'services', 'tax', 'body'];
  editor.change((now) => setIn(now, body, 'typed'));
  const facts = { services: FACTS.services.filter(({ id }) => id !== 'tax') };
  firm.objects.commitFacts('edit', facts);
  const texts = LOCALE_IDS.map(catalogFile).map((file) => {
    return [file, formatFile(file, setIn(TEXTS, ['services', 'tax'], undefined))];
  });
  firm.objects.commitTo('edit', Object.fromEntries(texts));
  for (let visit = 0; visit < 2; visit++) await open();
  await answer('ours');
  await editor.saveAll();
  expect(firm.objects.factsOn('edit').services).toEqual(FACTS.services);
  expect(getIn(state().base, body)).toBe('typed');
  expect(localStorage.getItem(NAME)).toBeNull();
});

describe('earlier versions', () => {
  test('come back into the form, to be saved and published', async () => {
    writePhone('first');
    await editor.showPending();
    await editor.publishAll();
    writePhone('second');
    editor.write([COMPANY_FILE, 'email'], 'second');
    await editor.saveAll();
    await editor.restore('online');
    expect([phone(), companyIn(state().now).email]).toEqual(['first', FACTS.email]);
    editor.undo();
    expect(phone()).toBe('second');
    await editor.showEarlier();
    const oldest = state().earlier?.at(-1);
    await editor.restore('oldest', oldest?.sha);
    await editor.showPending();
    await editor.publishAll();
    expect(firm.objects.factsOn('main')).toMatchObject({ phone: FACTS.phone, email: FACTS.email });
  });

  test('come back with their documents, and without those that they did not have', async () => {
    const PDF = ['public/a.pdf', 'public/b.pdf'] as const;
    firm.objects.commitTo('main', { [PDF[0]]: '%PDF-a' });
    firm.objects.commitFacts('main', { links: [{ id: 'altinn', url: '/a.pdf' }] });
    await open();
    editor.change((now) => withDocument(now, 'altinn', 'b.pdf', firm.objects.addBlob(Buffer.from('%PDF-b'))));
    await editor.saveAll();
    expect(PDF.map((file) => firm.objects.fileOn('edit', file) !== undefined)).toEqual([false, true]);
    await editor.restore('online');
    await editor.saveAll();
    expect(PDF.map((file) => firm.objects.fileOn('edit', file) !== undefined)).toEqual([true, false]);
    expect(companyIn(state().now).links).toEqual([{ id: 'altinn', url: '/a.pdf' }]);
  });

  test('are the last ten', async () => {
    for (let number = 0; number < 12; number++) firm.objects.commitFacts('main', { phone: String(number) });
    await editor.showEarlier();
    expect(state().earlier).toHaveLength(10);
  });
});

test.each([
  ['another version', '2.1.0', 'same'],
  ['other languages', '2.0.0', 'other'],
])('%s of the template is not published from here', async (_, version, languages) => {
  const files = { 'package.json': '{ "version": "2.0.0" }', [LANGUAGES_FILE]: 'same' };
  firm.objects.setHead('edit', firm.objects.commitTo('main', files));
  firm.objects.commitTo('edit', {
    ...files,
    'package.json': `{ "version": "${version}" }`,
    [LANGUAGES_FILE]: languages,
  });
  await open({ version: '2.0.0', languages: firm.objects.fileOn('main', LANGUAGES_FILE)?.sha ?? '' });
  expect(state().isOther).toBe(true);
  // What is typed here is not lost.
  writePhone('typed');
  await editor.showPending();
  expect([firm.objects.factsOn('edit').phone, state().message]).toEqual([
    'typed',
    expect.stringMatching(/belongs to a different version of the template/),
  ]);
});

test('a picture that is chosen while something is saved waits its turn', async () => {
  writePhone('typed');
  const saving = editor.saveAll();
  const path = 'content/images/fjord.png';
  await editor.storeFile(new Blob(['new']), (now, id) => ({ ...now, [path]: id }), 'chosen');
  await saving;
  expect([firm.objects.factsOn('edit').phone, state().undo?.message]).toEqual(['typed', 'chosen']);
  await editor.saveAll();
  expect(firm.objects.textOn('edit', path)).toBe('new');
});

describe('while a file is uploaded', () => {
  /** Portraits and links by their rows, after an upload during which `meanwhile` has changed the forms. */
  const uploaded = async (what: string, meanwhile: (now: Version) => Version) => {
    const [slot] = slotsAt(state().now, 'people.kari.portrait');
    const portrait = (now: Version, id: string) => withPicture(now, slot as Slot, 'png', id);
    const document = (now: Version, id: string) => withDocument(now, 'priser', 'Priser.pdf', id);
    const ended = editor.storeFile(new Blob(), what === 'portrait' ? portrait : document, 'chosen');
    editor.change(meanwhile);
    await ended;
    const { people, links } = companyIn(state().now);
    const files = Object.keys(state().now).filter((path) => /Portrait|public/.test(path));
    return [...people.map(({ id, portrait }) => [id, portrait]), ...links.map(({ id, url }) => [id, url]), files];
  };
  const OLA = ['ola', undefined];
  const [KARI, ALTINN, PRISER] = [
    ['kari', undefined],
    ['altinn', 'https://altinn.no'],
    ['priser', 'https://a.no'],
  ];

  test.each<[what: string, to: string, meanwhile: (now: Version) => Version, expected: unknown[]]>([
    [
      'portrait',
      'to its person, who was moved',
      (now) => moveRow(now, 'people', 'kari', 1),
      [OLA, ['kari', 'kariPortrait'], ALTINN, PRISER, ['content/images/kariPortrait.png']],
    ],
    [
      'portrait',
      'to nobody if its person was removed',
      (now) => removeRow(now, 'people', 'kari'),
      [OLA, ALTINN, PRISER, []],
    ],
    [
      'document',
      'to its link, which was moved',
      (now) => moveRow(now, 'links', 'priser', 0),
      [KARI, OLA, ['priser', '/priser.pdf'], ALTINN, ['public/priser.pdf']],
    ],
    [
      'document',
      'to no link if its own was removed',
      (now) => removeRow(now, 'links', 'priser'),
      [KARI, OLA, ALTINN, []],
    ],
  ])('a %s goes %s', async (what, _, meanwhile, expected) => {
    expect(await uploaded(what, meanwhile)).toEqual(expected);
    expect(state().message).toBe('');
  });
});

describe('undo', () => {
  test.each<[string, (now: Version) => Version]>([
    ['moved', (now) => moveRow(now, 'services', 'payroll', 2)],
    ['removed', (now) => removeRow(now, 'services', 'payroll')],
    ['added', (now) => addRowWithTexts(now, 'services', 'Skatt')],
    ['added without texts', (now) => addRow(now, 'closedDates', factAt('closedDates')?.items)],
  ])('restores a row that was %s, also after a change in another field', (_, edit) => {
    editor.change(edit, 'changed');
    writePhone('typed');
    editor.undo();
    expect(phone()).toBe('typed');
    writePhone(FACTS.phone);
    expect([state().now, state().undo]).toEqual([state().base, undefined]);
  });

  test('is not offered once it would discard a later change', () => {
    editor.change((now) => removeRow(now, 'services', 'payroll'), 'removed');
    writePhone('typed');
    expect(state().undo).toBeDefined();
    editor.write([COMPANY_FILE, 'phone'], 'chosen', 'changed');
    writePhone('typed again');
    expect(state().undo).toBeUndefined();
  });
});

describe('the browser’s storage', () => {
  const denied = () => {
    throw new Error('denied');
  };

  test('may be blocked: the editor works, and says that it keeps no drafts', async () => {
    Object.assign(localStorage, { getItem: denied, setItem: denied, removeItem: denied });
    editor.state.set(FIRST);
    editor.start(new GitHub(SETTINGS));
    expect(state().needsToken).toBe(true);
    // As pasted.
    editor.signIn('\u200bgood \n');
    await settled();
    writePhone('typed');
    expect([phone(), state().isDraftKept]).toEqual(['typed', false]);
    await editor.saveAll();
    expect(firm.objects.factsOn('edit').phone).toBe('typed');
  });

  test('may be full', async () => {
    Object.assign(localStorage, { setItem: denied });
    writePhone('typed');
    expect([phone(), state().isDraftKept]).toEqual(['typed', false]);
  });

  test.each(['{"[\\"content', '7', 'null', '{"a":{}}'])('may be damaged: %s', async (text) => {
    localStorage.setItem(NAME, text);
    await open();
    expect([state().isLoaded, phone()]).toEqual([true, FACTS.phone]);
    writePhone('typed');
    await open();
    expect(phone()).toBe('typed');
  });
});
