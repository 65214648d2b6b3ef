/** @jest-environment node */

import '../editor/browser';

import { publishProblems, runChecks } from '@/editor/rows/checked';

import { normalizeFacts } from '@/model/normalize';
import { prepareBuild } from '@/tools/build/prepare';
import { readContent } from '@/tools/build/read-content';
import { readinessReport } from '@/tools/build/readiness';
import { TEST_GITHUB, versionOf } from '../editor/version-of';

jest.mock('@/model/normalize', () => {
  const actual = jest.requireActual('@/model/normalize');
  return { ...actual, normalizeFacts: jest.fn(actual.normalizeFacts) };
});
jest.mock('@/tools/build/read-content', () => {
  const { readContent: read } = jest.requireActual('@/tools/build/read-content');
  return { readContent: jest.fn(() => read('fixture')) };
});

const VERSION = versionOf(readContent());
beforeEach(() => jest.clearAllMocks());

test.each([
  ['a look of the editor', runChecks],
  ['a publication', publishProblems],
])('%s reads the content once', (_, check) => {
  check(TEST_GITHUB, VERSION);
  expect(normalizeFacts).toHaveBeenCalledTimes(1);
});

test('a build reads the content once', async () => {
  readinessReport(process.env, await prepareBuild());
  expect([jest.mocked(readContent).mock.calls.length, jest.mocked(normalizeFacts).mock.calls.length]).toEqual([1, 1]);
});
