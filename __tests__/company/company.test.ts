/** @jest-environment node */
import {
  asciiEmail,
  company,
  emailHref,
  formatAddress,
  mapEmbedUrl,
  mapLinkUrl,
  numberText,
  phoneHref,
} from '@/company/company';
import { restoreFacts } from '../own-facts';

restoreFacts();
const hl = (locale: 'no' | 'pl') => new URL(mapEmbedUrl(locale) ?? '').searchParams.get('hl') ?? '';
const ADDRESS = { street: 'Gata 1', postalCode: '0161', city: 'Oslo' };

describe('facts are written as', () => {
  it.each([
    ['an address with postal code and city together', () => formatAddress(ADDRESS), 'Gata 1, 0161\u00a0Oslo'],
    ['a link to a phone number', () => phoneHref('+47 22 33 44 55'), 'tel:+4722334455'],
    ['a link to an ASCII domain', () => emailHref('å@Regnskap-på-Å.no'), 'mailto:å@xn--regnskap-p--68ab.no'],
    ['an e-mail address in ASCII', () => asciiEmail('post@example.no'), 'post@example.no'],
    ['a map in the language of the page', () => hl('no') + hl('pl'), 'nbpl'],
    [
      'a number in the language of the page',
      () => numberText(2490, 'no') + numberText(2490, 'pl') + numberText(undefined, 'no'),
      '2\u00a04902490',
    ],
  ])('%s', (_, write, expected) => {
    expect(write()).toBe(expected);
  });

  it('the address of the office in the link to a map', () => {
    company.officeAddress = { ...ADDRESS, street: 'Gata 1 & 2 #3' };
    expect(new URL(mapLinkUrl() ?? '').searchParams.get('query')).toBe('Gata 1 & 2 #3, 0161 Oslo');
  });

  it('the address of the site as browsers write it', () => {
    jest.isolateModules(() => {
      jest.doMock('@/content/company.json', () => ({ ...company, siteUrl: 'https://www.Regnskap-på-Å.no:8443' }));
      const other: typeof import('@/company/company') = require('@/company/company');
      expect(other.siteUrl).toBe('https://www.xn--regnskap-p--68ab.no:8443');
      expect(other.absoluteUrl('/se')).toBe(`${other.siteUrl}/se`);
    });
  });
});
