/** @jest-environment node */
import {
  asciiEmail,
  company,
  emailHref,
  formatAddress,
  mapEmbedUrl,
  mapLinkUrl,
  phoneHref,
  priceText,
} from '@/company/company';
import { restoreFacts } from '../own-facts';

restoreFacts();
const ADDRESS = { street: 'Gata 1', postalCode: '0161', city: 'Oslo' };

describe('a fact on the page', () => {
  it.each([
    ['postal code and city on one line', () => formatAddress(ADDRESS), 'Gata 1, 0161\u00a0Oslo'],
    ['the digits of a phone number with its country code', () => phoneHref('+47 22 33 44 55'), 'tel:+4722334455'],
    [
      'the domain of an e-mail address in ASCII',
      () => emailHref('å@Regnskap-på-Å.no'),
      'mailto:å@xn--regnskap-p--68ab.no',
    ],
    ['an e-mail address in ASCII as it is', () => asciiEmail('post@example.no'), 'post@example.no'],
  ])('has %s', (_, written, expected) => {
    expect(written()).toBe(expected);
  });

  it('encodes the office address in the link to a map', () => {
    expect(new URL(mapLinkUrl() ?? '').searchParams.get('query')).toBe(
      formatAddress(company.officeAddress).replace('\u00a0', ' '),
    );
  });

  it('asks for the map in the language of the page', () => {
    const language = (locale: 'no' | 'pl') => new URL(mapEmbedUrl(locale) ?? '').searchParams.get('hl');
    expect([language('no'), language('pl')]).toEqual(['nb', 'pl']);
  });

  it('writes the price as the language of the page does', () => {
    company.priceFrom = 2490;
    expect([priceText('no'), priceText('pl')]).toEqual(['2\u00a0490', '2490']);
  });

  it('writes a domain with å as browsers do, with its port and without a slash at the end', () => {
    jest.isolateModules(() => {
      jest.doMock('@/content/company.json', () => ({ ...company, siteUrl: 'https://www.Regnskap-på-Å.no:8443' }));
      const other: typeof import('@/company/company') = require('@/company/company');
      expect(other.siteUrl).toBe('https://www.xn--regnskap-p--68ab.no:8443');
      expect(other.absoluteUrl('/se')).toBe(`${other.siteUrl}/se`);
    });
  });
});
