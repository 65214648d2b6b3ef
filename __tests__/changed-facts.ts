import facts from '@/site/firm.json';

/** Every fact, other than in this repository. */
export const CHANGED = {
  ...facts,
  name: 'Tellekorn Regnskap AS',
  brand: 'Tellekorn',
  siteUrl: 'https://tellekorn.test',
  organizationNumber: '987 654 325',
  phone: '+47 22 33 44 55',
  email: 'hei@tellekorn.test',
  officeAddress: { street: 'Storgata 4', postalCode: '5003', city: 'Bergen' },
  postalAddress: { street: 'Postboks 55 Nygårdstangen', postalCode: '5838', city: 'Bergen' },
  country: 'SE',
  openingHours: [{ days: ['Tuesday'], opens: '09:30', closes: '14:45' }],
  closedDates: ['2031-05-17'],
  social: [{ network: 'Mastodon', url: 'https://social.test/@tellekorn' }],
  newsUrl: 'https://avis.test/tellekorn',
  association: { name: 'Økonomforbundet', url: 'https://forbund.test/' },
  dataProtectionAuthorityUrl: 'https://tilsyn.test/',
  map: {
    service: 'Kartverket',
    provider: 'Statens kartverk',
    privacyUrl: 'https://kart.test/personvern',
    cookies: [{ name: 'kartvalg', purpose: 'preferences', months: 3 }],
    embedUrl: 'https://kart.test/embed?q={address}&l={language}',
    linkUrl: 'https://kart.test/?q={address}',
  },
  services: [
    { id: 'invoicing', account: '3000' },
    { id: 'bookkeeping', account: '1930' },
  ],
  platforms: facts.platforms.slice(0, 1),
  confirmed: { membership: 'yes', qualityControl: 'yes', securityMeasures: 'yes' },
  privacyUpdated: '2031-02-03',
};

/** A firm abroad of which there is no more to say than has to be: all that may be left out is. */
export const BARE = {
  name: 'Kjøl & Ås «Tall» Ltd',
  brand: 'Kjøl & Ås',
  siteUrl: 'https://kjøl-ås.test',
  organizationNumber: 'HRB 12345 B',
  phone: '+1 212-555-0100',
  email: 'hei@kjol.test',
  officeAddress: { street: 'Ærlighetens vei 1', postalCode: 'EC1A 1BB', city: 'Ås-på-øya' },
  country: 'GB',
  topBar: ['phone'],
  dataProtectionAuthorityUrl: 'https://ico.test/',
  services: [{ id: 'payroll', account: '5000' }],
  privacyUpdated: '2031-02-03',
};
