import type * as z from 'zod';
import {
  account,
  badge,
  choice,
  closingTime,
  country,
  day,
  email,
  fact,
  focalPoint,
  group,
  id,
  line,
  link,
  linkOrFile,
  mapEmbed,
  mapLink,
  number,
  optional,
  phone,
  picture,
  postalCode,
  record,
  registerNumber,
  repository,
  review,
  rows,
  siteAddress,
  time,
  timeZone,
  uniqueList,
  type Weekday,
  weekday,
  withDefault,
  yesNo,
} from './kinds';

export type { Weekday };
/** Times of the 24-hour clock, `08:00`. */
export type OpeningHours = { days: Weekday[]; opens: string; closes: string };
export type AppointmentDays = { days: Weekday[]; byAppointment: true };
export type OpeningRow = OpeningHours | AppointmentDays;

const answer = choice('answer');

const ADDRESS = {
  street: fact(line(40), 'address.street'),
  district: optional(line(24), 'address.district'),
  postalCode: fact(postalCode, 'address.postalCode'),
  city: fact(line(32), 'address.city'),
};
/** cms/checks/fact-rules.ts checks their combinations, with better messages. */
const OPENING_ROW = {
  days: fact(uniqueList(weekday).min(1), 'openingHours.days'),
  opens: optional(time, 'openingHours.opens'),
  closes: optional(closingTime, 'openingHours.closes'),
  byAppointment: optional(yesNo, 'openingHours.byAppointment'),
};
const SOCIAL = {
  network: fact(line(16), 'social.network'),
  url: fact(link, 'social.url'),
};
const PERSON = {
  id: fact(id, 'people.id'),
  name: fact(line(40), 'people.name'),
  phone: optional(phone, 'people.phone'),
  email: optional(email, 'people.email'),
  portrait: optional(picture, 'people.portrait'),
};
const CONFIRMED = {
  by: optional(line(60), 'confirmed.by'),
  on: optional(day, 'confirmed.on'),
  membership: optional(answer, 'confirmed.membership'),
  qualityControl: optional(answer, 'confirmed.qualityControl'),
  securityMeasures: optional(answer, 'confirmed.securityMeasures'),
  liabilityInsurance: optional(answer, 'confirmed.liabilityInsurance'),
};
const SERVICE = {
  id: fact(id, 'services.id'),
  account: optional(account, 'services.account'),
};
const PLATFORM = {
  id: fact(id, 'platforms.id'),
  name: fact(line(40), 'platforms.name'),
};
const MEMBERSHIP = {
  id: fact(id, 'memberships.id'),
  name: fact(line(40), 'memberships.name'),
  url: optional(link, 'memberships.url'),
};
const COOKIE = {
  name: fact(line(60), 'cookies.name'),
  purpose: fact(choice('purpose'), 'cookies.purpose'),
  months: fact(number, 'cookies.months'),
};
/** A row of which everything is among the texts. */
const TEXTS_ONLY = {
  id: fact(id, 'textsOnly.id'),
};
const LINK_ROW = {
  ...TEXTS_ONLY,
  url: fact(linkOrFile, 'links.url'),
};
const SUM = {
  sales: fact(number, 'exampleSum.sales'),
  goods: fact(number, 'exampleSum.goods'),
  wages: fact(number, 'exampleSum.wages'),
  rent: fact(number, 'exampleSum.rent'),
};
const OFFICE = {
  ...ADDRESS,
  phone: optional(phone, 'otherOffices.phone'),
  hours: optional(record(line(60)), 'otherOffices.hours'),
};
const CUSTOMER = {
  name: fact(line(40), 'customers.name'),
  trade: optional(record(line(40)), 'customers.trade'),
  words: optional(record(line(300)), 'customers.words'),
};
const MAP = {
  service: fact(line(24), 'map.service'),
  provider: fact(line(60), 'map.provider'),
  privacyUrl: fact(link, 'map.privacyUrl'),
  since: optional(day, 'map.since'),
  cookies: optional(rows(COOKIE), 'map.cookies'),
  embedUrl: fact(mapEmbed, 'map.embedUrl'),
  linkUrl: fact(mapLink, 'map.linkUrl'),
};

/** What is the same in every language: a line for each fact, in the order of the form. */
export const FACTS = group({
  $schema: line(200).optional(),
  $sample: optional(review, '$sample'),
  $confirmed: optional(review, '$confirmed'),
  name: fact(line(60), 'name', { section: 'company' }),
  brand: fact(line(40), 'brand', { section: 'company' }),
  organizationNumber: fact(registerNumber, 'organizationNumber', { section: 'company' }),
  vatRegistered: optional(yesNo, 'vatRegistered', { section: 'company' }),
  register: optional(line(40), 'register', { section: 'company' }),
  soleTrader: optional(yesNo, 'soleTrader', { section: 'company' }),
  phone: fact(phone, 'phone', { section: 'contact' }),
  bookingUrl: optional(link, 'bookingUrl', { section: 'contact', claim: true }),
  speaksEnglish: optional(yesNo, 'speaksEnglish', { section: 'contact', claim: true }),
  email: fact(email, 'email', { section: 'contact' }),
  officeAddress: fact(group(ADDRESS), 'officeAddress', { section: 'contact' }),
  postalAddress: optional(group(ADDRESS), 'postalAddress', { section: 'contact' }),
  otherOffices: withDefault(rows(OFFICE).max(4), [], 'otherOffices', { section: 'contact' }),
  country: fact(country, 'country', { section: 'contact' }),
  steps: withDefault(rows(TEXTS_ONLY).max(6), [], 'steps', { section: 'contact' }),
  questions: withDefault(rows(TEXTS_ONLY).max(12), [], 'questions', { section: 'contact' }),
  links: withDefault(rows(LINK_ROW).max(12), [], 'links', { section: 'contact' }),
  topBar: withDefault(uniqueList(choice('topBar')), ['phone', 'address', 'email', 'social'], 'topBar', {
    section: 'contact',
  }),
  social: withDefault(rows(SOCIAL).max(4), [], 'social', { section: 'contact' }),
  openingHours: withDefault(rows(OPENING_ROW) as unknown as z.ZodType<OpeningRow[], OpeningRow[]>, [], 'openingHours', {
    section: 'hours',
  }),
  closedDates: withDefault(uniqueList(day), [], 'closedDates', { section: 'hours' }),
  timeZone: withDefault(timeZone, 'Europe/Oslo', 'timeZone', { section: 'hours' }),
  people: withDefault(rows(PERSON).max(12), [], 'people', { section: 'about', claim: true }),
  licence: optional(group({ registerUrl: fact(link, 'licence.registerUrl') }), 'licence', {
    section: 'about',
    claim: true,
  }),
  rulesUrl: optional(link, 'rulesUrl', { section: 'about' }),
  association: optional(
    group({ name: fact(line(60), 'association.name'), url: fact(link, 'association.url') }),
    'association',
    { section: 'about' },
  ),
  memberships: withDefault(rows(MEMBERSHIP).max(8), [], 'memberships', { section: 'about' }),
  aboutPicture: optional(picture, 'aboutPicture', { section: 'about' }),
  badge: optional(badge, 'badge', { section: 'about' }),
  confirmed: withDefault(group(CONFIRMED), {}, 'confirmed', { section: 'about' }),
  customers: withDefault(rows(CUSTOMER).max(12), [], 'customers', { section: 'about', claim: true }),
  reasons: withDefault(rows(TEXTS_ONLY).max(6), [], 'reasons', { section: 'about' }),
  trades: withDefault(rows(TEXTS_ONLY).max(12), [], 'trades', { section: 'about' }),
  newsUrl: optional(link, 'newsUrl', { section: 'about' }),
  services: fact(rows(SERVICE).min(1), 'services', { section: 'services' }),
  priceFrom: optional(number, 'priceFrom', { section: 'services', claim: true }),
  priceExample: optional(yesNo, 'priceExample', { section: 'services' }),
  replyWithinWorkingDays: optional(number, 'replyWithinWorkingDays', { section: 'services', claim: true }),
  packages: withDefault(rows(TEXTS_ONLY).max(3), [], 'packages', { section: 'services' }),
  prices: withDefault(rows(TEXTS_ONLY).max(30), [], 'prices', { section: 'services' }),
  takesOver: optional(yesNo, 'takesOver', { section: 'services', claim: true }),
  deadlines: optional(choice('deadlines'), 'deadlines', { section: 'services' }),
  exampleSum: optional(group(SUM), 'exampleSum', { section: 'services' }),
  platforms: withDefault(rows(PLATFORM), [], 'platforms', { section: 'services' }),
  slides: withDefault(uniqueList(picture).max(6), [], 'slides', { section: 'pictures' }),
  focus: withDefault(record(focalPoint), {}, 'focus', { section: 'pictures' }),
  map: optional(group(MAP), 'map', { section: 'map' }),
  privacyUpdated: fact(day, 'privacyUpdated', { section: 'privacy' }),
  retentionMonths: withDefault(number, 12, 'retentionMonths', { section: 'privacy' }),
  customerYears: withDefault(number, 5, 'customerYears', { section: 'privacy' }),
  logDays: withDefault(number, 90, 'logDays', { section: 'privacy' }),
  formServiceOutsideEea: optional(yesNo, 'formServiceOutsideEea', { section: 'privacy', claim: true }),
  hostOutsideEea: optional(yesNo, 'hostOutsideEea', { section: 'privacy', claim: true }),
  dataProtectionAuthorityUrl: withDefault(link, 'https://www.datatilsynet.no/', 'dataProtectionAuthorityUrl', {
    section: 'privacy',
  }),
  siteUrl: fact(siteAddress, 'siteUrl', { section: 'site' }),
  formEndpoint: optional(link, 'formEndpoint', { section: 'site' }),
  testMessage: optional(yesNo, 'testMessage', { section: 'site' }),
  editor: optional(
    group({
      preview: optional(link, 'editor.preview'),
      repository: fact(repository, 'editor.repository'),
    }),
    'editor',
    { section: 'site' },
  ),
});

export type Company = z.infer<typeof FACTS>;
export type Facts = Partial<Company>;
export type FactName = keyof Company;
export type Address = Company['officeAddress'];
export type TopBarItem = Company['topBar'][number];
