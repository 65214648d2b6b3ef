import { COMPANY_FILE, type Content } from '@/export/checks/content';
import { CARD, type Crop, PORTRAIT, pictureCrops } from '@/export/checks/picture-crops';
import { type Company, withDefaults } from '@/lib/facts';
import type { Edit } from './edit';
import { format, parse } from './files';
import { fill, words } from './words';

export interface Slot {
  label: string;
  /** Path without ending. */
  path: string;
  /** What is cut from it; a drawing has none. */
  crop?: Crop;
  /** The name of its focal point in the facts. */
  focus?: string;
  /** Writes the name of the file into the facts, where they have it. */
  name?: (facts: Company, file: string) => void;
}

/** A file that was chosen, in base64. */
export interface Chosen {
  ending: string;
  contents: string;
}

const image = (name: string) => `content/images/${name}`;
const nameOf = (path: string) => path.replace(/\.\w+$/, '');

/** The places of a company's pictures, in the order of the page. */
export function slotsOf(company: Company): Slot[] {
  const { slides, services, association } = company;
  const crops = pictureCrops(company);
  const slot = (label: string, name: string, focus?: string): Slot => {
    return { label: fill(label, { name }), path: image(name), crop: crops[name], focus };
  };
  return [
    ...slides.flatMap((name) => [
      slot(words.slide, name, name),
      {
        ...slot(words.slideUpright, `${name}-portrait`, `${name}-portrait`),
        label: fill(words.slideUpright, { name }),
      },
      slot(words.slideLow, name, `${name}-low`),
    ]),
    ...portraits(company),
    ...(association ? [slot(words.pictureAbout, 'about', 'about')] : []),
    ...services.map(({ id }) => slot(words.pictureService, id, id)),
    slot(words.pictureFallback, 'fallback'),
    { label: words.pictureCard, path: image('card'), crop: CARD },
    ...drawings(company),
  ];
}

function portraits({ people }: Company): Slot[] {
  return people.map(({ id, name, portrait = `${id}Portrait` }) => ({
    label: fill(words.portrait, { name }),
    path: image(portrait),
    crop: PORTRAIT,
    focus: portrait,
    name: (facts) => {
      const person = facts.people.find((one) => one.id === id);
      if (person) person.portrait = portrait;
    },
  }));
}

function drawings({ platforms, badge }: Company): Slot[] {
  const named = platforms.map(({ id, name }) => ({
    label: fill(words.logoOf, { name }),
    path: `content/brand/platforms/${id}`,
  }));
  const ofBadge: Slot = {
    label: words.badge,
    path: `public/brand/${nameOf(badge ?? '')}`,
    name: (facts, file) => {
      facts.badge = file;
    },
  };
  return [
    { label: words.logo, path: 'content/brand/wordmark' },
    { label: words.logoFooter, path: 'content/brand/wordmark-footer' },
    ...named,
    ...(badge ? [ofBadge] : []),
    { label: words.icon, path: image('icon') },
    { label: words.mark, path: image('mark') },
  ];
}

/** The path of the picture in a place; undefined while there is none. */
export const pictureIn = ({ pictures }: Content, { path }: Slot) =>
  Object.keys(pictures).find((file) => nameOf(file) === path);

export const dataUrl = (file: string, contents: string) =>
  `data:image/${file.endsWith('.svg') ? 'svg+xml' : file.replace(/^.*\./, '')};base64,${contents}`;

export const companyIn = ({ files }: Content) => withDefaults(parse(files[COMPANY_FILE]));

/** Puts a picture into its place, if one is `chosen`, and sets its focal point, such as `66% 78%`. */
export function pictureEdit(now: Content, slot: Slot, chosen?: Chosen, focus?: string): Edit {
  const before = now.files[COMPANY_FILE] ?? '';
  const facts = JSON.parse(before);
  const path = `${slot.path}.${chosen?.ending}`;
  if (chosen) slot.name?.(facts, path.replace(/^.*\//, ''));
  if (slot.focus && focus) facts.focus = { ...facts.focus, [slot.focus]: focus };
  const text = format(COMPANY_FILE, facts);
  const texts: Edit['texts'] = text === before ? {} : { [COMPANY_FILE]: text };
  const old = pictureIn(now, slot);
  if (!chosen) return { texts };
  return { texts, pictures: { [path]: chosen }, removed: old && old !== path ? [old] : [] };
}
