import facts from '@/content/company.json' with { type: 'json' };
import { LOCALES, type Locale } from '@/i18n/locales';
import { NAV_SECTIONS } from './pages';

type Catalog = typeof import('@/messages/no.json');
type GroupsWith<Texts, Text extends string> = {
  [Group in keyof Texts]: Texts[Group] extends Record<Text, unknown> ? Group : never;
}[keyof Texts];

export interface Address {
  street: string;
  postalCode: string;
  city: string;
}
export type Weekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';
/** A span of opening hours: the days on which it holds, and two times of the 24-hour clock, `08:00`. */
export type OpeningHours = { days: Weekday[]; opens: string; closes: string };
/** The services and platforms that the catalogs have texts for. */
export type ServiceId = GroupsWith<Catalog['services'], 'points'>;
export type CookiePurpose = keyof Catalog['privacy']['cookies']['mapPurposes'];
export type PersonId = keyof Catalog['about']['people'];
export type PlatformId = GroupsWith<Catalog['technology'], 'body'>;

/** What the owner has said of something that only the owner knows. */
export type Confirmed = 'unknown' | 'yes' | 'no';

/** What the top bar can show; each leads to where it is used. */
export type TopBarItem = 'phone' | 'address' | 'email' | 'social';

/** The facts of content/company.json. What is left out there takes everything with it that speaks of it; a list is empty then. */
export interface Company {
  name: string;
  brand: string;
  siteUrl: string;
  organizationNumber: string;
  phone: string;
  email: string;
  officeAddress: Address;
  postalAddress?: Address;
  country: string;
  openingHours: OpeningHours[];
  /** Days on which the office is closed out of turn, year-month-day. */
  closedDates: string[];
  /** IANA name, whose clock the opening hours follow. */
  timeZone: string;
  /** What the top bar shows, from the left, as far as the facts have it. */
  topBar: TopBarItem[];
  social: { network: string; url: string }[];
  newsUrl?: string;
  association?: { name: string; url: string };
  /** A picture in public/brand/. */
  badge?: string;
  licence?: { registerUrl: string };
  people: { id: PersonId; name: string; phone?: string; email?: string; portrait?: string }[];
  /** The lowest monthly price in whole kroner, excluding VAT. */
  priceFrom?: number;
  replyWithinWorkingDays?: number;
  /** Whether the company collects the books from the previous accountant. */
  takesOver?: boolean;
  dataProtectionAuthorityUrl: string;
  map?: {
    service: string;
    provider: string;
    privacyUrl: string;
    /** The day of its first use, year-month-day: an older choice is asked for again. */
    since?: string;
    cookies: { name: string; purpose: CookiePurpose; months: number }[];
    embedUrl: string;
    linkUrl: string;
  };
  services: { id: ServiceId; account: string }[];
  /** Names of the pictures of the hero, one to six. */
  slides: string[];
  /** The point of a picture that stays in view, by its name: percent from the left and the top. */
  focus: Record<string, string>;
  platforms: { id: PlatformId; name: string }[];
  /** What only the owner knows; leaving it out means unknown. */
  confirmed: { membership?: Confirmed; qualityControl?: Confirmed; securityMeasures?: Confirmed };
  retentionMonths: number;
  logDays: number;
  privacyUpdated: string;
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

/**
 * What is the same in every language: the company's own values (docs/behaviour.md, “Facts”), services and platforms in the
 * order in which they stand on the page. The types say what content/company.schema.json has checked before every build.
 */
export const company = completeFacts(facts);

/** Facts as their file has them, and what stands for those that it leaves out. */
export function completeFacts(given: object): Company {
  return { ...DEFAULTS, ...given } as Company;
}

/** What sentences are filled in with, where they ask for it: the town of the office, how many services there are. */
export const messageValues = { city: company.officeAddress.city, count: company.services.length };

/** The site's address without a trailing slash, as browsers write it: a domain with å in its ASCII form, the same everywhere. */
export const siteUrl = new URL(company.siteUrl).origin;

/** The full address of a path of the site; the landing page's has no trailing slash, like every other. */
export function absoluteUrl(path: string): string {
  return `${siteUrl}${path === '/' ? '' : path}`;
}

/** A number, a name, with no-break spaces. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}

/** The sections that the navigation names, as far as the page has them. */
export const navSections = NAV_SECTIONS.filter((section) => section !== 'technology' || company.platforms.length > 0);

/** An address on one line; postal code and city stay together. */
export function formatAddress({ street, postalCode, city }: Address): string {
  return `${street}, ${unbroken(`${postalCode} ${city}`)}`;
}

/** An e-mail address with its domain in ASCII, which every mail program takes: `post@ørn.no` is `post@xn--rn-kka.no`. */
export function asciiEmail(email: string): string {
  const [name, domain] = email.split('@');
  return `${name}@${new URL(`https://${domain}`).hostname}`;
}

export const emailHref = (email: string) => `mailto:${asciiEmail(email)}`;
export const phoneHref = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** Where the office is shown in an ordinary map, for a link; undefined where the company has no map. */
export function mapLinkUrl(): string | undefined {
  return company.map && mapUrl(company.map.linkUrl);
}

/** What the map frame loads; the map's own words are in the language of the page. Undefined where the company has no map. */
export function mapEmbedUrl(locale: Locale): string | undefined {
  return company.map && mapUrl(company.map.embedUrl).replace('{language}', LOCALES[locale].html);
}

function mapUrl(template: string): string {
  return template.replace(
    '{address}',
    encodeURIComponent(formatAddress(company.officeAddress).replaceAll('\u00a0', ' ')),
  );
}
