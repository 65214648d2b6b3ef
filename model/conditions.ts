import type { FactName, Facts } from './facts';

/** Conditions on more than one fact. `by` is the key of the fact that an owner would change. */
const CONDITIONS = {
  badgeOrLicence: { by: 'badge', isTrue: ({ badge, licence }: Facts) => badge || licence },
  isMember: { by: 'confirmed.membership', isTrue: isMember },
  hasMembership: {
    by: 'memberships',
    isTrue: (facts: Facts) => isMember(facts) || Boolean(facts.memberships?.length),
  },
  isPlainMember: { by: 'confirmed.membership', isTrue: (facts: Facts) => isMember(facts) && !isControlled(facts) },
  isControlled: { by: 'confirmed.qualityControl', isTrue: isControlled },
  isSecured: answerYes('securityMeasures'),
  isInsured: answerYes('liabilityInsurance'),
  someoneAnswers: { by: 'people', isTrue: ({ people = [] }: Facts) => people.some(({ phone }) => phone) },
  hasTimes: {
    by: 'openingHours',
    isTrue: ({ openingHours = [] }: Facts) => openingHours.some((row) => 'opens' in row),
  },
  hasAppointments: {
    by: 'openingHours',
    isTrue: ({ openingHours = [] }: Facts) => openingHours.some((row) => 'byAppointment' in row),
  },
  hasPriceExample: { by: 'priceExample', isTrue: ({ priceFrom, priceExample }: Facts) => priceFrom && priceExample },
  hasVouchers: { by: 'exampleSum', isTrue: ({ exampleSum }: Facts) => exampleSum?.vouchers },
  hasOneService: { by: 'services', isTrue: ({ services = [] }: Facts) => services.length === 1 },
  mapSetsPreferences: mapCookie('preferences'),
  mapSetsSecurity: mapCookie('security'),
  mapSetsConsent: mapCookie('consent'),
};

type Name = keyof typeof CONDITIONS | FactName;
/** The name of a condition, or of a fact that must not be false or empty; `!` negates it. */
export type Condition = Name | `!${Name}`;

export function isTrue(condition: Condition, facts: Facts): boolean {
  if (condition.startsWith('!')) return !isTrue(condition.slice(1) as Name, facts);
  if (isNamed(condition)) return Boolean(CONDITIONS[condition].isTrue(facts));
  const fact = facts[condition as FactName];
  return Array.isArray(fact) ? fact.length > 0 : Boolean(fact);
}

export function factOf(condition: Condition): string {
  const name = condition.replace('!', '');
  return isNamed(name) ? CONDITIONS[name].by : name;
}

const isNamed = (name: string): name is keyof typeof CONDITIONS => name in CONDITIONS;

function isMember({ association, confirmed }: Facts): boolean {
  return association !== undefined && confirmed?.membership === 'yes';
}

function isControlled(facts: Facts): boolean {
  return isMember(facts) && facts.confirmed?.qualityControl === 'yes';
}

function answerYes(name: 'securityMeasures' | 'liabilityInsurance') {
  return { by: `confirmed.${name}`, isTrue: ({ confirmed }: Facts) => confirmed?.[name] === 'yes' };
}

function mapCookie(name: string) {
  return { by: 'map.cookies', isTrue: ({ map }: Facts) => map?.cookies?.some(({ purpose }) => purpose === name) };
}
