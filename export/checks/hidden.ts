import type { Company } from '@/lib/company';
import { readSource } from './source';

/** Texts that the site shows only with a fact: their keys, and those of groups. */
const SHOWN_WITH: Partial<Record<keyof Company, string[]>> = {
  map: [
    'consent',
    'contact.map',
    'footer.cookieSettings',
    'privacy.purpose.map',
    'privacy.recipients.map',
    'privacy.transfers.map',
  ],
  badge: ['about.badge'],
  licence: ['about.badge.register'],
  association: ['about.body', 'about.badge.captionMember', 'about.badge.captionControlled'],
  newsUrl: ['about.news'],
  postalAddress: ['contact.post', 'footer.postalTitle'],
  openingHours: ['contact.hours'],
  social: ['header.socialLabel'],
  platforms: ['technology', 'nav.technology'],
  people: ['about.people'],
  priceFrom: ['services.sum.price'],
  takesOver: ['services.sum.takesOver'],
  replyWithinWorkingDays: ['contact.reply'],
};

/** Keys of texts and groups that the company in `root` does not show. They need no translation. */
export function hiddenIn(root: string): string[] {
  const facts = readSource(root, 'content/company.json').data;
  const isLeftOut = (fact: unknown) => !fact || (Array.isArray(fact) && fact.length === 0);
  return Object.entries(SHOWN_WITH).flatMap(([name, keys]) => (isLeftOut(facts[name]) ? keys : []));
}
