import type { Metadata, MetadataRoute } from 'next';
import manifest from '@/content/pictures.json' with { type: 'json' };
import type { Locale } from '@/i18n/locales';
import { ON_DARK } from '@/model/formats';

type GeneratedPicture = { width: number; height: number; srcset: string };
export type PictureFiles = GeneratedPicture & { portrait?: GeneratedPicture };

/** A company without logos has no entry for them. */
const { pictures: PICTURES, logos = {} }: { pictures: Record<string, GeneratedPicture>; logos?: object } = manifest;

/** Returns the files that `npm run images` made; `portrait` is the crop for upright screens. Throws if there are none. */
export function pictureOf(name: string): PictureFiles {
  const picture = PICTURES[name];
  if (!picture) {
    throw new Error(
      `content/pictures.json: no picture “${name}”. Put it into content/images/, then \`npm run images\`.`,
    );
  }
  return { ...picture, portrait: PICTURES[`${name}-portrait`] };
}

export const hasPicture = (name: string) => name in PICTURES;

export const OG_IMAGES = manifest.cards as Record<Locale, { src: string; width: number; height: number }>;

const { icon, apple, small, large } = manifest.icons;
const iconType = icon.endsWith('.svg') ? 'image/svg+xml' : 'image/png';

export const ICONS: Metadata['icons'] = { icon: { url: icon, type: iconType }, apple };

export const LOGO_SRC = large;

export const APP_ICONS: MetadataRoute.Manifest['icons'] = [
  { src: icon, sizes: icon.endsWith('.svg') ? 'any' : '192x192', type: iconType },
  { src: small, sizes: '192x192', type: 'image/png', purpose: 'maskable' },
  { src: large, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** A picture of content/brand/: its address, its shape, and the ground that it needs if it is lost on the other. */
export interface LogoFile {
  src: string;
  width: number;
  height: number;
  needs?: 'light' | 'dark';
}

const LOGOS = logos as Record<string, LogoFile | undefined>;

/** Returns the logo for each ground: `logo`, a platform's (`platforms/ID`), or a badge; undefined if there is none. */
export function logoOf(name: string): Record<'light' | 'dark', LogoFile> | undefined {
  const light = LOGOS[name];
  const dark = LOGOS[`${name}${ON_DARK}`];
  const either = light ?? dark;
  return either && { light: light ?? either, dark: dark ?? either };
}
