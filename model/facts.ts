import type * as z from 'zod/mini';
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
  optional,
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
  withDefault,
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
  district: optional(line(24)),
  postalCode,
  city: line(32),
});
/** checks/fact-rules.ts checks their combinations, with better messages. */
const OPENING_ROW = labelled('openingHours.', {
  days: uniqueList(weekday, { least: 1 }),
  opens: optional(time),
  closes: optional(closingTime),
  byAppointment: optional(yesNo),
});
const SOCIAL = labelled('social.', { network: line(16), url: link });
const PERSON = labelled('people.', {
  name: line(40),
  phone: optional(phone),
  email: optional(email),
  portrait: optional(picture),
});
const CONFIRMED = labelled('confirmed.', {
  by: optional(line(60)),
  on: optional(day),
  membership: optional(answer),
  qualityControl: optional(answer),
  securityMeasures: optional(answer),
  liabilityInsurance: optional(answer),
});
const SERVICE = labelled('services.', { account: optional(account) });
const PLATFORM = labelled('platforms.', { name: line(40) });
const MEMBERSHIP = labelled('memberships.', { name: line(40), url: optional(link) });
const COOKIE = labelled('cookies.', { name: line(60), purpose: choice('purpose'), months: number });
const TEXTS_ONLY = {};
const LINK_ROW = labelled('links.', { url: linkOrFile });
const accounts = <Kind extends z.ZodMiniType>(kind: Kind) =>
  labelled('exampleSum.', { sales: kind, goods: kind, wages: kind, rent: kind });
const SUM = {
  ...accounts(number),
  ...labelled('exampleSum.', { vouchers: optional(group(accounts(list(number, { most: 3 })))) }),
};
const OFFICE = {
  ...ADDRESS,
  ...labelled('otherOffices.', { phone: optional(phone), hours: optional(record(line(60))) }),
};
const CUSTOMER = labelled('customers.', {
  name: line(40),
  trade: optional(record(line(40))),
  words: optional(record(line(300))),
});
const READ_AGAIN = labelled('readAgain.', { text: line(60), on: day });
const MAP = labelled('map.', {
  service: line(24),
  provider: line(60),
  privacyUrl: link,
  since: optional(day),
  cookies: optional(rows(COOKIE)),
  embedUrl: mapEmbed,
  linkUrl: mapLink,
});

/** What is the same in every language: a line for each fact, in the order of the form. */
export const FACTS = group({
  $schema: optional(line(200)),
  ...labelled('', {
    $sample: optional(review),
    $confirmed: optional(review),
    name: line(60),
    brand: line(40),
    organizationNumber: registerNumber,
    vatRegistered: optional(yesNo),
    register: optional(line(40)),
    soleTrader: optional(yesNo),
    phone,
    bookingUrl: optional(link),
    speaksEnglish: optional(yesNo),
    email,
    officeAddress: group(ADDRESS),
    postalAddress: optional(group(ADDRESS)),
    otherOffices: withDefault(rows(OFFICE, { most: 4 }), []),
    country,
    steps: withDefault(rowsById(TEXTS_ONLY, { most: 6 }), {}),
    questions: withDefault(rowsById(TEXTS_ONLY, { most: 12 }), {}),
    links: withDefault(rowsById(LINK_ROW, { most: 12 }), {}),
    topBar: withDefault(uniqueList(choice('topBar')), ['phone', 'address', 'email', 'social']),
    social: withDefault(rows(SOCIAL, { most: 4 }), []),
    openingHours: withDefault(rows(OPENING_ROW) as unknown as z.ZodMiniType<OpeningRow[], OpeningRow[]>, []),
    closedDates: withDefault(uniqueList(day), []),
    timeZone: withDefault(timeZone, 'Europe/Oslo'),
    people: withDefault(rowsById(PERSON, { most: 12 }), {}),
    licence: optional(group(labelled('licence.', { registerUrl: link }))),
    rulesUrl: optional(link),
    association: optional(group(labelled('association.', { name: line(60), url: link }))),
    memberships: withDefault(rowsById(MEMBERSHIP, { most: 8 }), {}),
    aboutPicture: optional(picture),
    badge: optional(badge),
    confirmed: withDefault(group(CONFIRMED), {}),
    customers: withDefault(rows(CUSTOMER, { most: 12 }), []),
    reasons: withDefault(rowsById(TEXTS_ONLY, { most: 6 }), {}),
    trades: withDefault(rowsById(TEXTS_ONLY, { most: 12 }), {}),
    newsUrl: optional(link),
    services: rowsById(SERVICE, { least: 1, most: 20 }),
    priceFrom: optional(number),
    priceExample: optional(yesNo),
    replyWithinWorkingDays: optional(number),
    packages: withDefault(rowsById(TEXTS_ONLY, { most: 3 }), {}),
    prices: withDefault(rowsById(TEXTS_ONLY, { most: 30 }), {}),
    takesOver: optional(yesNo),
    deadlines: optional(choice('deadlines')),
    exampleSum: optional(group(SUM)),
    platforms: withDefault(rowsById(PLATFORM, { most: 8 }), {}),
    slides: withDefault(uniqueList(picture, { most: 6 }), []),
    focus: withDefault(record(focalPoint), {}),
    map: optional(group(MAP)),
    privacyUpdated: day,
    retentionMonths: withDefault(number, 12),
    customerYears: withDefault(number, 5),
    logDays: withDefault(number, 90),
    formServiceOutsideEea: optional(yesNo),
    hostOutsideEea: optional(yesNo),
    dataProtectionAuthorityUrl: withDefault(link, 'https://www.datatilsynet.no/'),
    siteUrl: siteAddress,
    formEndpoint: optional(link),
    testMessage: optional(yesNo),
    readAgain: withDefault(rows(READ_AGAIN, { most: 20 }), []),
    editor: optional(group(labelled('editor.', { preview: optional(link), repository }))),
  }),
});

/** An id that an owner chooses, as it stands in the keys of model/texts/. */
export type AnyId = '*';
/** Rows by their ids as a list, each with its id (`readRows`). */
type Listed<Value> =
  Value extends Record<string, infer Row extends object>
    ? string extends keyof Value
      ? ({ id: AnyId } & Row)[]
      : Value
    : Value;
type File = z.infer<typeof FACTS>;
export type Company = { [Name in keyof File]: Listed<File[Name]> };
export type Facts = Partial<Company>;
export type RowList = {
  [Name in FactName]: Company[Name] extends { id: AnyId }[] ? Name : never;
}[FactName];
export type FactName = keyof Company;
export type Address = Company['officeAddress'];
export type TopBarItem = Company['topBar'][number];
