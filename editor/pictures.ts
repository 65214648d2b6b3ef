import { COMPANY_FILE } from '@/checks/content';
import { CARD, type Crop, PORTRAIT, pictureCrops } from '@/checks/picture-crops';
import type { Company } from '@/company/facts';
import { withValue } from './merge';
import { companyIn, factsIn, type Version } from './version';
import { say } from './words';

/** A place of the site for a picture. */
export interface Slot {
  label: string;
  path: string; // without ending
  section: string; // in which it is edited
  crop?: Crop; // what is cut from it; a drawing has none
  focus?: string; // the name of its focal point in the facts
  shapes?: string[]; // what is cut around that, as width / height
  isOther?: boolean; // another focal point of a picture that has a place already
  fact?: string[]; // where the facts have its name
}

const image = (name: string) => `content/images/${name}`;
export const nameOf = (path: string) => path.replace(/^.*\/|\.\w+$/g, '');
const pathOf = (file: string) => file.replace(/\.\w+$/, '');

/** The places of a company's pictures, in the order of the page. */
export function slotsOf(version: Version): Slot[] {
  const company = companyIn(version);
  const { slides, people, association, services, platforms, badge } = company;
  return [
    ...slides.flatMap((_, index) => slidesOf(company, index)),
    ...people.map((_, index) => portraitOf(company, index)),
    ...(association
      ? [slot(company, { label: say('pictureAbout'), section: 'about' }, 'about', ['3 / 2', '1 / 1'])]
      : []),
    ...services.map((_, index) => servicePictureOf(company, index)),
    slot(company, { label: say('pictureFallback') }, 'fallback'),
    { ...slot(company, { label: say('pictureCard') }, 'card'), crop: CARD },
    drawing(say('logo'), 'content/brand/wordmark'),
    drawing(say('logoFooter'), 'content/brand/wordmark-footer'),
    ...platforms.map((_, index) => logoOf(company, index)),
    ...(badge ? [badgeOf(badge)] : []),
    drawing(say('icon'), image('icon')),
    drawing(say('mark'), image('mark')),
  ];
}

function slot(company: Company, own: Partial<Slot> & { label: string }, name: string, shapes?: string[]): Slot {
  const place = { path: image(name), section: 'pictures', crop: pictureCrops(company)[name] };
  return { ...place, ...(shapes && { focus: name, shapes }), ...own };
}

const drawing = (label: string, path: string): Slot => ({ label, path, section: 'pictures' });

/** A slide's two pictures, and the focal point of the first on low screens. */
export function slidesOf(company: Company, index: number): Slot[] {
  const name = company.slides[index] ?? '';
  const number = { name: index + 1 };
  const wide = slot(company, { label: say('slide', number) }, name, ['16 / 9', '4 / 3']);
  return [
    wide,
    slot(company, { label: say('slideUpright', number) }, `${name}-portrait`, ['9 / 16', '3 / 4']),
    { ...wide, label: say('slideLow', number), focus: `${name}-low`, shapes: ['21 / 9'], isOther: true },
  ];
}

export function portraitOf({ people }: Company, index: number): Slot {
  const { id = '', name = '', portrait = `${id}Portrait` } = people[index] ?? {};
  const fact = ['people', String(index), 'portrait'];
  const place = {
    path: image(portrait),
    section: 'about',
    crop: PORTRAIT,
    focus: portrait,
    shapes: ['4 / 5', '1 / 1'],
  };
  return { label: say('portrait', { name }), ...place, fact };
}

export function servicePictureOf(company: Company, index: number): Slot {
  const { id = '' } = company.services[index] ?? {};
  return slot(company, { label: say('pictureService', { name: index + 1 }), section: 'services' }, id, [
    '4 / 3',
    '1 / 1',
  ]);
}

export function logoOf({ platforms }: Company, index: number): Slot {
  const { id = '', name = '' } = platforms[index] ?? {};
  return { label: say('logoOf', { name }), path: `content/brand/platforms/${id}`, section: 'services' };
}

export const badgeOf = (badge: string): Slot => {
  return { label: say('badge'), path: `public/brand/${pathOf(badge)}`, section: 'about', fact: ['badge'] };
};

/** The file of the picture in a place; undefined while there is none. */
export const pictureIn = (version: Version, { path }: Slot) =>
  Object.keys(version).find((file) => pathOf(file) === path);

export const focusOf = (version: Version, { focus = '' }: Slot) => companyIn(version).focus[focus] ?? '50% 50%';

export const withFocus = (version: Version, { focus = '' }: Slot, point: string): Version =>
  withValue(version, [COMPANY_FILE, 'focus', focus], point);

/** Puts a picture, by its object id, into its place. */
export function withPicture(version: Version, slot: Slot, ending: string, id: string): Version {
  const { [pictureIn(version, slot) ?? '']: _, ...others } = version;
  const path = `${slot.path}.${ending}`;
  const placed: Version = { ...others, [path]: id };
  const name = slot.fact?.[0] === 'badge' ? path.replace(/^.*\//, '') : nameOf(path);
  return slot.fact ? withValue(placed, [COMPANY_FILE, ...slot.fact], name) : placed;
}

/** A version without the picture in a place, nor what the facts say of it. */
export function withoutPicture(version: Version, slot: Slot): Version {
  const { [pictureIn(version, slot) ?? '']: _, ...others } = version;
  const { focus } = factsIn(version) as { focus?: object };
  return slot.focus && focus && slot.focus in focus
    ? withValue(others, [COMPANY_FILE, 'focus', slot.focus], undefined)
    : others;
}
