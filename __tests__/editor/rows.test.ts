/** @jest-environment node */

import './browser';

import { COMPANY_FILE, catalogFile } from '@/checks/content';
import { changeName, formatValue } from '@/editor/labels/names';
import { problemsIn } from '@/editor/rows/checked';
import { withDocument } from '@/editor/rows/documents';
import { addRowWithTexts, moveRow, removeRow } from '@/editor/rows/lists';
import { type Change, mergeThreeWay, type Path, pathTo } from '@/editor/rows/merge';
import { type Slot, slotsOf, withPicture } from '@/editor/rows/pictures';
import { changesBetween, choose, merge, rebase } from '@/editor/rows/rows';
import { companyIn, readFacts, type Version } from '@/editor/rows/version';
import { LOCALE_IDS } from '@/i18n/locales';
import { deepEqual, getIn, setIn } from '@/model/data';
import { FACTS, TEXTS } from './memory';
import { TEST_GITHUB } from './version-of';

const NO = 'messages/no.json';
const PICTURE = 'content/images/payroll.png';
const BASE: Version = {
  [COMPANY_FILE]: readFacts(FACTS),
  ...Object.fromEntries(LOCALE_IDS.map((locale) => [catalogFile(locale), TEXTS])),
  [PICTURE]: 'old',
  'content/images/README.md': 'text',
};

const CUSTOMER = Object(getIn(BASE, [COMPANY_FILE, 'customers', '0'])).id;
const fact = (key: string, value: unknown) => (version: Version) => setIn(version, pathTo(COMPANY_FILE, key), value);
const text = (key: string, value: unknown) => (version: Version) => setIn(version, pathTo(NO, key), value);
const ids = (version: Version, list: 'services' | 'people'): string[] => companyIn(version)[list].map(({ id }) => id);
type Edit = (version: Version) => Version;

function both(theirs: Edit, ours: Edit, base = BASE): { merged: Version; conflicts: Change[] } {
  const conflicts: Change[] = [];
  const merged = merge(base, theirs(base), ours(base), conflicts);
  return { merged, conflicts };
}
const names = (version: Version, changes: Change[]) => changes.map((change) => changeName(version, change));

const factIn = (key: string) => (version: Version) => getIn(version[COMPANY_FILE], key);
const textIn = (key: string) => (version: Version) => getIn(version[NO], key);
const addsDay = (day: string): Edit => {
  return (all) => fact('closedDates', [...companyIn(all).closedDates, day])(all);
};
const isClosed = (day: string) => (version: Version) => companyIn(version).closedDates.includes(day);

/** What two people do to different rows, or to different parts of one, and what must be there afterwards. */
const EDITS: Record<string, [edit: Edit, read: (version: Version) => unknown, expected: unknown]> = {
  'adds a service': [
    (all) => ({ ...addRowWithTexts(all, 'services', 'Skatt'), 'content/images/skatt.png': 'old' }),
    (all) => [factIn('services.skatt')(all), textIn('services.skatt.title')(all), all['content/images/skatt.png']],
    [{ id: 'skatt' }, 'Skatt', 'old'],
  ],
  'adds another service, with an account': [
    (all) => fact('services.budsjett.account', '2500')(addRowWithTexts(all, 'services', 'Budsjett')),
    (all) => [factIn('services.budsjett')(all), textIn('services.budsjett.title')(all)],
    [{ id: 'budsjett', account: '2500' }, 'Budsjett'],
  ],
  'changes an account': [
    fact('services.payroll.account', '5990'),
    factIn('services.payroll'),
    { id: 'payroll', account: '5990' },
  ],
  'writes a text of a service': [text('services.yearEnd.body', 'Nytt'), textIn('services.yearEnd.body'), 'Nytt'],
  'sorts the services': [
    (all) => moveRow(all, 'services', 'payroll', 2),
    (all) => ids(all, 'services').filter((id) => ['payroll', 'yearEnd'].includes(id)),
    ['yearEnd', 'payroll'],
  ],
  'removes a service': [
    (all) => removeRow(all, 'services', 'tax'),
    (all) => factIn('services.tax')(all) ?? textIn('services.tax')(all),
    undefined,
  ],
  'changes a phone': [fact('people.kari.phone', '2'), factIn('people.kari.phone'), '2'],
  'changes an email': [fact('people.kari.email', 'n'), factIn('people.kari.email'), 'n'],
  'adds a person': [(all) => addRowWithTexts(all, 'people', 'Åse'), factIn('people.ase.name'), 'Åse'],
  'removes another person': [
    (all) => removeRow(all, 'people', 'ola'),
    (all) => factIn('people.ola')(all) ?? textIn('about.people.ola')(all),
    undefined,
  ],
  'renames a customer': [fact(`customers.${CUSTOMER}.name`, 'A'), factIn(`customers.${CUSTOMER}.name`), 'A'],
  'changes what a customer says': [
    fact(`customers.${CUSTOMER}.words.no`, 'Bra'),
    factIn(`customers.${CUSTOMER}.words.no`),
    'Bra',
  ],
  'adds a closed day': [addsDay('2027-12-24'), isClosed('2027-12-24'), true],
  'adds another closed day': [addsDay('2027-12-27'), isClosed('2027-12-27'), true],
  'removes a slide': [(all) => removeRow(all, 'slides', '0'), (all) => companyIn(all).slides.includes('fjord'), false],
};
/** Every two of them, in an order that alternates. */
const PAIRS = Object.entries(EDITS).flatMap(([one, first], index, all) =>
  all.slice(index + 1).map(([other, second], distance) => {
    return distance % 2 === 0 ? ([one, other, first, second] as const) : ([other, one, second, first] as const);
  }),
);

test.each(PAIRS)('one %s, the other %s: both is kept', (_one, _other, first, second) => {
  const [theirs, readTheirs, expectedTheirs] = first;
  const [ours, readOurs, expectedOurs] = second;
  const { merged, conflicts } = both(theirs, ours);
  expect(conflicts).toEqual([]);
  expect([readTheirs(merged), readOurs(merged)]).toEqual([expectedTheirs, expectedOurs]);
  // Every group of texts has its row, and every row its texts.
  const groups = Object.keys(getIn(merged, pathTo(NO, 'about.people')) as object);
  expect(groups.toSorted()).toEqual(ids(merged, 'people').toSorted());
  expect(merged['content/images/README.md']).toBe('text');
});

const change = text('services.payroll.body', 'Endret tekst');
const remove: Edit = (all) => removeRow(all, 'services', 'payroll');
const isWhole = (version: Version) => {
  expect(ids(version, 'services')).toContain('payroll');
  expect(getIn(version, pathTo(NO, 'services.payroll.body'))).toBe('Endret tekst');
  expect(version[PICTURE]).toBe('old');
};
const isGone = (version: Version) => {
  expect(ids(version, 'services')).not.toContain('payroll');
  for (const locale of LOCALE_IDS)
    expect(getIn(version, pathTo(catalogFile(locale), 'services.payroll'))).toBeUndefined();
  expect(version[PICTURE]).toBeUndefined();
};

test.each([
  ['removed', 'changed', 'ours', isWhole],
  ['removed', 'changed', 'theirs', isGone],
  ['changed', 'removed', 'ours', isGone],
  ['changed', 'removed', 'theirs', isWhole],
] as const)('a row that was %s there and %s here is one question: %s', (there, _, side, expected) => {
  const [theirs, ours] = there === 'removed' ? [remove, change] : [change, remove];
  const edits = { base: BASE, now: ours(BASE) };
  const { conflicts } = rebase(edits, theirs(BASE));
  expect(names(BASE, conflicts)).toEqual([expect.stringMatching(/^Services: \p{L}/u)]);
  const [conflict] = conflicts;
  if (!conflict) throw new Error('no conflict');
  const chosen = choose(edits, conflict, side);
  if (side === 'theirs') expected(chosen.now);
  const { now, conflicts: open } = rebase(chosen, theirs(BASE));
  expect(open).toEqual([]);
  expected(now);
  // What is typed afterwards stays.
  const typed = { ...chosen, now: fact('phone', '+47 22 33 44 99')(chosen.now) };
  expect(rebase(typed, theirs(BASE)).now[COMPANY_FILE]).toMatchObject({ phone: '+47 22 33 44 99' });
});

test('a question shows names and what differs, and no keys', () => {
  const { conflicts } = both(remove, change);
  const lines = conflicts.flatMap(({ path, before, after }) =>
    [before, after].map((one) => formatValue(BASE, path, one)),
  );
  expect(lines[0]).toEqual(['(removed)']);
  expect(formatValue(BASE, conflicts[0]?.path ?? [], null)).toEqual(['(nothing)']);
  expect(lines[1]?.join('\n')).toMatch(/\(Norwegian\): Endret tekst/);
  expect(lines[1]?.join('\n')).not.toMatch(/\b(payroll|body|accountName):|\.no\b/);
});

const moveTo = (to: number) => (all: Version) => moveRow(all, 'services', 'payroll', to);
const WORDS = `customers.${CUSTOMER}.words.no`;
test.each<[theirs: Edit, ours: Edit, asked: RegExp]>([
  [fact('people.kari.phone', '2'), fact('people.kari.phone', '3'), /^People: Kari: Direct number$/],
  [moveTo(2), moveTo(1), /^Services: Order$/],
  [fact(WORDS, 'A'), fact(WORDS, 'B'), /^Clients: .*: What the client says \(Norwegian\)$/],
  [fact(`customers.${CUSTOMER}.name`, 'A'), fact(`customers.${CUSTOMER}.name`, 'B'), /^Clients: .*: Name$/],
])('a question is asked for the part of a row: %#', (theirs, ours, asked) => {
  expect(names(BASE, both(theirs, ours).conflicts)).toEqual([expect.stringMatching(asked)]);
});

test('pictures of two types for one place are a question, and one of them stays', () => {
  const { [PICTURE]: _, ...others } = BASE;
  const theirs = { ...others, 'content/images/payroll.jpg': 'a' };
  const ours = { ...others, 'content/images/payroll.webp': 'b' };
  const { conflicts } = rebase({ base: BASE, now: ours }, theirs);
  expect(conflicts).toHaveLength(1);
  for (const side of ['ours', 'theirs'] as const) {
    const chosen = choose({ base: BASE, now: ours }, conflicts[0] as Change, side);
    const { now } = rebase(chosen, theirs);
    expect(Object.keys(now).filter((path) => path.startsWith('content/images/payroll'))).toHaveLength(1);
  }
});

test('two documents of one name are a question', () => {
  const base = setIn(
    BASE,
    [COMPANY_FILE, 'links'],
    [
      { id: 'a', url: '/a.pdf' },
      { id: 'b', url: '/b.pdf' },
    ],
  );
  const choose = (link: string) => (all: Version) => withDocument(all, link, 'Priser.pdf', link);
  const { conflicts } = both(choose('a'), choose('b'), base);
  expect(conflicts).toMatchObject([{ path: ['public/priser.pdf'], before: 'a', after: 'b' }]);
});

test('a chosen picture replaces all files of its place', () => {
  const two = { ...BASE, 'content/images/payroll.jpg': 'a' };
  const [slot] = slotsOf(two).filter(({ path }) => path === 'content/images/payroll');
  const after = withPicture(two, slot as Slot, 'webp', 'b');
  expect(Object.keys(after).filter((path) => path.startsWith('content/images/payroll.'))).toEqual([
    'content/images/payroll.webp',
  ]);
});

test('a new row is one change, with its name and labels', () => {
  const after = addRowWithTexts(BASE, 'services', 'Skatt');
  const changes = changesBetween(BASE, after);
  expect(names(after, changes)).toEqual(['Services: Skatt']);
  const lines = changes.flatMap(({ path, after: value }) => formatValue(after, path, value));
  expect(lines.join('\n')).not.toMatch(/\b(nav|lead|body|points|imageAlt|accountName)\b/);
});

test('closed days are listed as a whole, and a file keeps its order', () => {
  const after = fact('closedDates', ['2027-12-24', '2099-05-17'])(BASE);
  expect(changesBetween(BASE, after).map(({ path }) => path)).toEqual([[COMPANY_FILE, 'closedDates'] satisfies Path]);
  const { merged } = both(fact('phone', '2'), text('services.yearEnd.body', 'Nytt'));
  expect(Object.keys(merged[NO] ?? {})).toEqual(Object.keys(BASE[NO] ?? {}));
  expect(Object.keys(getIn(merged, pathTo(NO, 'services')) as object)).toEqual(
    Object.keys(getIn(BASE, pathTo(NO, 'services')) as object),
  );
  expect(problemsIn(TEST_GITHUB, merged).filter(({ key }) => key === 'services')).toEqual([]);
});

describe('values of a file', () => {
  const BASE = { phone: '1', hero: { title: 'a', lead: 'b' }, days: [1, 2] };

  const merged = <Value>(base: Value, theirs: Value, ours: Value): [Value, Change[]] => {
    const conflicts: Change[] = [];
    return [mergeThreeWay(base, theirs, ours, conflicts), conflicts];
  };

  test('the same change of both is no conflict', () => {
    const both = { ...BASE, phone: '2', days: [3] };
    const hero = { title: 'A', lead: 'b' };
    expect(merged(BASE, both, { ...both, hero })).toEqual([{ ...both, hero }, []]);
  });

  test('keys and lists that both have changed are reported', () => {
    expect(merged(BASE, { ...BASE, phone: '2', days: [1] }, { ...BASE, phone: '3', days: [2] })[1]).toEqual([
      { path: ['phone'], base: '1', before: '2', after: '3' },
      { path: ['days'], base: [1, 2], before: [1], after: [2] },
    ]);
  });

  test.each<[base: string[], theirs: string[], ours: string[], both?: string[]]>([
    [
      ['a', 'b', 'c'],
      ['b', 'c', 'e'],
      ['a', 'c', 'd'],
      ['c', 'e', 'd'],
    ],
    [['a', 'b'], ['b'], ['a']],
  ])('a review is merged as a set: %j, %j, %j', (base, theirs, ours, both = undefined) => {
    const expected = both ? { $sample: both } : {};
    expect(merged({ $sample: base }, { $sample: theirs }, { $sample: ours })).toEqual([expected, []]);
  });

  test.each([
    [true, { a: 1, b: { c: [{ d: 1, e: 2 }] } }, { b: { c: [{ e: 2, d: 1 }] }, a: 1 }],
    [true, { a: 1, b: undefined }, { a: 1 }],
    [false, [1, 2], [2, 1]],
    [false, [1], [1, 2]],
    [false, [], {}],
    [false, { a: '1' }, { a: 1 }],
  ])('values are equal in any order of their keys: %s', (expected, one, other) => {
    expect(deepEqual(one, other)).toBe(expected);
  });

  test('a value is set at a path, also in rows, and removed', () => {
    const people = [{ name: 'Kari' }, { name: 'Ola' }];
    const changed = setIn({ file: { people } }, ['file', 'people', '1', 'name'], 'Åse');
    expect(getIn(changed, ['file', 'people', '1'])).toEqual({ name: 'Åse' });
    expect(setIn<object>({ a: 1, b: 2 }, ['a'], undefined)).toEqual({ b: 2 });
    expect(setIn<object>({}, ['a', 'b'], 1)).toEqual({ a: { b: 1 } });
  });
});
