import type * as z from 'zod';
import {
  account,
  badge,
  choice,
  closingTime,
  country,
  day,
  email,
  focalPoint,
  group,
  labelled,
  line,
  link,
  linkOrFile,
  list,
  mapEmbed,
  mapLink,
  number,
  phone,
  picture,
  postalCode,
  record,
  registerNumber,
  repository,
  review,
  rows,
  rowsById,
  siteAddress,
  time,
  timeZone,
  uniqueList,
  type Weekday,
  weekday,
  yesNo,
} from './kinds';

export type { Weekday };
/** Times of the 24-hour clock, `08:00`. */
export type OpeningHours = { days: Weekday[]; opens: string; closes: string };
export type AppointmentDays = { days: Weekday[]; byAppointment: true };
export type OpeningRow = OpeningHours | AppointmentDays;

const answer = choice('answer');

const ADDRESS = labelled('address.', {
  street: line(40),
  district: line(24).optional(),
  postalCode,
  city: line(32),
});
/** checks/fact-rules.ts checks their combinations, with better messages. */
const OPENING_ROW = labelled('openingHours.', {
  days: uniqueList(weekday).min(1),
  opens: time.optional(),
  closes: closingTime.optional(),
  byAppointment: yesNo.optional(),
});
const SOCIAL = labelled('social.', { network: line(16), url: link });
const PERSON = labelled('people.', {
  name: line(40),
  phone: phone.optional(),
  email: email.optional(),
  portrait: picture.optional(),
});
const CONFIRMED = labelled('confirmed.', {
  by: line(60).optional(),
  on: day.optional(),
  membership: answer.optional(),
  qualityControl: answer.optional(),
  securityMeasures: answer.optional(),
  liabilityInsurance: answer.optional(),
});
const SERVICE = labelled('services.', { account: account.optional() });
const PLATFORM = labelled('platforms.', { name: line(40) });
const MEMBERSHIP = labelled('memberships.', { name: line(40), url: link.optional() });
const COOKIE = labelled('cookies.', { name: line(60), purpose: choice('purpose'), months: number });
/** A row of which everything is among the texts. */
const TEXTS_ONLY = {};
const LINK_ROW = labelled('links.', { url: linkOrFile });
const accounts = <Kind extends z.ZodType>(kind: Kind) =>
  labelled('exampleSum.', { sales: kind, goods: kind, wages: kind, rent: kind });
const SUM = {
  ...accounts(number),
  ...labelled('exampleSum.', { vouchers: group(accounts(list(number).max(3))).optional() }),
};
const OFFICE = {
  ...ADDRESS,
  ...labelled('otherOffices.', { phone: phone.optional(), hours: record(line(60)).optional() }),
};
const CUSTOMER = labelled('customers.', {
  name: line(40),
  trade: record(line(40)).optional(),
  words: record(line(300)).optional(),
});
const READ_AGAIN = labelled('readAgain.', { text: line(60), on: day });
const MAP = labelled('map.', {
  service: line(24),
  provider: line(60),
  privacyUrl: link,
  since: day.optional(),
  cookies: rows(COOKIE).optional(),
  embedUrl: mapEmbed,
  linkUrl: mapLink,
});

/** What is the same in every language: a line for each fact, in the order of the form. */
export const FACTS = group({
  $schema: line(200).optional(),
  ...labelled('', {
    $sample: review.optional(),
    $confirmed: review.optional(),
    name: line(60),
    brand: line(40),
    organizationNumber: registerNumber,
    vatRegistered: yesNo.optional(),
    register: line(40).optional(),
    soleTrader: yesNo.optional(),
    phone,
    bookingUrl: link.optional(),
    speaksEnglish: yesNo.optional(),
    email,
    officeAddress: group(ADDRESS),
    postalAddress: group(ADDRESS).optional(),
    otherOffices: rows(OFFICE).max(4).default([]),
    country,
    steps: rowsById(TEXTS_ONLY, { most: 6 }).default({}),
    questions: rowsById(TEXTS_ONLY, { most: 12 }).default({}),
    links: rowsById(LINK_ROW, { most: 12 }).default({}),
    topBar: uniqueList(choice('topBar')).default(['phone', 'address', 'email', 'social']),
    social: rows(SOCIAL).max(4).default([]),
    openingHours: (rows(OPENING_ROW) as unknown as z.ZodType<OpeningRow[], OpeningRow[]>).default([]),
    closedDates: uniqueList(day).default([]),
    timeZone: timeZone.default('Europe/Oslo'),
    people: rowsById(PERSON, { most: 12 }).default({}),
    licence: group(labelled('licence.', { registerUrl: link })).optional(),
    rulesUrl: link.optional(),
    association: group(labelled('association.', { name: line(60), url: link })).optional(),
    memberships: rowsById(MEMBERSHIP, { most: 8 }).default({}),
    aboutPicture: picture.optional(),
    badge: badge.optional(),
    confirmed: group(CONFIRMED).default({}),
    customers: rows(CUSTOMER).max(12).default([]),
    reasons: rowsById(TEXTS_ONLY, { most: 6 }).default({}),
    trades: rowsById(TEXTS_ONLY, { most: 12 }).default({}),
    newsUrl: link.optional(),
    services: rowsById(SERVICE, { least: 1, most: 20 }),
    priceFrom: number.optional(),
    priceExample: yesNo.optional(),
    replyWithinWorkingDays: number.optional(),
    packages: rowsById(TEXTS_ONLY, { most: 3 }).default({}),
    prices: rowsById(TEXTS_ONLY, { most: 30 }).default({}),
    takesOver: yesNo.optional(),
    deadlines: choice('deadlines').optional(),
    exampleSum: group(SUM).optional(),
    platforms: rowsById(PLATFORM, { most: 8 }).default({}),
    slides: uniqueList(picture).max(6).default([]),
    focus: record(focalPoint).default({}),
    map: group(MAP).optional(),
    privacyUpdated: day,
    retentionMonths: number.default(12),
    customerYears: number.default(5),
    logDays: number.default(90),
    formServiceOutsideEea: yesNo.optional(),
    hostOutsideEea: yesNo.optional(),
    dataProtectionAuthorityUrl: link.default('https://www.datatilsynet.no/'),
    siteUrl: siteAddress,
    formEndpoint: link.optional(),
    testMessage: yesNo.optional(),
    readAgain: rows(READ_AGAIN).max(20).default([]),
    editor: group(labelled('editor.', { preview: link.optional(), repository })).optional(),
  }),
});

/** An id that an owner chooses, as it stands in the keys of model/texts/. */
export type AnyId = '*';
/** Rows by their ids as a list, each with its id (rows.ts). */
type Listed<Value> =
  Value extends Record<string, infer Row extends object>
    ? string extends keyof Value
      ? ({ id: AnyId } & Row)[]
      : Value
    : Value;
type File = z.infer<typeof FACTS>;
export type Company = { [Name in keyof File]: Listed<File[Name]> };
export type Facts = Partial<Company>;
/** A list of rows that have ids. */
export type RowList = {
  [Name in FactName]: Company[Name] extends { id: AnyId }[] ? Name : never;
}[FactName];
export type FactName = keyof Company;
export type Address = Company['officeAddress'];
export type TopBarItem = Company['topBar'][number];
