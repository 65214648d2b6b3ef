import { LOCALES, type Locale } from '@/i18n/locales';
import facts from './firm.json';

type Catalog = typeof import('@/messages/no.json');
type GroupsWith<Texts, Text extends string> = {
  [Group in keyof Texts]: Texts[Group] extends Record<Text, unknown> ? Group : never;
}[keyof Texts];

export type Address = typeof facts.officeAddress;
export type Weekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';
/** A span of opening hours: the days on which it holds, and two times of the 24-hour clock, `08:00`. */
export type OpeningHours = { days: Weekday[]; opens: string; closes: string };
/** The services and platforms that the catalogs have texts for. */
export type ServiceId = GroupsWith<Catalog['services'], 'points'>;
export type CookiePurpose = keyof Catalog['privacy']['cookies']['mapPurposes'];
export type PlatformId = GroupsWith<Catalog['technology'], 'body'>;

/** What the owner has said of something that only the owner knows. */
export type Confirmed = 'unknown' | 'yes' | 'no';

type Firm = Omit<typeof facts, 'openingHours' | 'services' | 'platforms' | 'map' | 'confirmed'> & {
  openingHours: OpeningHours[];
  services: { id: ServiceId; account: string }[];
  platforms: { id: PlatformId; name: string }[];
  map: Omit<typeof facts.map, 'cookies'> & { cookies: { name: string; purpose: CookiePurpose; months: number }[] };
  confirmed: Record<keyof typeof facts.confirmed, Confirmed>;
};

/**
 * What is the same in every language: the firm's own values (specification, section 3), services and platforms in the order
 * in which they stand on the page. The types say what site/firm.schema.json holds true before every build.
 */
export const firm = facts as Firm;

/** The site's address without a trailing slash, as browsers write it: a domain with å in its ASCII form, the same everywhere. */
export const siteUrl = new URL(firm.siteUrl).origin;

/** The full address of a path of the site; the landing page's has no trailing slash, like every other. */
export function absoluteUrl(path: string): string {
  return `${siteUrl}${path === '/' ? '' : path}`;
}

/** An address on one line; postal code and city stay together. */
export function formatAddress({ street, postalCode, city }: Address): string {
  return `${street}, ${postalCode}\u00a0${city}`;
}

export const telHref = `tel:${firm.phone.replace(/[^+\d]/g, '')}`;

/** Where the office is shown in an ordinary map, for a link. */
export function mapLinkUrl(): string {
  return mapUrl(firm.map.linkUrl);
}

/** What the map frame loads; the map's own words are in the language of the page. */
export function mapEmbedUrl(locale: Locale): string {
  return mapUrl(firm.map.embedUrl).replace('{language}', LOCALES[locale].html);
}

function mapUrl(template: string): string {
  return template.replace('{address}', encodeURIComponent(formatAddress(firm.officeAddress).replace('\u00a0', ' ')));
}
