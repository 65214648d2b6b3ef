/** @jest-environment node */

import './browser';

import { checkLaunch } from '@/checks/check-launch';
import { COMPANY_FILE, catalogFile } from '@/checks/content';
import { changeKind, toRows, toWeek } from '@/editor/forms/Week';
import { changeName, formatValue } from '@/editor/labels/names';
import { contentOf, problemsIn } from '@/editor/rows/checked';
import { addressOf, withDocument } from '@/editor/rows/documents';
import {
  addRow,
  addRowWithTexts,
  addText,
  moveRow,
  ownTexts,
  removeRow,
  removeText,
  swapTexts,
  uniqueId,
} from '@/editor/rows/lists';
import { pictureIn, type Slot, slotsAt, slotsOf, withoutPicture } from '@/editor/rows/pictures';
import { rowsAt } from '@/editor/rows/row-lists';
import { changesBetween } from '@/editor/rows/rows';
import { companyIn, factsIn, isContent, type Version } from '@/editor/rows/version';
import { LOCALE_IDS } from '@/i18n/locales';
import { getIn, setIn } from '@/model/data';
import { factAt, rowNode } from '@/model/fact-tree';
import { readContent } from '@/tools/build/read-content';
import { TEST_GITHUB, versionOf } from './version-of';

const PICTURES = {
  'content/images/payroll.png': '1',
  'content/images/yearEnd.png': '2',
  'content/images/kariPortrait.png': '3',
};
const LOGO = 'content/brand/platforms/powerOffice.svg';
const texts = (version: Version, key: string) =>
  LOCALE_IDS.map((locale) => getIn(version, [catalogFile(locale), ...key.split('.')]));

let before: Version;
beforeEach(() => {
  const people = [{ id: 'kari', name: 'Kari', portrait: 'kariPortrait' }];
  const facts = { people, focus: { kariPortrait: '50% 20%' } };
  before = { ...versionOf(readContent('fixture')), ...PICTURES };
  for (const [name, value] of Object.entries(facts)) before = setIn(before, [COMPANY_FILE, name], value);
  for (const locale of LOCALE_IDS)
    before = setIn(before, [catalogFile(locale), 'about', 'people'], {
      kari: { title: `Regnskapsfører ${locale}` },
    });
});

test('a new service has its name as title, and a placeholder for it in other languages', () => {
  const after = addRowWithTexts(before, 'services', 'Skatt & avgift');
  expect(companyIn(after).services.at(-1)).toEqual({ id: 'skattAvgift' });
  expect(texts(after, 'services.skattAvgift')).toEqual([{ title: 'Skatt & avgift' }, { title: '…' }, { title: '…' }]);
  expect(problemsIn(TEST_GITHUB, after)).toEqual([]);
  const asked = checkLaunch(contentOf(TEST_GITHUB, after)).map(({ file, key }) => `${file} ${key}`);
  expect(asked).toContain('messages/se.json services.skattAvgift.title');
});

test('points of a service are added, exchanged and removed in every language', () => {
  const points = 'services.payroll.points';
  const added = addText(before, points);
  expect(texts(added, points)[1]).toMatchObject({ kaffe: expect.any(String), text: '…' });
  const exchanged = swapTexts(before, `${points}.hyre`, `${points}.fri`);
  expect(texts(exchanged, `${points}.hyre`)).toEqual(texts(before, `${points}.fri`));
  const none = ['hyre', 'fri', 'kaffe'].reduce((all, name) => removeText(all, `${points}.${name}`), before);
  expect(ownTexts(none, points)).toEqual([]);
  for (const after of [added, exchanged, none]) expect(problemsIn(TEST_GITHUB, after)).toEqual([]);
});

test('every list can become empty, except that one service stays', () => {
  const lists = Object.keys(companyIn(before)).filter((name) => rowNode(factAt(name) ?? {}));
  const empty = lists.reduce((all, list) => {
    const least = factAt(list)?.minProperties ?? 0;
    const names = rowsAt(before, list).map((row) => String(Object(row).id ?? 0));
    return names.slice(least).reduce<Version>((one, name) => removeRow(one, list, name), all);
  }, before);
  expect(companyIn(empty)).toMatchObject({ platforms: [], people: [], customers: [], services: [{ id: 'payroll' }] });
  expect(texts(empty, 'technology.platforms.tripletex')).toEqual(LOCALE_IDS.map(() => undefined));
  expect(problemsIn(TEST_GITHUB, empty)).toEqual([]);
});

test.each([
  ['closedDates.1', ['2099-05-17', ''], 'choose a day'],
  ['closedDates.0', ['2026-13-01'], 'choose a day'],
  ['openingHours.0.opens', [{ days: ['Monday'], opens: '', closes: '16:00' }], 'choose a time, such as 08:00'],
])('an invalid day or time at %s is to be chosen', (key, rows, en) => {
  const after = setIn(before, [COMPANY_FILE, key.replace(/\..*/, '')], rows);
  expect(problemsIn(TEST_GITHUB, after)).toMatchObject([{ key, message: { en } }]);
});

test('the first platform and person need no texts', () => {
  const { platforms: _, people: __, focus: ___, ...facts } = factsIn(before);
  const none = { ...before, [COMPANY_FILE]: facts };
  const after = addRowWithTexts(addRowWithTexts(none, 'platforms', 'Fiken'), 'people', 'Ola Ås');
  expect(companyIn(after)).toMatchObject({
    platforms: [{ id: 'fiken', name: 'Fiken' }],
    people: [{ id: 'olaAs', name: 'Ola Ås' }],
  });
  expect(problemsIn(TEST_GITHUB, after)).toEqual([]);
});

test('a row is removed with its texts, its pictures and their review', () => {
  const same = setIn(before, ['messages/no.json', '$same'], ['services.yearEnd.title', 'nav.cta']);
  const marked = setIn(same, ['messages/no.json', '$confirmed'], ['services.yearEnd.title: Årsoppgjør']);
  const after = removeRow(removeRow(marked, 'services', 'yearEnd'), 'people', 'kari');
  expect(texts(after, 'services.yearEnd')).toEqual(LOCALE_IDS.map(() => undefined));
  expect(after['content/images/yearEnd.png'] ?? after['content/images/kariPortrait.png']).toBeUndefined();
  expect(companyIn(after).focus).toEqual({});
  expect(after['messages/no.json']).toMatchObject({ $same: ['nav.cta'] });
  expect(after['messages/no.json']).not.toHaveProperty('$confirmed');
  expect(texts(after, 'about.people')[0]).toEqual({});
  expect(problemsIn(TEST_GITHUB, after)).toEqual([]);
});

test('a platform keeps its logo when it is renamed, and loses it when it is removed', () => {
  const renamed = setIn(before, [COMPANY_FILE, 'platforms', 'powerOffice', 'name'], 'PowerOffice Pluss');
  const slot = slotsOf(renamed).find(({ label }) => label.endsWith('PowerOffice Pluss'));
  expect(slot && pictureIn(renamed, slot)).toBe(LOGO);
  expect(removeRow(before, 'platforms', 'powerOffice')[LOGO]).toBeUndefined();
});

test('an optional picture is removed with its file and its fact', () => {
  const [badge] = slotsAt(before, 'badge');
  const after = withoutPicture(before, badge as Slot);
  expect(pictureIn(before, badge as Slot)).toBe('content/brand/badge-ring.svg');
  expect(pictureIn(after, badge as Slot)).toBeUndefined();
  expect(companyIn(after).badge).toBeUndefined();
  expect(problemsIn(TEST_GITHUB, after)).toEqual([]);
});

test('moving a row changes only the order', () => {
  const after = moveRow(before, 'services', 'yearEnd', 0);
  expect(companyIn(after).services.map(({ id }) => id)).toEqual(['yearEnd', 'payroll', 'bookkeeping']);
  expect({ ...after, [COMPANY_FILE]: '' }).toEqual({ ...before, [COMPANY_FILE]: '' });
});

test.each(['Contact', 'Services', 'Title', 'Packages', 'Fjord', 'Card', 'About', 'Constructor', 'Kari portrait'])(
  'a service that is called %s gets a name that nothing else has, and can be saved',
  (name) => {
    const after = addRowWithTexts(before, 'services', name);
    const { id = '' } = companyIn(after).services.at(-1) ?? {};
    expect(id).toMatch(/^[a-zA-Z]+2$/);
    expect(texts(after, `services.${id}.title`)[0]).toBe(name);
    expect(problemsIn(TEST_GITHUB, after)).toEqual([]);
  },
);

test('a slide and a person get no name of another picture', () => {
  const named = addRowWithTexts(addRowWithTexts(before, 'services', 'Slide'), 'services', 'Ås portrait');
  const after = addRowWithTexts(addRow(named, 'slides', factAt('slides')?.items), 'people', 'Ås');
  expect([companyIn(after).slides.at(-1), companyIn(after).people.at(-1)?.id]).toEqual(['slide2', 'as2']);
});

test('an id is one word that no other row has', () => {
  expect(uniqueId('Årsoppgjør & skatt', [])).toBe('arsoppgjorSkatt');
  expect(uniqueId('Ola', ['ola', 'ola2'])).toBe('ola3');
  expect(uniqueId('24SevenOffice', [])).toBe('x24sevenoffice');
  expect(uniqueId('Nul', [])).toBe('xnul');
});

describe('documents', () => {
  const FILE = 'public/skjemaer/Årsavtale for båt.pdf';
  const START: Version = versionOf(readContent('fixture'));

  test.each([
    ['Prisliste 2026.PDF', 'prisliste-2026.pdf'],
    ['Årsavtale for båt (kopi).docx', 'arsavtale-for-bat-kopi.docx'],
    ['.env.pdf', 'env.pdf'],
    ['Прайс-лист.pdf', 'fil-1.pdf'],
    ['価格.PDF', 'fil-1.pdf'],
    ['v1.2 – pris.ods', 'v1.2-pris.ods'],
    ['../Løsøre.xlsx', 'losore.xlsx'],
    ['AUX.pdf', 'fil-aux.pdf'],
    ['Com1.2026.pdf', 'fil-com1.2026.pdf'],
    ['Aux og con.pdf', 'aux-og-con.pdf'],
  ])('%s gets the address %s', (name, address) => {
    expect(addressOf(name)).toBe(address);
  });

  test.each([
    ['Prisliste.pdf', ['prisliste.pdf', 'Prisliste-2.PDF'], 'prisliste-3.pdf'],
    ['Pris_liste.pdf', ['pris-liste.pdf'], 'pris-liste-2.pdf'],
    ['A\u030arsrapport 2026.pdf', ['arsrapport-2026.pdf'], 'arsrapport-2026-2.pdf'],
    ['價格.pdf', ['fil-1.pdf'], 'fil-2.pdf'],
  ])('%s next to %j gets the address %s', (name, taken, address) => {
    expect(addressOf(name, taken)).toBe(address);
  });

  test('a document takes the place of no other file, and keeps its address when it is chosen again', () => {
    const first = withDocument(START, 'avtale', 'Priser.pdf', 'a');
    const both = withDocument(first, 'innlogging', 'priser.PDF', 'b');
    const again = withDocument(both, 'innlogging', 'Priser.pdf', 'c');
    expect(companyIn(again).links.map(({ url }) => url)).toEqual(['/priser.pdf', '/priser-2.pdf']);
    expect([again['public/priser.pdf'], again['public/priser-2.pdf']]).toEqual(['a', 'c']);
  });

  test('a document replaces the one to which the link led, and is listed by its name', () => {
    const after = withDocument(START, 'avtale', 'Priser.pdf', 'new');
    expect(companyIn(after).links[0]?.url).toBe('/priser.pdf');
    expect([after['public/priser.pdf'], after[FILE]]).toEqual(['new', undefined]);
    const names = changesBetween(START, after).map((change) => [
      changeName(after, change),
      formatValue(after, change.path, change.after),
    ]);
    expect(names).toContainEqual(['public/priser.pdf', ['(a file)']]);
    expect(['public/priser.pdf', 'public/_headers'].filter(isContent)).toEqual(['public/priser.pdf']);
  });

  test('a link is removed with its document, unless another leads to it', () => {
    expect(removeRow(START, 'links', 'avtale')).not.toHaveProperty([FILE]);
    const links = ['a', 'b'].map((id) => ({ id, url: '/skjemaer/Årsavtale for båt.pdf' }));
    const both = { ...START, [COMPANY_FILE]: { ...Object(START[COMPANY_FILE]), links } };
    expect(removeRow(both, 'links', 'a')).toHaveProperty([FILE]);
  });
});

describe('hours', () => {
  const LUNCH = ['08:00', '11:30', '12:00', '16:00'];
  const ROWS = [
    { days: ['Monday' as const, 'Tuesday' as const], opens: '08:00', closes: '11:30' },
    { days: ['Monday' as const, 'Tuesday' as const], opens: '12:00', closes: '16:00' },
    { days: ['Friday' as const], byAppointment: true as const },
  ];
  const CLOSED = { kind: 'dayClosed', times: [] } as const;

  test('rows of opening hours become a week, and rows again', () => {
    const week = toWeek(ROWS);
    const lunch = { kind: 'dayLunch', times: LUNCH };
    expect(week).toEqual([lunch, lunch, CLOSED, CLOSED, { kind: 'dayAppointment', times: [] }, CLOSED, CLOSED]);
    expect(toRows(week)).toEqual(ROWS);
    expect(toRows(toWeek([]))).toBeUndefined();
  });

  test.each([
    ['dayOpen', LUNCH, ['08:00', '16:00']],
    ['dayLunch', ['07:00', '15:00'], ['07:00', '11:30', '12:00', '15:00']],
    ['dayOpen', [], ['08:00', '16:00']],
    ['dayAppointment', LUNCH, []],
    ['dayClosed', LUNCH, []],
  ] as const)('a day that becomes %s keeps its times where it can: %j', (kind, before, after) => {
    expect(changeKind({ kind: 'dayClosed', times: [...before] }, kind)).toEqual({ kind, times: after });
  });
});
