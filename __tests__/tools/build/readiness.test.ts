/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { checkLaunch } from '@/checks/check-launch';
import { isReal } from '@/checks/form-address';
import { builtCommit, hostBuild, previewAddress, publishedAddress } from '@/tools/build/host';
import {
  assertReadyToBuild,
  formatList,
  isForPublication,
  lastQuestions,
  readinessReport,
} from '@/tools/build/readiness';
import { errorText } from '@/tools/build/terminal';
import { changedContent, companyTsconfig, contentCopy } from '../../checks/content-copy';

jest.mock('@/lib/content-dir.mjs', () => ({ CONTENT_DIR: 'fixture', IS_OTHER_COMPANY: false }));

const COMPANY = 'content/company.json';
const LOCAL = 'http://localhost:3000/contact';
const { content, set } = changedContent();

it.each([
  ['https://www.orn.no', true],
  ['https://my-example.com', true],
  ['https://nordstrek.example', false],
  ['https://orn.test', false],
  ['http://localhost:3000', false],
  ['https://example.net', false],
])('%s is the address of a real site: %s', (address, expected) => {
  expect(isReal(address)).toBe(expected);
});

it.each<[env: Record<string, string>, host: string | undefined, isPublished: boolean]>([
  [{ CF_PAGES_BRANCH: 'main' }, 'published', true],
  [{ CF_PAGES_BRANCH: 'edit' }, 'preview', false],
  [{ WORKERS_CI_BRANCH: 'main' }, 'published', true],
  [{ WORKERS_CI_BRANCH: 'edit' }, 'preview', false],
  [{ NETLIFY: 'true', CONTEXT: 'production' }, 'published', true],
  [{ NETLIFY: 'true', CONTEXT: 'deploy-preview' }, 'preview', false],
  [{ NETLIFY: 'true', CONTEXT: 'branch-deploy' }, 'preview', false],
  [{ CF_PAGES_BRANCH: 'main', NEXT_PUBLIC_FORM_ENDPOINT: LOCAL }, 'published', true],
  [{ CONTEXT: 'anything' }, undefined, true],
  [{ NEXT_PUBLIC_FORM_ENDPOINT: LOCAL }, undefined, false],
  [{ NEXT_PUBLIC_FORM_ENDPOINT: 'http://127.0.0.1:3000/contact' }, undefined, false],
])('with %j, the host builds for: %s; is published: %s', (env, host, isPublished) => {
  expect([hostBuild(env), isForPublication(env)]).toEqual([host, isPublished]);
});

describe('a build', () => {
  /** Returns the error for a company with other facts, empty if there is none. */
  function errorOf(facts: Record<string, unknown>, env: Record<string, string>): string {
    for (const [key, value] of Object.entries(facts)) set(COMPANY, key, value);
    try {
      assertReadyToBuild(env, content());
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  }

  it('needs a form address if siteUrl is real, also as a preview', () => {
    const line = `${COMPANY}:1 formEndpoint: this is missing; create a form at a form service`;
    expect(errorOf({ formEndpoint: undefined }, { CF_PAGES_BRANCH: 'edit' })).toContain(line);
    const withForm = { ...content(), formOverride: 'https://skjema.test/s/orn' };
    expect(() => assertReadyToBuild({ CF_PAGES_BRANCH: 'edit' }, withForm)).not.toThrow();
  });

  it('is refused with all problems if it would publish the sample', () => {
    const message = errorOf(
      { phone: '+47 00 12 34 56', 'confirmed.membership': 'unknown' },
      { CF_PAGES_BRANCH: 'main' },
    );
    expect(message).toMatch(/company.json:\d+ phone: this contains a name or number of the sample/);
    expect(message).toMatch(/confirmed.membership: only you know this/);
    expect(message).toMatch(/Not built, because the site has its own address/);
  });

  it.each<[what: string, siteUrl: string, env: Record<string, string>]>([
    ['as a preview', 'https://orn.no', { CF_PAGES_BRANCH: 'edit' }],
    ['for this machine', 'https://orn.no', { NEXT_PUBLIC_FORM_ENDPOINT: LOCAL }],
    ['of the sample itself', 'https://nordstrek.example', { CF_PAGES_BRANCH: 'main' }],
  ])('%s may contain the sample', (_, siteUrl, env) => {
    expect(errorOf({ siteUrl, phone: '+47 00 12 34 56' }, env)).toBe('');
  });

  it('reports what is left of the sample: a host prints a list, other machines a number', () => {
    const left = checkLaunch(content());
    expect(readinessReport({}, content())).toContain(
      `\`npm run check:launch\` lists what is left to replace: ${left.length}.`,
    );
    const lines = readinessReport({ NETLIFY: 'true' }, content()).split('\n');
    expect(lines).toHaveLength(left.length + 2);
    expect(lines[0]).toContain(left[0]?.key);
    expect(lines.at(-1)).toBe(`Left to replace before the site goes live: ${left.length}.`);
    const proposals = left.map((problem) => ({ ...problem, wording: 'Jeg' }));
    expect(formatList(proposals)).toMatch(/`npm run check:launch -- --first-person` writes the proposed texts\.$/);
  });

  it('asks the owner to read the texts of a language whose words are not checked', () => {
    const ofLanguages = (...tags: string[]) =>
      lastQuestions({ ...content(), languages: Object.fromEntries(tags.map((lang) => [lang, { lang }])) } as never);
    expect(ofLanguages('nb', 'xy')).toMatch(/a text in xy calls/);
    expect(ofLanguages('nb', 'xy')).not.toMatch(/a text in nb calls/);
  });

  const copy = contentCopy();
  it('prints the problems of texts, facts and pictures at once, without a stack trace, and ends', () => {
    copy.set(COMPANY, 'phone', '22 33 44');
    copy.write('content/images/desk.jpg', 'no picture');
    copy.write('tsconfig.json', companyTsconfig(copy.root()));
    const begin = "import('./tools/build/adapter.mjs').then(({ default: adapter }) => adapter.modifyConfig({}))";
    const env = { ...process.env, CONTENT_DIR: copy.root() };
    const { status, stderr } = spawnSync(process.execPath, ['-e', begin], { env, encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^content\/company.json:\d+ phone: .*\n\n(.*\n)*.*content\/images\//);
    expect(stderr).not.toMatch(/^\s+at /m);
  });
});

it.each(['CF_PAGES_COMMIT_SHA', 'WORKERS_CI_COMMIT_SHA', 'COMMIT_REF'])('a host names the commit in %s', (name) => {
  expect(builtCommit({ [name]: 'abc' })).toBe('abc');
});

it.each([
  [{ CF_PAGES_URL: 'https://0a1b2c.firm-site.pages.dev' }, 'https://firm-site.pages.dev'],
  [{ NETLIFY: 'true', URL: 'https://www.firm.no' }, 'https://www.firm.no'],
  [{ URL: 'https://www.firm.no' }, undefined],
])('with %j, the published site is at %s', (env, address) => {
  expect(publishedAddress(env as Record<string, string>)).toBe(address);
});

it.each([
  [{ CF_PAGES_URL: 'https://0a1b2c.firm-site.pages.dev' }, '', 'https://edit.firm-site.pages.dev'],
  [{ NETLIFY: 'true', URL: 'https://firm.netlify.app' }, '', 'https://edit--firm.netlify.app'],
  [{ NETLIFY: 'true', URL: 'https://www.firm.no' }, '', ''],
  [{ WORKERS_CI_BRANCH: 'main' }, 'https://edit-site.firm.workers.dev/', 'https://edit-site.firm.workers.dev'],
  [{}, '', ''],
])('with %j and the fact “%s”, the preview is at “%s”', (env, fact, address) => {
  expect(previewAddress(env as Record<string, string>, fact || undefined)).toBe(address);
});

it('a mistake in a file of code is reported with file and line', () => {
  const thrown = 'Transform failed with 1 error:\n/home/a/content/colors.ts:9:19: ERROR: Expected "}" but found "x"';
  expect(errorText(new Error(thrown))).toBe(
    'content/colors.ts:9: this file cannot be read: Expected "}" but found "x"',
  );
  const misspelt = Object.assign(new Error('INKK is not defined'), { stack: 'at /site/content/colors.ts:6:8' });
  expect(errorText(misspelt)).toBe('content/colors.ts:6: INKK is not defined');
  misspelt.stack = 'ReferenceError: INKK is not defined\n at file:///site/content/colors.ts?namespace=1:1:99';
  expect(errorText(misspelt)).toBe('content/colors.ts: INKK is not defined');
  expect(errorText(new Error('Abc'))).toBe('Abc');
});
