import { changesOf, merge } from '@/editor/online/merge';

const BASE = { phone: '1', hero: { title: 'a', lead: 'b' }, days: [1, 2] };

describe('changes of two at the same time', () => {
  it('keeps what both have changed, key by key', () => {
    const theirs = { ...BASE, hero: { title: 'A', lead: 'b' } };
    const ours = { phone: '2', hero: { title: 'a', lead: 'B' }, days: [2, 1], email: 'x' };
    expect(merge(BASE, theirs, ours)).toEqual({
      phone: '2',
      hero: { title: 'A', lead: 'B' },
      days: [2, 1],
      email: 'x',
    });
  });

  it('takes what both have changed to the same as no clash', () => {
    const clashes: never[] = [];
    const both = { ...BASE, phone: '2', days: [3] };
    const hero = { title: 'A', lead: 'b' };
    expect(merge(BASE, both, { ...both, hero }, clashes)).toEqual({ ...both, hero });
    expect(clashes).toEqual([]);
  });

  it('leaves out what one has removed', () => {
    const { phone, ...rest } = BASE;
    expect(merge(BASE, BASE, rest)).toEqual(rest);
    expect(merge(BASE, rest, { ...BASE, days: [] })).toEqual({ ...rest, days: [] });
  });

  it('names keys that both have changed, and lists too', () => {
    const clashes: never[] = [];
    merge(BASE, { ...BASE, phone: '2', days: [1] }, { ...BASE, phone: '3', days: [2] }, clashes);
    expect(clashes).toEqual([
      { key: 'phone', theirs: '2', ours: '3' },
      { key: 'days', theirs: [1], ours: [2] },
    ]);
  });

  it('names what differs by key', () => {
    expect(changesOf(BASE, { ...BASE, hero: { title: 'a' } })).toEqual([
      { key: 'hero.lead', before: 'b', after: undefined },
    ]);
  });
});
