/** @jest-environment node */
import { company } from '@/company/company';

const { NODE_ENV, NEXT_PUBLIC_FORM_ENDPOINT } = process.env;
const FACT = 'https://skjema.test/s/fact';
const ENVIRONMENT = 'http://localhost:4000/contact';

afterEach(() => setEnvironment(NODE_ENV, NEXT_PUBLIC_FORM_ENDPOINT));

function setEnvironment(mode?: string, address?: string): void {
  Object.assign(process.env, { NODE_ENV: mode });
  delete process.env.NEXT_PUBLIC_FORM_ENDPOINT;
  if (address !== undefined) process.env.NEXT_PUBLIC_FORM_ENDPOINT = address;
}

/** Where the form posts in a mode of Node, with a fact and an environment. */
function endpoint(mode: string, formEndpoint?: string, environment?: string): string {
  let address = '';
  setEnvironment(mode, environment);
  jest.isolateModules(() => {
    jest.doMock('@/content/company.json', () => ({ ...company, formEndpoint }));
    address = require('@/company/form-endpoint').FORM_ENDPOINT;
  });
  return address;
}

describe('where the form posts', () => {
  it('is the address of the environment, whatever the fact is', () => {
    expect(endpoint('production', FACT, ENVIRONMENT)).toBe(ENVIRONMENT);
    expect(endpoint('development', FACT, ENVIRONMENT)).toBe(ENVIRONMENT);
  });

  it('is the fact without it', () => {
    expect(endpoint('production', FACT)).toBe(FACT);
    expect(endpoint('production', FACT, '')).toBe(FACT);
  });

  it('is an address that no machine has without both', () => {
    expect(new URL(endpoint('production')).hostname).toMatch(/\.invalid$/);
  });

  it('is the development server itself in `next dev`, whatever the fact is', () => {
    expect(endpoint('development', FACT)).toBe('/contact');
    expect(endpoint('development')).toBe('/contact');
  });
});
