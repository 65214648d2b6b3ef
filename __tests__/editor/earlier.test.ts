/** @jest-environment node */

import './browser';

import { COMPANY_FILE } from '@/checks/content';
import { fullName } from '@/editor/labels/names';
import { newProblems, usable } from '@/editor/rows/checked';
import { companyIn, type Version } from '@/editor/rows/version';
import { getIn, setIn } from '@/model/data';
import { readContent } from '@/tools/build/read-content';
import { TEST_GITHUB, versionOf } from './version-of';

const NOW: Version = versionOf(readContent('fixture'));
const NO = 'messages/no.json';
const changed = (changes: [path: string[], value: unknown][]) =>
  changes.reduce<Version>((all, [path, value]) => setIn(all, path, value), NOW);

test('an earlier version comes back without what the site no longer has or accepts, and can be saved', () => {
  const earlier = changed([
    [[COMPANY_FILE, 'keptMonths'], 6],
    [[COMPANY_FILE, 'phone'], '22'],
    [[COMPANY_FILE, 'priceFrom'], 990],
    [[COMPANY_FILE, 'people', 'ola', 'title'], 'Fyrvokter'],
    [[NO, 'hero', 'gone'], { title: 'Borte' }],
    [[NO, 'hero', 'speak'], undefined],
    [[NO, 'hero', 'lead'], 'Tidligere.'],
  ]);
  const { version, left } = usable(TEST_GITHUB, NOW, earlier);
  expect(newProblems(TEST_GITHUB, NOW, version)).toEqual([]);
  expect(version).toEqual(
    changed([
      [[COMPANY_FILE, 'priceFrom'], 990],
      [[NO, 'hero', 'lead'], 'Tidligere.'],
    ]),
  );
  expect(companyIn(version).phone).toBe(companyIn(NOW).phone);
  expect(getIn(version, [NO, 'hero', 'speak'])).toBe(getIn(NOW, [NO, 'hero', 'speak']));
  const names = left.map(({ file, key }) => fullName(earlier, file, key));
  expect(names.toSorted()).toEqual([
    'People',
    'Phone number',
    'Top of the home page: hero.gone (Norwegian)',
    'keptMonths',
  ]);
});

test('an earlier version with all that the site has comes back whole', () => {
  const earlier = changed([[[COMPANY_FILE, 'people'], undefined]]);
  expect(usable(TEST_GITHUB, NOW, earlier)).toEqual({ version: earlier, left: [] });
});
