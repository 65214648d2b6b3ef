/** @jest-environment node */
import { absoluteUrl, firm, formatAddress, mapEmbedUrl, mapLinkUrl, telHref } from '@/site/firm';

it('keeps postal code and city on one line', () => {
  expect(formatAddress({ street: 'Gata 1', postalCode: '0161', city: 'Oslo' })).toBe('Gata 1, 0161\u00a0Oslo');
});

it('dials the figures of the phone number with its country code', () => {
  expect(telHref).toBe('tel:+4700123456');
});

it('encodes the office address in the link to a map', () => {
  expect(new URL(mapLinkUrl() ?? '').searchParams.get('query')).toBe(
    formatAddress(firm.officeAddress).replace('\u00a0', ' '),
  );
});

it('asks for the map in the language of the page', () => {
  expect(new URL(mapEmbedUrl('no') ?? '').searchParams.get('hl')).toBe('nb');
});

it('gives the landing page an address without a trailing slash', () => {
  expect(absoluteUrl('/')).toBe(firm.siteUrl);
});
