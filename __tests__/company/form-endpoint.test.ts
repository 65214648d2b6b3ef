/** @jest-environment node */
import { company } from '@/company/company';

const FACT = 'https://skjema.test/s/fact';
const ENVIRONMENT = 'http://localhost:4000/contact';
const NO_ADDRESS = expect.stringMatching(/^https:\/\/[^/]*\.invalid\//);

const { env } = process;
afterEach(() => {
  process.env = env;
});

it.each([
  ['production', FACT, ENVIRONMENT, ENVIRONMENT],
  ['development', FACT, ENVIRONMENT, ENVIRONMENT],
  ['production', FACT, undefined, FACT],
  ['production', FACT, '', FACT],
  ['production', undefined, undefined, NO_ADDRESS],
  ['development', FACT, undefined, '/contact'],
  ['development', undefined, undefined, '/contact'],
])('in %s, with the fact %s and the variable %s, the form posts to %s', (mode, fact, variable, expected) => {
  process.env = { ...env, NODE_ENV: mode as 'production', NEXT_PUBLIC_FORM_ENDPOINT: variable };
  jest.isolateModules(() => {
    jest.doMock('@/content/company.json', () => ({ ...company, formEndpoint: fact }));
    expect(require('@/company/form-endpoint').FORM_ENDPOINT).toEqual(expected);
  });
});
