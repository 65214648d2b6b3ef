import type { Company } from '@/lib/facts';

type Facts = Partial<Company>;

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
      'map',
      'consent',
      'consentDate',
      'mapCaption',
      'mapType',
      'mapPurposes',
      'mapDuration',
      'change',
      'openSettings',
    ].map((name) => `privacy.cookies.${name}`),
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

const isMember = ({ association, confirmed }: Facts) => Boolean(association) && confirmed?.membership === 'yes';
const isControlled = (facts: Facts) => isMember(facts) && facts.confirmed?.qualityControl === 'yes';
const hasPurpose = (purpose: string) => (facts: Facts) =>
  facts.map?.cookies.some((cookie) => cookie.purpose === purpose);
const hasAppointments = ({ openingHours = [] }: Facts) => openingHours.some((row) => 'byAppointment' in row);
const hasTimes = ({ openingHours = [] }: Facts) => openingHours.some((row) => 'opens' in row);

const hasSeveralServices = ({ services = [] }: Facts) => services.length !== 1;

/** Texts that the site shows only where several facts, or what is in one, allow it. */
const SHOWN_IF: Record<string, (facts: Facts) => boolean | undefined> = {
  'nav.services': hasSeveralServices,
  'nav.servicesList': hasSeveralServices,
  'hero.discover': hasSeveralServices,
  'services.label': hasSeveralServices,
  'services.lead': hasSeveralServices,
  'services.one': (facts) => !hasSeveralServices(facts),
  'footer.registration': ({ vatRegistered }) => !vatRegistered,
  'footer.registrationVat': ({ vatRegistered }) => vatRegistered,
  'about.badge.caption': (facts) => !isMember(facts),
  'about.badge.captionMember': (facts) => isMember(facts) && !isControlled(facts),
  'about.badge.captionControlled': isControlled,
  'about.body.caption': (facts) => !isMember(facts),
  'about.body.captionMember': isMember,
  'contact.hours.openNow': hasTimes,
  'contact.hours.opensToday': hasTimes,
  'contact.hours.opensTomorrow': hasTimes,
  'contact.hours.opensOn': hasTimes,
  'contact.hours.range': hasTimes,
  'contact.hours.byAppointment': hasAppointments,
  'contact.hours.openByAppointment': hasAppointments,
  'privacy.cookies.noMap': ({ map }) => !map,
  'privacy.cookies.mapPurposes.preferences': hasPurpose('preferences'),
  'privacy.cookies.mapPurposes.security': hasPurpose('security'),
  'privacy.cookies.mapPurposes.consent': hasPurpose('consent'),
  'privacy.security.measures': ({ confirmed }) => confirmed?.securityMeasures === 'yes',
};

/** Keys of texts and groups that a company with these facts does not show. They need no translation. */
export function hiddenTexts(facts: Facts): string[] {
  const isLeftOut = (fact: unknown) => !fact || (Array.isArray(fact) && fact.length === 0);
  const entries = Object.entries(SHOWN_WITH) as [keyof Company, string[]][];
  const hidden = Object.keys(SHOWN_IF).filter((key) => !SHOWN_IF[key]?.(facts));
  return [...entries.flatMap(([name, keys]) => (isLeftOut(facts[name]) ? keys : [])), ...hidden];
}
