import type { Company } from '@/lib/facts';

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
  formServiceOutsideEea: ['privacy.transfers.formService'],
  badge: ['about.badge'],
  licence: ['about.badge.register'],
  association: ['about.body', 'about.badge.captionMember', 'about.badge.captionControlled'],
  newsUrl: ['about.news'],
  postalAddress: ['contact.post', 'footer.postalTitle'],
  openingHours: ['contact.hours'],
  closedDates: ['contact.hours.closedIn'],
  social: ['header.socialLabel'],
  platforms: ['technology', 'nav.technology'],
  people: ['about.people'],
  priceFrom: ['services.sum.price'],
  takesOver: ['services.sum.takesOver'],
  replyWithinWorkingDays: ['contact.reply'],
};

/** Keys of texts and groups that a company with these facts does not show. They need no translation. */
export function hiddenTexts(facts: Partial<Company>): string[] {
  const isLeftOut = (fact: unknown) => !fact || (Array.isArray(fact) && fact.length === 0);
  const entries = Object.entries(SHOWN_WITH) as [keyof Company, string[]][];
  return entries.flatMap(([name, keys]) => (isLeftOut(facts[name]) ? keys : []));
}
