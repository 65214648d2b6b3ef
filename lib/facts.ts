import type { WEEKDAYS } from './constants';

/** The catalog of the default language: its keys are those of services, platforms and people. */
type NorwegianTexts = typeof import('@/messages/no.json');
type GroupsWith<Texts, Text extends string> = {
  [Group in keyof Texts]: Texts[Group] extends Record<Text, unknown> ? Group : never;
}[keyof Texts];

export interface Address {
  street: string;
  postalCode: string;
  city: string;
}
export type Weekday = (typeof WEEKDAYS)[number];
/** Times of the 24-hour clock, `08:00`. */
export type OpeningHours = { days: Weekday[]; opens: string; closes: string };
export type AppointmentDays = { days: Weekday[]; byAppointment: true };
export type OpeningRow = OpeningHours | AppointmentDays;
export type ServiceId = GroupsWith<NorwegianTexts['services'], 'points'>;
type PlatformId = GroupsWith<NorwegianTexts['technology'], 'body'>;
export type TopBarItem = 'phone' | 'address' | 'email' | 'social';
export type SumRow = 'sales' | 'goods' | 'wages' | 'rent';
export type Answer = 'unknown' | 'yes' | 'no';

export interface Person {
  id: keyof NorwegianTexts['about']['people'];
  name: string;
  phone?: string;
  email?: string;
  portrait?: string;
}

interface MapService {
  service: string;
  provider: string;
  privacyUrl: string;
  embedUrl: string;
  linkUrl: string;
  since?: string; // YYYY-MM-DD: an older decision no longer counts
  cookies: { name: string; purpose: keyof NorwegianTexts['privacy']['cookies']['mapPurposes']; months: number }[];
}

/** The facts of content/company.json, which content/company.schema.json describes. */
export interface Company {
  name: string;
  brand: string;
  siteUrl: string;
  organizationNumber: string;
  vatRegistered?: boolean;
  register?: string; // of companies that it is in, such as Foretaksregisteret
  soleTrader?: boolean; // one person alone: no text says "we"
  phone: string;
  email: string;
  country: string;
  timeZone: string;
  officeAddress: Address;
  postalAddress?: Address;
  openingHours: OpeningRow[];
  closedDates: string[]; // days on which the office is closed besides, YYYY-MM-DD
  topBar: TopBarItem[];
  social: { network: string; url: string }[];
  newsUrl?: string;
  formEndpoint?: string; // where the contact form posts, at a form service
  editor?: { repository: string }; // that /edit works on, `owner/name`
  association?: { name: string; url: string };
  badge?: string;
  licence?: { registerUrl: string };
  people: Person[];
  priceFrom?: number; // the lowest monthly price in whole kroner, excluding VAT
  priceExample?: boolean; // services.sum.example says what the price is of
  replyWithinWorkingDays?: number;
  takesOver?: boolean;
  customers: { name: string; trade: Record<string, string>; words: Record<string, string> }[]; // by language
  bookingUrl?: string; // where a conversation is booked
  speaksEnglish?: boolean;
  deadlines?: 'vat'; // of the VAT returns in two-monthly terms
  exampleSum?: Record<SumRow, number>; // in the first picture, in whole kroner
  map?: MapService;
  services: { id: ServiceId; account: string }[];
  slides: string[];
  focus: Record<string, string>; // focal points of pictures, by name: percent from the left and the top
  platforms: { id: PlatformId; name: string }[];
  // What is claimed of the company: who has confirmed it, and on which day, YYYY-MM-DD.
  confirmed: { by?: string; on?: string; membership?: Answer; qualityControl?: Answer; securityMeasures?: Answer };
  formServiceOutsideEea?: boolean; // it processes data outside the EEA
  dataProtectionAuthorityUrl: string;
  privacyUpdated: string;
  keptTexts?: string[];
  retentionMonths: number;
  customerYears: number;
  logDays: number;
}

const DEFAULTS: Partial<Company> = {
  openingHours: [],
  closedDates: [],
  timeZone: 'Europe/Oslo',
  topBar: ['phone', 'address', 'email', 'social'],
  social: [],
  people: [],
  customers: [],
  focus: {},
  platforms: [],
  confirmed: {},
};

/** The facts as the site uses them, from those of a file that the schema accepts. */
export const withDefaults = (facts: object) => ({ ...DEFAULTS, ...facts }) as Company;
