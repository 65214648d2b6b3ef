import { COMPANY_FILE } from '@/checks/content';
import { CARD, type Crop, PORTRAIT, pictureCrops } from '@/checks/picture-crops';
import { withValue } from './merge';
import { companyIn, endingOf, factsIn, isPicture, type Version, withoutEnding } from './version';
import { say } from './words';

export interface Slot {
  label: string;
  path: string; // without ending
  besides?: string; // the key of the fact beside which it is edited
  crop?: Crop; // what is cut from it; a drawing has none
  focus?: string; // the name of its focal point in the facts
  shapes?: string[]; // what is cut around that, as width / height
  isOther?: boolean; // another focal point of a picture that has a place already
  nameOf?: (file: string) => string; // what the fact has of the picture
}

export const baseName = (file: string) => file.replace(/^.*\//, '');
const image = (name: string) => `content/images/${name}`;

/** The places of a company's pictures, in the order of the page. */
export function slotsOf(version: Version): Slot[] {
  const company = companyIn(version);
  const { slides, people, association, services, platforms, badge = 'badge.svg' } = company;
  const crops = pictureCrops(company);
  const photo = (label: string, name: string, besides?: string, shapes?: string[]): Slot => {
    return { label, path: image(name), besides, crop: crops[name], ...(shapes && { focus: name, shapes }) };
  };
  const drawing = (label: string, path: string, besides?: string): Slot => ({ label, path, besides });
  return [
    ...slides.flatMap((name, index) => {
      const [key, number] = [`slides.${index}`, { name: index + 1 }];
      const wide = photo(say('slide', number), name, key, ['16 / 9', '4 / 3']);
      const low = { ...wide, label: say('slideLow', number), focus: `${name}-low`, shapes: ['21 / 9'], isOther: true };
      return [wide, photo(say('slideUpright', number), `${name}-portrait`, key, ['9 / 16', '3 / 4']), low];
    }),
    ...people.map(({ id, name, portrait = `${id}Portrait` }, index) => {
      const slot = photo(say('portrait', { name }), portrait, `people.${index}.portrait`, ['4 / 5', '1 / 1']);
      return { ...slot, crop: PORTRAIT, nameOf: (file: string) => withoutEnding(baseName(file)) };
    }),
    ...(association ? [photo(say('pictureAbout'), 'about', 'association', ['3 / 2', '1 / 1'])] : []),
    ...services.map(({ id }, index) => {
      return photo(say('pictureService', { name: index + 1 }), id, `services.${index}`, ['4 / 3', '1 / 1']);
    }),
    photo(say('pictureFallback'), 'fallback'),
    { ...photo(say('pictureCard'), 'card'), crop: CARD },
    drawing(say('logo'), 'content/brand/wordmark'),
    drawing(say('logoFooter'), 'content/brand/wordmark-footer'),
    ...platforms.map(({ id, name }, index) =>
      drawing(say('logoOf', { name }), `content/brand/platforms/${id}`, `platforms.${index}`),
    ),
    { ...drawing(say('badge'), `public/brand/${withoutEnding(badge)}`, 'badge'), nameOf: baseName },
    drawing(say('icon'), image('icon')),
    drawing(say('mark'), image('mark')),
  ];
}

/** The places of pictures that are edited beside a fact; without a key those that belong to none. */
export const slotsBeside = (version: Version, key?: string) =>
  slotsOf(version).filter(({ besides }) => besides === key);

export const pictureIn = (version: Version, { path }: Slot) =>
  Object.keys(version).find((file) => isPicture(file) && withoutEnding(file) === path);

export const focusOf = (version: Version, { focus = '' }: Slot) => companyIn(version).focus[focus] ?? '50% 50%';

export const withFocus = (version: Version, { focus = '' }: Slot, point: string | undefined): Version =>
  withValue(version, [COMPANY_FILE, 'focus', focus], point);

export function withPicture(version: Version, slot: Slot, file: string, id: string): Version {
  const { [pictureIn(version, slot) ?? '']: _, ...others } = version;
  const path = `${slot.path}.${endingOf(file)}`;
  const placed: Version = { ...others, [path]: id };
  const { besides = '', nameOf } = slot;
  return nameOf ? withValue(placed, [COMPANY_FILE, ...besides.split('.')], nameOf(path)) : placed;
}

/** A version without the picture in a place, nor what the facts say of it. */
export function withoutPicture(version: Version, slot: Slot): Version {
  const { [pictureIn(version, slot) ?? '']: _, ...others } = version;
  const { focus = {} } = factsIn(version) as { focus?: object };
  return slot.focus && slot.focus in focus ? withFocus(others, slot, undefined) : others;
}
