/** @jest-environment node */
import { company, emailHref, mapLinkUrl, numberText } from '@/company/company';
import { restoreFacts } from '../own-facts';

restoreFacts();

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
      const other: typeof import('@/company/company') = require('@/company/company');
      expect(other.absoluteUrl('/se')).toBe('https://www.xn--regnskap-p--68ab.no:8443/se');
    });
  });
});
