/** @jest-environment node */
import { changesOf, mergeThreeWay } from '@/cms/editor/version/merge';
import { deepEqual, getIn, setIn } from '@/cms/schema/data';

const BASE = { phone: '1', hero: { title: 'a', lead: 'b' }, days: [1, 2] };

describe('concurrent changes', () => {
  it('keeps the changes of both, key by key', () => {
    const theirs = { ...BASE, hero: { title: 'A', lead: 'b' } };
    const ours = { phone: '2', hero: { title: 'a', lead: 'B' }, days: [2, 1], email: 'x' };
    expect(mergeThreeWay<object>(BASE, theirs, ours)).toEqual({
      phone: '2',
      hero: { title: 'A', lead: 'B' },
      days: [2, 1],
      email: 'x',
    });
  });

  it('has no conflict where both made the same change', () => {
    const conflicts: never[] = [];
    const both = { ...BASE, phone: '2', days: [3] };
    const hero = { title: 'A', lead: 'b' };
    expect(mergeThreeWay(BASE, both, { ...both, hero }, conflicts)).toEqual({ ...both, hero });
    expect(conflicts).toEqual([]);
  });

  it('leaves out what one of them removed', () => {
    const { phone, ...rest } = BASE;
    expect(mergeThreeWay<object>(BASE, BASE, rest)).toEqual(rest);
    expect(mergeThreeWay<object>(BASE, rest, { ...BASE, days: [] })).toEqual({ ...rest, days: [] });
  });

  it('reports keys and lists that both changed', () => {
    const conflicts: never[] = [];
    mergeThreeWay(BASE, { ...BASE, phone: '2', days: [1] }, { ...BASE, phone: '3', days: [2] }, conflicts);
    expect(conflicts).toEqual([
      { path: ['phone'], base: '1', before: '2', after: '3' },
      { path: ['days'], base: [1, 2], before: [1], after: [2] },
    ]);
  });

  it('merges a review as sets', () => {
    const conflicts: never[] = [];
    const marked = ($sample?: string[]) => ({ $sample });
    const merged = mergeThreeWay(marked(['a', 'b', 'c']), marked(['b', 'c', 'e']), marked(['a', 'c', 'd']), conflicts);
    expect([merged, conflicts]).toEqual([{ $sample: ['c', 'e', 'd'] }, []]);
    expect(mergeThreeWay(marked(['a', 'b']), marked(['b']), marked(['a']))).toEqual({});
  });

  it('returns differences by key', () => {
    expect(changesOf(BASE, { ...BASE, hero: { title: 'a' } })).toEqual([
      { path: ['hero', 'lead'], before: 'b', after: undefined },
    ]);
  });
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
