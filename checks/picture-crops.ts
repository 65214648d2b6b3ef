import type { Company } from '@/model/facts';

/** In pixels. A master must be at least as large as the last width and the height, or as `least`. */
export type Crop = {
  widths: number[];
  height: number;
  focus?: string;
  least?: { width: number; height: number };
  from?: string; // the picture from which it is cut if it has no master of its own
};

const SLIDE = { widths: [1280, 1600, 1920, 2560], height: 1440, least: { width: 1600, height: 600 } };
const UPRIGHT_SLIDE = { widths: [640, 960, 1170], height: 1800 };
export const ABOUT = { widths: [720, 960, 1200, 1920], height: 1280, least: { width: 720, height: 480 } };
const SERVICE = { widths: [480, 720, 960, 1200], height: 900, least: { width: 200, height: 150 } };
export const PORTRAIT = { widths: [320, 480, 640], height: 800, least: { width: 144, height: 180 } };
const FALLBACK = { widths: [1440], height: 1080, least: { width: 480, height: 360 } };
export const CARD = { widths: [1200], height: 630 };

/** Returns the pictures that a company shows, by name, with the focal point of those that are cropped by the build. */
export function pictureCrops(company: Company): Record<string, Crop> {
  const { slides, services, people, association, aboutPicture, focus } = company;
  const crops: Record<string, Crop> = {};
  for (const slide of slides) crops[slide] = SLIDE;
  for (const slide of slides) {
    crops[`${slide}-portrait`] = { ...UPRIGHT_SLIDE, from: slide, focus: focus[`${slide}-portrait`] ?? focus[slide] };
  }
  const about = aboutPicture ?? (association && 'about');
  if (about) crops[about] = { ...ABOUT, focus: focus[about] };
  for (const { id } of services) crops[id] = { ...SERVICE, focus: focus[id] };
  crops.fallback = FALLBACK;
  for (const { portrait } of people) {
    if (portrait) crops[portrait] = { ...PORTRAIT, focus: focus[portrait] };
  }
  return crops;
}

/** Same as `pictureCrops`, but without the services that have no picture. */
export function shownCrops(company: Company, exists: (name: string) => boolean): Record<string, Crop> {
  const services: string[] = company.services.map(({ id }) => id);
  const crops = Object.entries(pictureCrops(company));
  return Object.fromEntries(crops.filter(([name]) => !services.includes(name) || exists(name)));
}

/** Returns the valid names in the fact `focus`. A slide has another one for landscape phones. */
export function focusNames(company: Company): string[] {
  const shown = Object.keys(pictureCrops(company)).filter((name) => name !== 'fallback');
  return [...shown, ...company.slides.map((slide) => `${slide}-low`)];
}
