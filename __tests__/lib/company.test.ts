/** @jest-environment node */
import { company, emailHref, mapLinkUrl, numberText } from '@/lib/company';
import { pictureOf } from '@/lib/pictures';
import { restoreFacts } from '../own-facts';

restoreFacts();
afterEach(() => jest.restoreAllMocks());

describe('facts are written as', () => {
  it('a link to an ASCII domain', () => {
    expect(emailHref('å@Regnskap-på-Å.no')).toBe('mailto:å@xn--regnskap-p--68ab.no');
  });

  it('a number in the language of the page', () => {
    expect([numberText(2490, 'no'), numberText(2490, 'pl'), numberText(undefined, 'no')]).toEqual([
      '2\u00a0490',
      '2490',
      '',
    ]);
  });

  it('the address of the office in the link to a map', () => {
    company.officeAddress = { street: 'Gata 1 & 2 #3', postalCode: '0161', city: 'Oslo' };
    expect(new URL(mapLinkUrl() ?? '').searchParams.get('query')).toBe('Gata 1 & 2 #3, 0161 Oslo');
  });

  it('the address of the site as browsers write it', () => {
    jest.isolateModules(() => {
      jest.doMock('@/content/company.json', () => ({ ...company, siteUrl: 'https://www.Regnskap-på-Å.no:8443' }));
      const other: typeof import('@/lib/company') = require('@/lib/company');
      expect(other.absoluteUrl('/se')).toBe('https://www.xn--regnskap-p--68ab.no:8443/se');
    });
  });
});

it('a picture that was not made stops the build', () => {
  expect(() => pictureOf('missing')).toThrow(/no picture “missing”.*npm run images/);
});

const FACT = 'https://skjema.test/s/fact';
const ENVIRONMENT = 'http://localhost:4000/contact';
const NO_ADDRESS = expect.stringMatching(/^https:\/\/[^/]*\.invalid\//);

it.each([
  ['production', FACT, ENVIRONMENT, ENVIRONMENT],
  ['development', FACT, ENVIRONMENT, ENVIRONMENT],
  ['production', FACT, undefined, FACT],
  ['production', FACT, '', FACT],
  ['production', undefined, undefined, NO_ADDRESS],
  ['development', FACT, undefined, '/contact'],
  ['development', undefined, undefined, '/contact'],
])('in %s, with the fact %s and the variable %s, the form posts to %s', (mode, fact, variable, expected) => {
  const env = { ...process.env, NODE_ENV: mode as 'production', NEXT_PUBLIC_FORM_ENDPOINT: variable };
  jest.replaceProperty(process, 'env', env);
  jest.isolateModules(() => {
    jest.doMock('@/content/company.json', () => ({ ...company, formEndpoint: fact }));
    expect(require('@/lib/form-endpoint').FORM_ENDPOINT).toEqual(expected);
  });
});
