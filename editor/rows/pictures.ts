import { COMPANY_FILE, isPicture, withoutExtension } from '@/checks/content';
import { ABOUT, CARD, type Crop, PORTRAIT, pictureCrops } from '@/checks/picture-crops';
import { remembered, setIn } from '@/model/data';
import { ON_DARK } from '@/model/formats';
import { say } from '../labels/messages';
import { pathTo } from './merge';
import { companyIn, type Version } from './version';

export interface Slot {
  label: string;
  path: string; // without extension
  factKey?: string; // of the fact beside which it is edited
  crop?: Crop; // what is cut from it; a logo has none
  focus?: string; // the name of its focal point in the facts
  shapes?: string[]; // what is cut around that, as width / height
  isFocusOnly?: boolean; // another slot has the picture
  isNamed?: boolean; // the fact has its name, and may be left out
  isRemovable?: boolean; // the site does without it
}

export const nameIn = (file: string) => withoutExtension(file.replace(/^.*\//, ''));
const image = (name: string) => `content/images/${name}`;

export const slotsOf = remembered((version: Version): Slot[] => {
  const company = companyIn(version);
  const { aboutPicture = 'office', badge = 'badge' } = company;
  const crops = pictureCrops(company);
  const photo = (label: string, name: string, factKey?: string, shapes?: string[]): Slot => {
    return { label, path: image(name), factKey, crop: crops[name], ...(shapes && { focus: name, shapes }) };
  };
  const logo = (label: string, name: string, factKey?: string): Slot => {
    return { label, path: `content/brand/${name}`, factKey, isRemovable: true };
  };
  return [
    ...company.slides.flatMap((name, index) => {
      const [key, number] = [`slides.${index}`, { name: index + 1 }];
      const wide = photo(say('slide', number), name, key, ['16 / 9', '4 / 3']);
      const upright = photo(say('slideUpright', number), `${name}-portrait`, key, ['9 / 16', '3 / 4']);
      const low = { ...wide, label: say('slideLow', number), focus: `${name}-low`, shapes: ['21 / 9'] };
      return [wide, upright, { ...low, isFocusOnly: true }];
    }),
    ...company.people.map(({ id, name, portrait = `${id}Portrait` }) => {
      const slot = photo(say('portrait', { name }), portrait, `people.${id}.portrait`, ['4 / 5', '1 / 1']);
      return { ...slot, crop: PORTRAIT, isNamed: true, isRemovable: true };
    }),
    {
      ...photo(say('pictureCompany'), aboutPicture, 'aboutPicture', ['3 / 2', '21 / 9']),
      crop: ABOUT,
      isNamed: true,
      isRemovable: true,
    },
    ...(company.association && !company.aboutPicture
      ? [photo(say('pictureAbout'), 'about', 'association', ['3 / 2', '1 / 1'])]
      : []),
    ...company.services.map(({ id }, index) =>
      photo(say('pictureService', { name: index + 1 }), id, `services.${id}`, ['4 / 3', '1 / 1']),
    ),
    photo(say('pictureFallback'), 'fallback'),
    { ...photo(say('pictureCard'), 'card'), crop: CARD },
    logo(say('logo'), 'logo'),
    logo(say('logoOnDark'), `logo${ON_DARK}`),
    ...company.platforms.flatMap(({ id, name }) => [
      logo(say('logoOf', { name }), `platforms/${id}`, `platforms.${id}`),
      logo(say('logoOfOnDark', { name }), `platforms/${id}${ON_DARK}`, `platforms.${id}`),
    ]),
    ...company.memberships.map(({ id, name }) =>
      logo(say('logoOf', { name }), `memberships/${id}`, `memberships.${id}`),
    ),
    { ...logo(say('badge'), badge, 'badge'), isNamed: true },
    { label: say('icon'), path: image('icon') },
    { label: say('mark'), path: image('mark') },
  ];
});

export const slotOf = (version: Version, file: string) =>
  slotsOf(version).find(({ path }) => path === withoutExtension(file));

/** The slots that are edited beside a fact; without a key those beside none. */
export const slotsAt = (version: Version, key?: string) => slotsOf(version).filter(({ factKey }) => factKey === key);

const filesIn = (version: Version, { path }: Slot) =>
  Object.keys(version).filter((file) => isPicture(file) && withoutExtension(file) === path);

export const pictureIn = (version: Version, slot: Slot) => filesIn(version, slot)[0];

export const focusOf = (version: Version, { focus = '' }: Slot) => companyIn(version).focus[focus] ?? '50% 50%';

export const withFocus = (version: Version, { focus = '' }: Slot, point: string | undefined): Version =>
  setIn(version, [COMPANY_FILE, 'focus', focus], point);

/** Puts a picture into a slot, instead of all files that were there. A row that is gone gets none. */
export function withPicture(version: Version, slot: Slot, ending: string, id: string): Version {
  const { factKey = '', isNamed } = slot;
  if (!slotOf(version, slot.path)) return version;
  const path = `${slot.path}.${ending}`;
  const placed = { ...withoutFiles(version, slot), [path]: id };
  return isNamed ? setIn(placed, pathTo(COMPANY_FILE, factKey), nameIn(path)) : placed;
}

/** Removes the picture of a slot, its fact and its focal point. */
export function withoutPicture(version: Version, slot: Slot): Version {
  const { factKey = '', focus, isNamed } = slot;
  const others = withoutFiles(version, slot);
  const unnamed = isNamed ? setIn(others, pathTo(COMPANY_FILE, factKey), undefined) : others;
  return focus && focus in companyIn(version).focus ? withFocus(unnamed, slot, undefined) : unnamed;
}

function withoutFiles(version: Version, slot: Slot): Version {
  const files = filesIn(version, slot);
  return Object.fromEntries(Object.entries(version).filter(([path]) => !files.includes(path)));
}
