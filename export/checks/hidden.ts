import type { Company } from '@/lib/facts';
import { CATALOG_SCHEMA, placeOf } from './catalog-schema';

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
  badge: ['about.badge.alt'],
  licence: ['about.badge.register'],
  association: ['about.body', 'about.badge.captionMember', 'about.badge.captionControlled'],
  newsUrl: ['about.news'],
  postalAddress: ['contact.post', 'footer.postalTitle'],
  openingHours: ['contact.hours'],
  closedDates: ['contact.hours.closedIn'],
  social: ['header.socialLabel'],
  platforms: ['technology', 'nav.technology'],
  people: ['about.people'],
  priceFrom: ['services.sum.price', 'hero.price'],
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
  'about.badge': ({ badge, licence }) => Boolean(badge || licence),
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
  'hero.answers': ({ people = [] }) => people.some(({ phone }) => phone),
  'privacy.cookies.noMap': ({ map }) => !map,
  'privacy.cookies.mapPurposes.preferences': hasPurpose('preferences'),
  'privacy.cookies.mapPurposes.security': hasPurpose('security'),
  'privacy.cookies.mapPurposes.consent': hasPurpose('consent'),
  'privacy.security.measures': ({ confirmed }) => confirmed?.securityMeasures === 'yes',
};

/** Groups of texts that are named by the ids of a list in the facts. */
const NAMED_BY = { services: 'services', technology: 'platforms', 'about.people': 'people' } as const;

/**
 * Keys of texts and groups that a company with these facts does not show. They need no translation. In `texts`, a catalog, the names of
 * services, platforms and people are looked for.
 */
export function hiddenTexts(facts: Facts, texts: object = {}): string[] {
  const isLeftOut = (fact: unknown) => !fact || (Array.isArray(fact) && fact.length === 0);
  const entries = Object.entries(SHOWN_WITH) as [keyof Company, string[]][];
  const hidden = Object.keys(SHOWN_IF).filter((key) => !SHOWN_IF[key]?.(facts));
  const withoutFact = entries.flatMap(([name, keys]) => (isLeftOut(facts[name]) ? keys : []));
  return [...withoutFact, ...hidden, ...ofNobody(facts, texts)];
}

/** Texts of services, platforms and people that the facts do not name. */
function ofNobody(facts: Facts, texts: object): string[] {
  return Object.entries(NAMED_BY).flatMap(([group, list]) => {
    const ids: string[] = (facts[list] ?? []).map(({ id }) => id);
    const fixed = placeOf(CATALOG_SCHEMA, group).properties ?? {};
    const names = Object.keys(group.split('.').reduce<object>((found, name) => Reflect.get(found, name) ?? {}, texts));
    return names.filter((name) => !(name in fixed) && !ids.includes(name)).map((name) => `${group}.${name}`);
  });
}
