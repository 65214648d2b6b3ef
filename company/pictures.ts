import type { Metadata, MetadataRoute } from 'next';
import manifest from '@/content/pictures.json' with { type: 'json' };
import type { Locale } from './locales';
import { srcOf } from './picture-sizes';

type GeneratedPicture = { width: number; height: number; srcset: string };
export type PictureFiles = GeneratedPicture & { portrait?: GeneratedPicture };

const PICTURES: Record<string, GeneratedPicture> = manifest.pictures;

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

export const fallbackSrc = () => srcOf(pictureOf('fallback'));

export const OG_IMAGES = manifest.cards as Record<Locale, { src: string; width: number; height: number }>;

export const ICONS: Metadata['icons'] = {
  icon: { url: manifest.icons.svg, type: 'image/svg+xml' },
  apple: manifest.icons.apple,
};

export const LOGO_SRC = manifest.icons.large;

export const APP_ICONS: MetadataRoute.Manifest['icons'] = [
  { src: manifest.icons.svg, sizes: 'any', type: 'image/svg+xml' },
  { src: manifest.icons.small, sizes: '192x192', type: 'image/png', purpose: 'maskable' },
  { src: manifest.icons.large, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];
