import facts from '@/content/company.json' with { type: 'json' };
import { LOCALES, type Locale } from '@/i18n/locales';
import { plainText } from '@/i18n/plain-text';
import { withDefaults } from '@/model/fact-tree';
import type { Address } from '@/model/facts';
import { normalizeFacts } from '@/model/normalize';
import { hiddenBy } from '@/model/shown';
import { NAV_SECTIONS, type NavSection } from '@/model/texts';

export const company = withDefaults(normalizeFacts(facts));

/** Returns whether the site shows the text, or the group of texts, with a key. */
export const shows = (key: string) => hiddenBy(key, company) === undefined;

export const letterAddress = company.postalAddress ?? company.officeAddress;

export const messageValues = { city: company.officeAddress.city, count: company.services.length };

/** Origin of the site, a domain with å in its ASCII form. */
export const siteUrl = new URL(company.siteUrl).origin;

export const absoluteUrl = (path: string) => `${siteUrl}${path === '/' ? '' : path}`;

export const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');

/** Formats a number, `2 490`. Returns '' for a fact that is left out. */
export const numberText = (number: number | undefined, locale: Locale) =>
  number?.toLocaleString(LOCALES[locale].intl) ?? '';

export const navSections = NAV_SECTIONS.filter(shows);

export const navTextKey = (section: NavSection) =>
  section === 'services' && shows('services.one') ? 'services.one.nav' : (`nav.${section}` as const);

export const formatAddress = ({ street, district, postalCode, city }: Address) =>
  [street, district, unbroken(`${postalCode} ${city}`)].filter(Boolean).join(', ');

/** Returns an email address with its domain in ASCII, because some mail programs need it: `post@xn--rn-kka.no` for `post@ørn.no`. */
export function asciiEmail(email: string): string {
  const [name, domain] = email.split('@');
  return `${name}@${new URL(`https://${domain}`).hostname}`;
}

export const emailHref = (email: string) => `mailto:${asciiEmail(email)}`;
export const phoneHref = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** Return the URLs of the map: a page to open, and a frame in a language; undefined without a map in the facts. */
export const mapLinkUrl = () => company.map && mapUrl(company.map.linkUrl);
export const mapEmbedUrl = (locale: Locale) =>
  company.map && mapUrl(company.map.embedUrl).replace('{language}', LOCALES[locale].lang);

function mapUrl(template: string): string {
  const address = plainText(formatAddress(company.officeAddress));
  return template.replace('{address}', encodeURIComponent(address));
}
