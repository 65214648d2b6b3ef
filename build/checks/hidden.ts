import type { Company } from '@/lib/company';
import { childOf } from './catalog-schema';
import type { Schema } from './schema-rules';

/** Which texts stand nowhere on the site, by what the facts say: keys of texts and groups. `catalog` is the first one. */
export function hiddenTexts(company: Company, schema: Schema, catalog: unknown): string[] {
  const { map, badge, association, confirmed, licence } = company;
  const isMember = association && confirmed.membership === 'yes';
  const isControlled = isMember && confirmed.qualityControl === 'yes';
  const hidden: [isHidden: boolean, ...keys: string[]][] = [
    [!map, 'consent', 'contact.map', 'footer.cookieSettings', 'privacy.purpose.map', 'privacy.recipients.map'],
    [!map, 'privacy.transfers.map', ...MAP_STORAGE.map((name) => `privacy.cookies.${name}`)],
    [!!map, 'privacy.cookies.noMap'],
    [!badge, 'about.badge'],
    [!licence, 'about.badge.register'],
    [!!isMember, 'about.badge.caption', 'about.body.caption'],
    [!isMember || !!isControlled, 'about.badge.captionMember'],
    [!isMember, 'about.body.captionMember'],
    [!isControlled, 'about.badge.captionControlled'],
    [!association, 'about.body'],
    [!company.newsUrl, 'about.news'],
    [!company.postalAddress, 'contact.post', 'footer.postalTitle'],
    [company.openingHours.length === 0, 'contact.hours'],
    [company.social.length === 0, 'header.socialLabel'],
    [company.platforms.length === 0, 'technology', 'nav.technology'],
    [company.people.length === 0, 'about.people'],
    [!company.priceFrom, 'services.sum.price'],
    [!company.takesOver, 'services.sum.takesOver'],
    [!company.replyWithinWorkingDays, 'contact.reply'],
    [confirmed.securityMeasures !== 'yes', 'privacy.security.measures'],
  ];
  return [...hidden.flatMap(([isHidden, ...keys]) => (isHidden ? keys : [])), ...unlisted(company, schema, catalog)];
}

/** Where the catalogs have the texts of what the facts list, by id. */
export const TEXTS = { services: 'services', platforms: 'technology', people: 'about.people' };

/** Texts of services, platforms and people that the facts do not list. */
function unlisted(company: Company, schema: Schema, catalog: unknown): string[] {
  return (['services', 'platforms', 'people'] as const).flatMap((list) => {
    const path = TEXTS[list].split('.');
    const named = path.reduce(childOf, schema).properties ?? {};
    const ids: string[] = company[list].map(({ id }) => id);
    return Object.keys(groupAt(catalog, path) ?? {})
      .filter((name) => !(name in named) && !ids.includes(name))
      .map((name) => `${TEXTS[list]}.${name}`);
  });
}

/** The group of a catalog at a path, if there is one. */
export function groupAt(catalog: unknown, path: string[]): object | undefined {
  return path.reduce<unknown>(
    (texts, name) => (texts as Record<string, unknown> | undefined)?.[name],
    catalog,
  ) as object;
}

const MAP_STORAGE = [
  'consent',
  'consentDate',
  'map',
  'mapCaption',
  'mapType',
  'mapDuration',
  'mapPurposes',
  'change',
  'openSettings',
];

/** Whether a key is one of `keys`, or in a group of that name. */
export function isIn(keys: string[], key: string): boolean {
  return keys.some((name) => key === name || key.startsWith(`${name}.`));
}
