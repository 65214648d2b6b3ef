import type { Company } from '@/company/facts';

/** In pixels. A master has at least the last width and the height. */
export type Crop = { widths: number[]; height: number; focus?: string };

const SLIDE = { widths: [1280, 1600, 1920, 2560], height: 1440 };
const UPRIGHT_SLIDE = { widths: [640, 960, 1170], height: 1800 };
const ABOUT = { widths: [720, 960, 1200, 1920], height: 1280 };
const SERVICE = { widths: [480, 720, 960, 1200], height: 900 };
export const PORTRAIT = { widths: [320, 480, 640], height: 800 };
const FALLBACK = { widths: [1440], height: 1080 };
export const CARD = { widths: [1200], height: 630 };

/** The pictures that a company shows, by name. What is cut when it is made has its focal point here. */
export function pictureCrops({ slides, services, people, association, focus }: Company): Record<string, Crop> {
  const crops: Record<string, Crop> = {};
  for (const slide of slides) crops[slide] = SLIDE;
  for (const slide of slides) crops[`${slide}-portrait`] = UPRIGHT_SLIDE;
  if (association) crops.about = { ...ABOUT, focus: focus.about };
  for (const { id } of services) crops[id] = { ...SERVICE, focus: focus[id] };
  crops.fallback = FALLBACK;
  for (const { portrait } of people) {
    if (portrait) crops[portrait] = { ...PORTRAIT, focus: focus[portrait] };
  }
  return crops;
}

/** The same without the services if none of them has a picture: the site then shows none. */
export function shownCrops(company: Company, isThere: (name: string) => boolean): Record<string, Crop> {
  const services: string[] = company.services.map(({ id }) => id);
  const crops = Object.entries(pictureCrops(company));
  return Object.fromEntries(services.some(isThere) ? crops : crops.filter(([name]) => !services.includes(name)));
}

/** Names in the fact `focus`. A slide has one more, for landscape phones. */
export function focusNames(company: Company): string[] {
  const shown = Object.keys(pictureCrops(company)).filter((name) => name !== 'fallback');
  return [...shown, ...company.slides.map((slide) => `${slide}-low`)];
}

/** The message for a master that is missing or too small; `found` is its size. */
export const wantedPicture = (path: string, found: string, { widths, height }: Crop) =>
  `${path}: ${found}, expected one picture of at least ${widths.at(-1)} × ${height} pixels (AVIF, PNG, JPEG, WebP or TIFF)`;
