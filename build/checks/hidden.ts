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
    ...[
      'consent',
      'consentDate',
      'map',
      'mapCaption',
      'mapType',
      'mapDuration',
      'mapPurposes',
      'change',
      'openSettings',
    ].map((name) => `privacy.cookies.${name}`),
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

/** Keys of texts and groups that stand nowhere on the site of the company in `root`. */
export function hiddenIn(root: string): string[] {
  const facts = readSource(root, 'content/company.json').data as Record<string, unknown>;
  const isLeftOut = (fact: string) => [facts[fact]].flat().length === 0 || !facts[fact];
  return Object.entries(SHOWN_WITH).flatMap(([fact, keys]) => (isLeftOut(fact) ? keys : []));
}
