/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { isReal } from '@/checks/form-address';
import { hostBuild, previewAddress } from '@/export/host';
import { readContent } from '@/export/read-content';
import { assertReadyToPublish, isForPublication } from '@/export/readiness';
import { changedContent, companyTsconfig, contentCopy } from '../checks/content-copy';

jest.mock('@/company/content-dir.mjs', () => ({ CONTENT_DIR: 'fixture', IS_OTHER_COMPANY: false }));
jest.mock('@/export/read-content', () => {
  const { readContent } = jest.requireActual('@/export/read-content');
  return { readContent: jest.fn(readContent) };
});

const COMPANY = 'content/company.json';
const LOCAL = 'http://localhost:3000/contact';
const { content, set } = changedContent();

describe('a machine that builds', () => {
  it.each([
    ['https://www.orn.no', true],
    ['https://example.no', true],
    ['https://my-example.com', true],
    ['https://orn.pages.dev', true],
    ['https://nordstrek.example', false],
    ['https://orn.test', false],
    ['https://form.invalid', false],
    ['http://localhost:3000', false],
    ['https://www.example.com', false],
    ['https://example.org', false],
    ['https://example.net', false],
  ])('the address %s is one of a real site: %s', (address, expected) => {
    expect(isReal(address)).toBe(expected);
  });

  it.each<[env: Record<string, string>, host: string | undefined, isPublished: boolean]>([
    [{ CF_PAGES_BRANCH: 'main' }, 'published', true],
    [{ CF_PAGES_BRANCH: 'edit' }, 'preview', false],
    [{ WORKERS_CI_BRANCH: 'main' }, 'published', true],
    [{ WORKERS_CI_BRANCH: 'edit' }, 'preview', false],
    [{ NETLIFY: 'true', CONTEXT: 'production' }, 'published', true],
    [{ NETLIFY: 'true', CONTEXT: 'deploy-preview' }, 'preview', false],
    [{ CF_PAGES_BRANCH: 'main', NEXT_PUBLIC_FORM_ENDPOINT: LOCAL }, 'published', true],
    [{ CONTEXT: 'anything' }, undefined, true],
    [{ NEXT_PUBLIC_FORM_ENDPOINT: LOCAL }, undefined, false],
    [{ NEXT_PUBLIC_FORM_ENDPOINT: 'http://127.0.0.1:3000/contact' }, undefined, false],
  ])('with %j is one of the kind %s', (env, host, isPublished) => {
    expect([hostBuild(env), isForPublication(env)]).toEqual([host, isPublished]);
  });
});

describe('a build', () => {
  /** What stops it, for a company with facts changed; empty if nothing does. */
  function stopped(facts: Record<string, unknown>, env: Record<string, string>): string {
    for (const [key, value] of Object.entries(facts)) set(COMPANY, key, value);
    jest.mocked(readContent).mockReturnValue(content());
    try {
      assertReadyToPublish(env);
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  }

  it('with a real siteUrl is stopped without a form address, as a preview too', () => {
    const line = `${COMPANY}:1 formEndpoint: this is missing; with a real siteUrl, the address of your form`;
    expect(stopped({ formEndpoint: undefined }, { CF_PAGES_BRANCH: 'edit' })).toContain(line);
  });

  it('with a real siteUrl is stopped where it is published, and names all that is left', () => {
    const facts = { phone: '+47 00 12 34 56', 'confirmed.membership': 'unknown' };
    const message = stopped(facts, { CF_PAGES_BRANCH: 'main' });
    expect(message).toMatch(/company.json:\d+ phone: this has a name or number of the sample/);
    expect(message).toMatch(/confirmed.membership: only you know this/);
    expect(message).toMatch(/Not built, because siteUrl is real/);
  });

  it.each<[what: string, siteUrl: string, env: Record<string, string>]>([
    ['as a preview', 'https://orn.no', { CF_PAGES_BRANCH: 'edit' }],
    ['for this machine', 'https://orn.no', { NEXT_PUBLIC_FORM_ENDPOINT: LOCAL }],
    ['of the sample', 'https://nordstrek.example', { CF_PAGES_BRANCH: 'main' }],
  ])('%s is made with what is left of the sample', (_, siteUrl, env) => {
    expect(stopped({ siteUrl, phone: '+47 00 12 34 56' }, env)).toBe('');
  });
});

describe('next build', () => {
  const copy = contentCopy();

  it('prints what is wrong and ends, without a stack trace', () => {
    copy.set(COMPANY, 'phone', '22 33 44 55');
    copy.write('tsconfig.json', companyTsconfig(copy.root()));
    const begin = "import('./export/adapter.mjs').then(({ default: adapter }) => adapter.modifyConfig({}))";
    const env = { ...process.env, CONTENT_DIR: copy.root() };
    const { status, stderr } = spawnSync(process.execPath, ['-e', begin], { env, encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^content\/company.json:\d+ phone: .*\n$/);
  });
});

describe('the preview of the editor', () => {
  it('is where hosts show the edited branch', () => {
    expect(previewAddress({ CF_PAGES_URL: 'https://0a1b2c.firm-site.pages.dev' })).toBe(
      'https://edit.firm-site.pages.dev',
    );
    expect(previewAddress({ NETLIFY: 'true', URL: 'https://firm.netlify.app' })).toBe('https://edit--firm.netlify.app');
    expect(previewAddress({ NETLIFY: 'true', URL: 'https://www.firm.no' })).toBe('');
    expect(previewAddress({})).toBe('');
    const onWorkers = 'https://edit-site.firm.workers.dev';
    expect(previewAddress({ WORKERS_CI_BRANCH: 'main' }, `${onWorkers}/`)).toBe(onWorkers);
  });
});
