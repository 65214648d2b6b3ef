import facts from '@/content/company.json' with { type: 'json' };
import { LOCALES, type Locale } from '@/i18n/locales';
import { NAV_SECTIONS } from './constants';

type Catalog = typeof import('@/messages/no.json');
type GroupsWith<Texts, Text extends string> = {
  [Group in keyof Texts]: Texts[Group] extends Record<Text, unknown> ? Group : never;
}[keyof Texts];

export type Address = Record<'street' | 'postalCode' | 'city', string>;
export type Weekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';
/** Times of the 24-hour clock, `08:00`. */
export type OpeningHours = { days: Weekday[]; opens: string; closes: string };
export type ServiceId = GroupsWith<Catalog['services'], 'points'>;
export type TopBarItem = 'phone' | 'address' | 'email' | 'social';

type Text = 'name' | 'brand' | 'siteUrl' | 'organizationNumber' | 'phone' | 'email' | 'country' | 'timeZone';

/** The facts of content/company.json, which content/company.schema.json describes. */
export interface Company extends Record<Text, string> {
  officeAddress: Address;
  postalAddress?: Address;
  openingHours: OpeningHours[];
  /** Days on which the office is closed besides, YYYY-MM-DD. */
  closedDates: string[];
  topBar: TopBarItem[];
  social: { network: string; url: string }[];
  newsUrl?: string;
  /** Where the contact form posts, at a form service. */
  formEndpoint?: string;
  association?: { name: string; url: string };
  badge?: string;
  licence?: { registerUrl: string };
  people: { id: keyof Catalog['about']['people']; name: string; phone?: string; email?: string; portrait?: string }[];
  /** The lowest monthly price in whole kroner, excluding VAT. */
  priceFrom?: number;
  replyWithinWorkingDays?: number;
  takesOver?: boolean;
  map?: Record<'service' | 'provider' | 'privacyUrl' | 'embedUrl' | 'linkUrl', string> & {
    /** YYYY-MM-DD: an older decision no longer counts. */
    since?: string;
    cookies: { name: string; purpose: keyof Catalog['privacy']['cookies']['mapPurposes']; months: number }[];
  };
  services: { id: ServiceId; account: string }[];
  slides: string[];
  /** Focal points of pictures, by name: percent from the left and the top. */
  focus: Record<string, string>;
  platforms: { id: GroupsWith<Catalog['technology'], 'body'>; name: string }[];
  confirmed: Partial<Record<'membership' | 'qualityControl' | 'securityMeasures', 'unknown' | 'yes' | 'no'>>;
  dataProtectionAuthorityUrl: string;
  privacyUpdated: string;
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

/** The build has checked the file by its schema. */
export const company = { ...DEFAULTS, ...facts } as Company;

export const messageValues = { city: company.officeAddress.city, count: company.services.length };

/** Origin of the site, a domain with å in its ASCII form. */
export const siteUrl = new URL(company.siteUrl).origin;

/** The URL of a path, without a trailing slash. */
export const absoluteUrl = (path: string) => `${siteUrl}${path === '/' ? '' : path}`;

export const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');

export const navSections = NAV_SECTIONS.filter((section) => section !== 'technology' || company.platforms.length > 0);

export const formatAddress = ({ street, postalCode, city }: Address) =>
  `${street}, ${unbroken(`${postalCode} ${city}`)}`;

/** An e-mail address with its domain in ASCII, for every mail program: `post@xn--rn-kka.no` for `post@ørn.no`. */
export function asciiEmail(email: string): string {
  const [name, domain] = email.split('@');
  return `${name}@${new URL(`https://${domain}`).hostname}`;
}

export const emailHref = (email: string) => `mailto:${asciiEmail(email)}`;
export const phoneHref = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;

export const mapLinkUrl = () => company.map && mapUrl(company.map.linkUrl);
export const mapEmbedUrl = (locale: Locale) =>
  company.map && mapUrl(company.map.embedUrl).replace('{language}', LOCALES[locale].lang);

function mapUrl(template: string): string {
  const address = formatAddress(company.officeAddress).replaceAll('\u00a0', ' ');
  return template.replace('{address}', encodeURIComponent(address));
}
