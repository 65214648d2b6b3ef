import type { WEEKDAYS } from './constants';

type Catalog = typeof import('@/messages/no.json');
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
export type ServiceId = GroupsWith<Catalog['services'], 'points'>;
export type PlatformId = GroupsWith<Catalog['technology'], 'body'>;
export type TopBarItem = 'phone' | 'address' | 'email' | 'social';
export type Answer = 'unknown' | 'yes' | 'no';

export interface Person {
  id: keyof Catalog['about']['people'];
  name: string;
  phone?: string;
  email?: string;
  portrait?: string;
}

export interface MapService {
  service: string;
  provider: string;
  privacyUrl: string;
  embedUrl: string;
  linkUrl: string;
  /** YYYY-MM-DD: an older decision no longer counts. */
  since?: string;
  cookies: { name: string; purpose: keyof Catalog['privacy']['cookies']['mapPurposes']; months: number }[];
}

/** The facts of content/company.json, which content/company.schema.json describes. */
export interface Company {
  name: string;
  brand: string;
  siteUrl: string;
  organizationNumber: string;
  vatRegistered?: boolean;
  /** Register of companies that it is in, such as Foretaksregisteret. */
  register?: string;
  /** One person alone: no text says "we". */
  soleTrader?: boolean;
  phone: string;
  email: string;
  country: string;
  timeZone: string;
  officeAddress: Address;
  postalAddress?: Address;
  openingHours: (OpeningHours | AppointmentDays)[];
  /** Days on which the office is closed besides, YYYY-MM-DD. */
  closedDates: string[];
  topBar: TopBarItem[];
  social: { network: string; url: string }[];
  newsUrl?: string;
  /** Where the contact form posts, at a form service. */
  formEndpoint?: string;
  /** The repository that /edit works on, `owner/name`. */
  editor?: { repository: string };
  association?: { name: string; url: string };
  badge?: string;
  licence?: { registerUrl: string };
  people: Person[];
  /** The lowest monthly price in whole kroner, excluding VAT. */
  priceFrom?: number;
  replyWithinWorkingDays?: number;
  takesOver?: boolean;
  map?: MapService;
  services: { id: ServiceId; account: string }[];
  slides: string[];
  /** Focal points of pictures, by name: percent from the left and the top. */
  focus: Record<string, string>;
  platforms: { id: PlatformId; name: string }[];
  /** What is claimed of the company: who has confirmed it, and on which day, YYYY-MM-DD. */
  confirmed: { by?: string; on?: string; membership?: Answer; qualityControl?: Answer; securityMeasures?: Answer };
  /** Whether the form service processes data outside the EEA. */
  formServiceOutsideEea?: boolean;
  dataProtectionAuthorityUrl: string;
  privacyUpdated: string;
  keptTexts?: string[];
  retentionMonths: number;
  logDays: number;
}

const DEFAULTS: Partial<Company> = {
  openingHours: [],
  closedDates: [],
  timeZone: 'Europe/Oslo',
  topBar: ['phone', 'address', 'email', 'social'],
  social: [],
  people: [],
  focus: {},
  platforms: [],
  confirmed: {},
};

/** The facts as the site uses them, from those of a file that the schema accepts. */
export const withDefaults = (facts: object) => ({ ...DEFAULTS, ...facts }) as Company;
