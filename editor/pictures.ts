import { COMPANY_FILE, withoutExtension } from '@/checks/content';
import { CARD, type Crop, PORTRAIT, pictureCrops } from '@/checks/picture-crops';
import { pathTo, withValue } from './merge';
import { t } from './messages';
import { companyIn, isPicture, type Version } from './version';

/** A picture of the site. */
export interface Slot {
  label: string;
  path: string; // without extension
  factKey?: string; // of the fact beside which it is edited
  crop?: Crop; // what is cut from it; a drawing has none
  focus?: string; // the name of its focal point in the facts
  shapes?: string[]; // what is cut around that, as width / height
  isFocusOnly?: boolean; // another slot has the picture
  nameOf?: (file: string) => string; // the value of the fact, which may be left out
}

export const baseName = (file: string) => file.replace(/^.*\//, '');
const image = (name: string) => `content/images/${name}`;

/** The slots of a company, in the order of the page. */
export function slotsOf(version: Version): Slot[] {
  const company = companyIn(version);
  const { slides, people, association, services, platforms, badge = 'badge.svg' } = company;
  const crops = pictureCrops(company);
  const photo = (label: string, name: string, factKey?: string, shapes?: string[]): Slot => {
    return { label, path: image(name), factKey, crop: crops[name], ...(shapes && { focus: name, shapes }) };
  };
  const drawing = (label: string, path: string, factKey?: string): Slot => ({ label, path, factKey });
  return [
    ...slides.flatMap((name, index) => {
      const [key, number] = [`slides.${index}`, { name: index + 1 }];
      const wide = photo(t('slide', number), name, key, ['16 / 9', '4 / 3']);
      const low = {
        ...wide,
        label: t('slideLow', number),
        focus: `${name}-low`,
        shapes: ['21 / 9'],
        isFocusOnly: true,
      };
      return [wide, photo(t('slideUpright', number), `${name}-portrait`, key, ['9 / 16', '3 / 4']), low];
    }),
    ...people.map(({ id, name, portrait = `${id}Portrait` }, index) => {
      const slot = photo(t('portrait', { name }), portrait, `people.${index}.portrait`, ['4 / 5', '1 / 1']);
      return { ...slot, crop: PORTRAIT, nameOf: (file: string) => withoutExtension(baseName(file)) };
    }),
    ...(association ? [photo(t('pictureAbout'), 'about', 'association', ['3 / 2', '1 / 1'])] : []),
    ...services.map(({ id }, index) =>
      photo(t('pictureService', { name: index + 1 }), id, `services.${index}`, ['4 / 3', '1 / 1']),
    ),
    photo(t('pictureFallback'), 'fallback'),
    { ...photo(t('pictureCard'), 'card'), crop: CARD },
    drawing(t('logo'), 'content/brand/wordmark'),
    drawing(t('logoFooter'), 'content/brand/wordmark-footer'),
    ...platforms.map(({ id, name }, index) =>
      drawing(t('logoOf', { name }), `content/brand/platforms/${id}`, `platforms.${index}`),
    ),
    { ...drawing(t('badge'), `public/brand/${withoutExtension(badge)}`, 'badge'), nameOf: baseName },
    drawing(t('icon'), image('icon')),
    drawing(t('mark'), image('mark')),
  ];
}

/** The slot of a file. */
export const slotOf = (version: Version, file: string) =>
  slotsOf(version).find(({ path }) => path === withoutExtension(file));

/** The slots that are edited beside a fact; without a key those beside none. */
export const slotsAt = (version: Version, key?: string) => slotsOf(version).filter(({ factKey }) => factKey === key);

export const pictureIn = (version: Version, { path }: Slot) =>
  Object.keys(version).find((file) => isPicture(file) && withoutExtension(file) === path);

export const focusOf = (version: Version, { focus = '' }: Slot) => companyIn(version).focus[focus] ?? '50% 50%';

export const withFocus = (version: Version, { focus = '' }: Slot, point: string | undefined): Version =>
  withValue(version, [COMPANY_FILE, 'focus', focus], point);

export function withPicture(version: Version, slot: Slot, file: string, id: string): Version {
  const { factKey = '', nameOf } = slot;
  const extension = file.replace(/^.*\./, '').toLowerCase();
  const path = `${slot.path}.${extension}`;
  const placed = { ...withoutFile(version, slot), [path]: id };
  return nameOf ? withValue(placed, pathTo(COMPANY_FILE, factKey), nameOf(path)) : placed;
}

/** Removes the picture of a slot, its fact and its focal point. */
export function withoutPicture(version: Version, slot: Slot): Version {
  const { factKey = '', focus, nameOf } = slot;
  const others = withoutFile(version, slot);
  const unnamed = nameOf ? withValue(others, pathTo(COMPANY_FILE, factKey), undefined) : others;
  return focus && focus in companyIn(version).focus ? withFocus(unnamed, slot, undefined) : unnamed;
}

/** Removes all files of a slot, whatever their extensions. */
function withoutFile(version: Version, { path }: Slot): Version {
  const others = Object.entries(version).filter(([file]) => !isPicture(file) || withoutExtension(file) !== path);
  return Object.fromEntries(others);
}
