/** @jest-environment node */

import './browser';
import './without-checks';

import { refusal, type Trouble } from '@/e2e/editor/rest';
import { explain } from '@/editor/errors';
import { readVersion } from '@/editor/rows/version';
import { save } from '@/editor/saving/saving';
import { GitHub } from '@/editor/stores/github';
import { SETTINGS, type ServedFirm, serveFirm } from './memory';

const COMPANY = 'content/company.json';
let firm: ServedFirm;
let github: GitHub;
const realTimeout = setTimeout;

beforeEach(() => {
  firm = serveFirm();
  firm.objects.setHead('edit', firm.main);
  github = new GitHub(SETTINGS);
  jest.spyOn(global, 'setTimeout').mockImplementation(((task: () => void) => realTimeout(task, 0)) as never);
});
afterEach(() => jest.restoreAllMocks());

const explained = async (trouble: Trouble) => {
  firm.rest.trouble = () => trouble;
  const error = await github.editedHead().catch((reason) => reason);
  return explain(error, true);
};
const soon = String(Math.round(Date.now() / 1000) + 290);
const SECONDARY = 'You have exceeded a secondary rate limit.';
const TOO_LARGE = 'Sorry, your input was too large to process. Consider creating the blob in a local clone.';
const ALLOW_LIST =
  'Although you appear to have the correct authorization credentials, the `firm` organization has an IP allow list enabled.';
const LIFETIME =
  "The 'firm' organization forbids access via a fine-grained personal access token if its lifetime is greater than 366 days.";
const CLASSIC = '`firm` forbids access via a personal access token (classic).';
const UNVERIFIED = 'At least one email address must be verified to do that.';
const READ_ONLY = refusal(403, 'Resource not accessible by personal access token');
const GONE = refusal(404, 'Not Found');
const LIMIT = { 'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': soon };

test.each<[string, Trouble, RegExp, needsToken?: boolean]>([
  ['no network', 'offline', /cannot be reached/],
  ['a page in place of the answer', { status: 200, body: '<!doctype html>Sign in' }, /cannot be reached/],
  ['a wrong token', refusal(401, 'Bad credentials'), /new token/, true],
  ['a missing right', READ_ONLY, /no access to firm\/site/, true],
  ['an unknown repository', GONE, /no access to firm\/site.*deleted or moved/, true],
  ['an archived one', refusal(403, 'Repository was archived so is read-only.'), /archived.*“Unarchive”/],
  ['a blocked one', refusal(403, 'Repository access blocked'), /closed firm\/site/],
  ['one that a court has closed', refusal(451, 'Repository access blocked'), /closed firm\/site/],
  ['a network that is not let in', refusal(403, ALLOW_LIST), /certain networks/],
  ['a token that lasts too long', refusal(403, LIFETIME), /Fine-grained/, true],
  ['a token of the old kind', refusal(403, CLASSIC), /Fine-grained/, true],
  ['an address that is not verified', refusal(403, UNVERIFIED), /verify/],
  ['a rate limit', refusal(403, 'API rate limit exceeded for user ID 1.', LIMIT), /in 5 min\./],
  ['a secondary limit', refusal(403, SECONDARY, { 'Retry-After': '120' }), /in 2 min\./],
  ['a secondary limit without a time', refusal(403, SECONDARY), /in 1 min\./],
  ['too many requests', refusal(429, 'Too many requests', { 'Retry-After': '30' }), /in 1 min\./],
  ['single sign-on', refusal(403, 'Resource protected by organization SAML enforcement.'), /Configure SSO/],
  ['a blocked account', refusal(403, 'Suspended.'), /“Suspended\.”.*person in charge/],
  ['a file that is too large', refusal(422, TOO_LARGE), /Make the picture smaller/],
  ['a request that is too large', refusal(413, 'Payload Too Large'), /Make the picture smaller/],
  ['an empty repository', refusal(409, 'Git Repository is empty.'), /firm\/site is empty.*docs\/online\.md/],
  ['a server in trouble', { status: 502, body: '<html>Bad Gateway</html>' }, /problems right now \(502\)/],
  ['a server in trouble, with a text', refusal(503, 'Service unavailable'), /problems right now \(503\)/],
])('says what to do about %s', async (_, trouble, message, needsToken = false) => {
  const found = await explained(trouble);
  expect(found).toEqual({ message: expect.stringMatching(message), needsToken });
  expect(found.message).not.toMatch(/\{|“”/);
});

const RULE = refusal(422, 'Repository rule violations found\n\nChanges must be made through a pull request.\n\n');

test.each<[string, string, Trouble, RegExp, needsToken?: boolean]>([
  ['a token that may not write', 'POST /git/blobs', READ_ONLY, /can read firm\/site.*“Contents: Read and write”/, true],
  ['the same of the old kind', 'POST /git/trees', GONE, /can read firm\/site/, true],
  ['an account that may not write', 'POST /git/commits', refusal(403, 'Must have push access'), /Your account/, true],
  ['a rule about a branch', 'PATCH /git/refs', RULE, /“Repository rule violations found Changes must be.*“Rules”/],
  ['a branch that is locked', 'PATCH /git/refs', refusal(422, 'Reference update failed'), /A rule of firm\/site/],
  ['a branch that is being changed', 'PATCH /git/refs', refusal(409, 'Conflict'), /somebody else is saving/i],
  ['workflows', 'PATCH /git/refs', refusal(403, 'refusing to allow a token to update workflow `x.yml`'), /workflows/],
  ['a commit that is gone', 'GET /git/commits', GONE, /no longer has this version/],
  ['a tree that is gone', 'GET /git/trees', GONE, /no longer has this version/],
  ['a file that is gone', 'GET /git/blobs', GONE, /no longer has one of the files/],
  ['an upload that is gone', 'POST /git/trees', refusal(422, 'GitRPC::BadObjectState'), /Choose the pictures/],
  ['a file that is too large to read', 'GET /git/blobs', refusal(403, 'This blob is too large to fetch'), /too large/],
])(
  'says what to do about %s, with a token that can read the repository',
  async (_, call, trouble, message, needsToken = false) => {
    firm.rest.trouble = (asked) => (asked.startsWith(call) ? trouble : undefined);
    const attempt = async () => {
      await github.upload(btoa('picture'));
      await save(github, () => phone('2'));
    };
    const error = await attempt().catch((reason) => reason);
    expect(explain(error, true)).toEqual({ message: expect.stringMatching(message), needsToken });
  },
);

describe('without the branch “edit”', () => {
  beforeEach(() => firm.objects.removeHead('edit'));
  const why = async () => explain(await github.editedHead().catch((reason) => reason), false);

  test.each<[string, () => void, RegExp, needsToken?: boolean]>([
    [
      'a rule that forbids new branches',
      () => Object.assign(firm.rest, { refuses: 'branches' }),
      /“Repository rule violations found Cannot create ref due to creations being restricted\.”/,
    ],
    [
      'another name of the published branch',
      () => {
        firm.objects.setHead('master', firm.main);
        firm.objects.removeHead('main');
      },
      /no version “main” on GitHub; it is called “master”/,
    ],
    [
      'a branch that is in the way',
      () => firm.objects.setHead('edit/prices', firm.main),
      /a version “edit\/prices”.*delete or rename/,
    ],
    ['a token that may not write', () => Object.assign(firm.rest, { refuses: 'writing' }), /can read firm\/site/, true],
    ['an empty repository', () => firm.objects.removeHead('main'), /is empty/],
  ])('%s is explained', async (_, arrange, message, needsToken = false) => {
    arrange();
    expect(await why()).toEqual({ message: expect.stringMatching(message), needsToken });
  });

  test('it may have been created meanwhile', async () => {
    firm.rest.trouble = (call) => {
      if (call === 'POST /git/refs') firm.objects.setHead('edit', firm.main);
      return undefined;
    };
    expect(await github.editedHead()).toBe(firm.main);
  });
});

test('a repository of which GitHub lists a part only has too many files', async () => {
  firm.rest.trouble = (call) =>
    call.includes('/git/trees') ? { status: 200, body: '{"truncated":true,"tree":[]}' } : undefined;
  await expect(phone('2')).rejects.toThrow(/^firm\/site has too many files on GitHub/);
});

test('an answer that never comes has a limit', async () => {
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((wait) => {
    const stop = new AbortController();
    realTimeout(() => stop.abort(), wait / 1000);
    return stop.signal;
  });
  expect((await explained('hang')).message).toMatch(/did not answer in time/);
});

test('a server that fails once is asked again', async () => {
  let failures = 1;
  firm.rest.trouble = () => (failures-- > 0 ? { status: 502, body: '' } : undefined);
  expect(await github.head('edit')).toBe(firm.objects.head('edit'));
});

const phone = async (value: string) => {
  const base = await readVersion(github, (await github.head('edit')) ?? '', 'edit');
  return { base, now: { ...base, [COMPANY]: { ...Object(base[COMPANY]), phone: value } } };
};
const saved = () => firm.objects.factsOn('edit').phone;

test('a renamed repository is followed, and saved to', async () => {
  firm.rest.isRenamed = true;
  await save(github, () => phone('2'));
  expect(saved()).toBe('2');
  // Only the first two, which run together, were redirected.
  expect(firm.asked.filter((url) => url.includes('/repos/'))).toHaveLength(2);
});

test.each(['page', 'reload'])('an old answer about a branch is no conflict with oneself: %s', async (visit) => {
  firm.rest.staleReads = 2;
  await save(github, () => phone('2'));
  if (visit === 'reload') github = new GitHub(SETTINGS);
  const next = await save(github, () => phone('3'));
  expect([next.commit, saved()]).toEqual([firm.objects.head('edit'), '3']);
});

test('a branch that somebody has set back is reported, and read the next time', async () => {
  const before = firm.objects.head('edit') ?? '';
  await save(github, () => phone('2'));
  firm.objects.setHead('edit', before);
  await expect(new GitHub(SETTINGS).head('edit')).rejects.toThrow(/older version/);
  expect(await github.head('edit')).toBe(before);
});

test('a broken file is named with its line and its branch', async () => {
  firm.objects.commitTo('edit', { [COMPANY]: '{\n  "phone": "1",\n  "email": x\n}\n' });
  const error = await phone('2').catch((reason) => reason);
  const { message, needsToken } = explain(error, false);
  expect(message).toMatch(/^A file on GitHub cannot be read: content\/company\.json, line 3 .*“edit”/);
  expect(needsToken).toBe(false);
});
