import type { Company } from '@/lib/facts';
import { CATALOG_SCHEMA, placeOf } from './catalog-schema';
import { TEXT_GROUPS, TEXT_LISTS } from './content';

type Facts = Partial<Company>;
type Shown = (facts: Facts) => unknown;

function has(name: keyof Company): Shown {
  return ({ [name]: fact }) => (Array.isArray(fact) ? fact.length > 0 : fact);
}

function not(shown: Shown): Shown {
  return (facts) => !shown(facts);
}

function hasPurpose(name: string): Shown {
  return ({ map }) => map?.cookies.some(({ purpose }) => purpose === name);
}

const isMember: Shown = ({ association, confirmed }) => association && confirmed?.membership === 'yes';
const isControlled: Shown = (facts) => isMember(facts) && facts.confirmed?.qualityControl === 'yes';
const hasAppointments: Shown = ({ openingHours = [] }) => openingHours.some((row) => 'byAppointment' in row);
const hasTimes: Shown = ({ openingHours = [] }) => openingHours.some((row) => 'opens' in row);
const hasPriceExample: Shown = ({ priceFrom, priceExample }) => priceFrom && priceExample;
const hasOwnPhones: Shown = ({ people = [] }) => people.some(({ phone }) => phone);
const hasSeveralServices: Shown = ({ services = [] }) => services.length !== 1;

/** Texts and groups that the site shows only where the facts allow it. A text may stand in several lines: all count. */
const SHOWN_IF: [shown: Shown, ...keys: string[]][] = [
  [has('map'), 'consent', 'contact.map', 'footer.cookieSettings'],
  [has('map'), 'privacy.purpose.map', 'privacy.recipients.map', 'privacy.transfers.map'],
  [has('map'), ...['map', 'consent', 'consentDate', 'change', 'openSettings'].map((name) => `privacy.cookies.${name}`)],
  [has('map'), ...['Caption', 'Type', 'Purposes', 'Duration'].map((name) => `privacy.cookies.map${name}`)],
  [not(has('map')), 'privacy.cookies.noMap'],
  [hasPurpose('preferences'), 'privacy.cookies.mapPurposes.preferences'],
  [hasPurpose('security'), 'privacy.cookies.mapPurposes.security'],
  [hasPurpose('consent'), 'privacy.cookies.mapPurposes.consent'],
  [has('formServiceOutsideEea'), 'privacy.transfers.formService'],
  [({ confirmed }) => confirmed?.securityMeasures === 'yes', 'privacy.security.measures'],
  [({ badge, licence }) => badge || licence, 'about.badge'],
  [has('badge'), 'about.badge.alt'],
  [has('licence'), 'about.badge.register'],
  [has('association'), 'about.body', 'about.badge.captionMember', 'about.badge.captionControlled'],
  [isMember, 'about.body.captionMember'],
  [not(isMember), 'about.body.caption', 'about.badge.caption'],
  [(facts) => isMember(facts) && !isControlled(facts), 'about.badge.captionMember'],
  [isControlled, 'about.badge.captionControlled'],
  [has('newsUrl'), 'about.news'],
  [has('people'), 'about.people'],
  [hasOwnPhones, 'hero.answers', 'header.office', 'contact.officePhone'],
  [not(hasOwnPhones), 'contact.phone'],
  [has('postalAddress'), 'contact.post', 'footer.postalTitle'],
  [has('openingHours'), 'contact.hours'],
  [has('closedDates'), 'contact.hours.closedIn'],
  [hasTimes, ...['openNow', 'opensToday', 'opensTomorrow', 'opensOn', 'range'].map((name) => `contact.hours.${name}`)],
  [hasAppointments, 'contact.hours.byAppointment', 'contact.hours.openByAppointment'],
  [has('social'), 'header.socialLabel'],
  [has('platforms'), 'technology', 'nav.technology'],
  [hasSeveralServices, 'nav.services', 'nav.servicesList', 'hero.discover', 'services.label', 'services.lead'],
  [not(hasSeveralServices), 'services.one'],
  [has('priceFrom'), 'services.sum.price', 'hero.price'],
  [has('customers'), 'about.customers'],
  [has('bookingUrl'), 'contact.booking'],
  [has('speaksEnglish'), 'about.english'],
  [has('deadlines'), 'services.deadlines'],
  [has('exampleSum'), 'hero.sum'],
  [hasPriceExample, 'services.sum.example'],
  [has('takesOver'), 'services.sum.takesOver'],
  [has('replyWithinWorkingDays'), 'contact.reply'],
  [has('vatRegistered'), 'footer.registrationVat'],
  [not(has('vatRegistered')), 'footer.registration'],
];

/**
 * Keys of texts and groups that a company with these facts does not show. They need no translation. In `texts`, a catalog, the names of
 * services, platforms and people are looked for.
 */
export function hiddenTexts(facts: Facts, texts: object = {}): string[] {
  const hidden = SHOWN_IF.flatMap(([shown, ...keys]) => (shown(facts) ? [] : keys));
  return [...hidden, ...ofNobody(facts, texts)];
}

/** Texts of services, platforms and people that the facts do not name. */
function ofNobody(facts: Facts, texts: object): string[] {
  return TEXT_LISTS.flatMap((list) => {
    const group = TEXT_GROUPS[list];
    const ids: string[] = (facts[list] ?? []).map(({ id }) => id);
    const fixed = placeOf(CATALOG_SCHEMA, group).properties ?? {};
    const names = Object.keys(group.split('.').reduce<object>((found, name) => Reflect.get(found, name) ?? {}, texts));
    return names.filter((name) => !(name in fixed) && !ids.includes(name)).map((name) => `${group}.${name}`);
  });
}
