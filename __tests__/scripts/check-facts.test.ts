/** @jest-environment node */
import { checkContent, formatProblems } from '@/scripts/check-content';
import { contentCopy } from './content/project';

const NO = 'messages/no.json';
const EN = 'messages/en.json';
const FIRM = 'site/firm.json';
const { root, plant } = contentCopy();

/** What is said of the planted files; line numbers are left to the test that is about them. */
function said(): string[] {
  return formatProblems(checkContent(root()))
    .replaceAll(/(?<=json):\d+/g, '')
    .split('\n');
}

it.each([
  [
    'a phone number without country code',
    '+47 00 12 34 56',
    '00 12 34 56',
    `${FIRM} phone: "00 12 34 56" is not right: a phone number with country code is expected, such as +47 00 12 34 56`,
  ],
  [
    'an e-mail address without a domain',
    'post@nordstrek.example',
    'post@nordstrek',
    `${FIRM} email: "post@nordstrek" is not right: an e-mail address is expected, such as post@example.no`,
  ],
  [
    'a link that is not safe',
    'https://avisen.example/nordstrek',
    'http://avisen.example/nordstrek',
    `${FIRM} newsUrl: "http://avisen.example/nordstrek" is not right: a link is expected, such as https://www.example.com/page`,
  ],
  [
    'an organisation number of eight figures',
    '000 000 000',
    '000 000 00',
    `${FIRM} organizationNumber: "000 000 00" is not right: an organisation number of nine figures is expected, such as 000 000 000`,
  ],
  [
    'a site address with a slash at its end',
    'https://nordstrek.example"',
    'https://nordstrek.example/"',
    `${FIRM} siteUrl: "https://nordstrek.example/" is not right: the address of the site is expected without a / at its end, such as https://www.example.no`,
  ],
  [
    'a map link without the place of the address',
    '&query={address}',
    '',
    `${FIRM} map.linkUrl: "https://www.google.com/maps/search/?api=1" is not right: a link is expected that begins with https:// and has {address} where the address goes`,
  ],
  [
    'hours that end before they begin',
    '"closes": "16:00"',
    '"closes": "06:00"',
    `${FIRM} openingHours.0.closes: the hours end (06:00) before they begin (08:00)`,
  ],
  [
    'hours that overlap',
    '"openingHours": [',
    '"openingHours": [{ "days": ["Friday"], "opens": "07:00", "closes": "09:00" },',
    `${FIRM} openingHours.1: on Friday these hours overlap others, 07:00 to 09:00`,
  ],
  [
    'an unknown day',
    '"Monday"',
    '"Mandag"',
    `${FIRM} openingHours.0.days.0: "Mandag" is not possible here; it must be one of Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday`,
  ],
  [
    'a closed day that its month does not have',
    '"closedDates": [',
    '"closedDates": ["2027-02-30",',
    `${FIRM} closedDates.0: there is no such day as "2027-02-30"`,
  ],
  [
    'a policy of the 29th of February in a common year',
    '"2026-11-21"',
    '"2027-02-29"',
    `${FIRM} privacyUpdated: there is no such day as "2027-02-29"`,
  ],
  [
    'a closed day that is no date',
    '"closedDates": [',
    '"closedDates": ["17. mai",',
    `${FIRM} closedDates.0: "17. mai" is not right: a day is expected, year-month-day, such as 2026-11-01`,
  ],
  ['a missing fact', '"country": "NO",', '', `${FIRM} country: this fact is missing`],
  [
    'a service that stands twice',
    '"id": "payroll"',
    '"id": "bookkeeping"',
    `${FIRM} services.1.id: "bookkeeping" stands twice in this list`,
  ],
])('says in plain words what is wrong with %s', (_, from, to, message) => {
  plant(FIRM, from, to);
  expect(said()).toEqual([message]);
});

it('names the catalogs that have no texts for a service', () => {
  plant(FIRM, '"id": "payroll"', '"id": "audit"');
  expect(said()).toEqual([
    `${FIRM} services.1.id: ${NO} has no texts for it, services.audit`,
    `${FIRM} services.1.id: ${EN} has no texts for it, services.audit`,
  ]);
});

it('names the catalogs that have no texts for a platform', () => {
  plant(FIRM, '"id": "tripletex"', '"id": "visma"');
  expect(said()).toContain(`${FIRM} platforms.0.id: ${EN} has no texts for it, technology.visma`);
});

it('refuses a form address that is not one', () => {
  process.env.NEXT_PUBLIC_FORM_ENDPOINT = 'forms.example/contact';
  expect(said()).toEqual([
    'environment NEXT_PUBLIC_FORM_ENDPOINT: "forms.example/contact" is not an address that begins with https://',
  ]);
});
