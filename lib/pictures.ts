import type { Metadata, MetadataRoute } from 'next';
import manifest from '@/content/pictures.json' with { type: 'json' };
import type { Locale } from '@/i18n/locales';

interface Crop {
  width: number;
  height: number;
  avif: string;
  webp: string;
}

const PICTURES: Record<string, Crop> = manifest.pictures;

/**
 * A picture as `npm run images` made it: size in pixels and a `srcset` per format; `portrait` is the crop for upright screens.
 * @throws Error that says what to do about a picture that was not made
 */
export function pictureOf(name: string): Crop & { src: string; portrait?: Crop } {
  const picture = PICTURES[name];
  if (!picture) {
    throw new Error(
      `content/pictures.json: no picture “${name}”. Put it into content/images/ and run \`npm run images\`.`,
    );
  }
  return { ...picture, src: addressIn(picture.webp), portrait: PICTURES[`${name}-portrait`] };
}

/** The address of the largest picture in a `srcset`. */
function addressIn(srcSet: string): string {
  return srcSet.split(', ').at(-1)?.split(' ')[0] ?? '';
}

/** What stands in for a picture that fails. */
export const stockSrc = () => pictureOf('fallback').src;

/** The picture of link previews, per language. */
export const OG_IMAGES = manifest.cards as Record<Locale, { src: string; width: number; height: number }>;

/** The icons that every page links to; browsers look for /favicon.ico unasked. */
export const ICONS: Metadata['icons'] = {
  icon: { url: manifest.icons.svg, type: 'image/svg+xml' },
  apple: manifest.icons.apple,
};

/** The logo for search engines: the largest icon. */
export const LOGO_SRC = manifest.icons.large;

/** The icons of the web manifest. */
export const APP_ICONS: MetadataRoute.Manifest['icons'] = [
  { src: manifest.icons.svg, sizes: 'any', type: 'image/svg+xml' },
  { src: manifest.icons.small, sizes: '192x192', type: 'image/png', purpose: 'maskable' },
  { src: manifest.icons.large, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** When the upright crop of a picture stands in for the wide one: upright phones and tablets. */
export const PORTRAIT_MEDIA = '(orientation:portrait)';

// How wide the layout shows a picture; the windows named here are those where the columns of app/styles/theme.css change. A slide
// fills the upper part of the window: where that is narrower than the slide, its height says how many pixels are needed.
export const HERO_SIZES = 'max(100vw,136vh)';
export const PORTRAIT_SIZES = '100vw';

/** A phone's column. Two pixels to a point are as sharp as an eye sees; the third costs as much as both. */
const PHONE_SIZES = '(min-resolution:2.5dppx) calc(62.2vw - 7px),calc(93.2vw - 11px)';
export const ABOUT_SIZES = `(min-width:1024px) min(69.6vw - 11px,1550px),(min-width:768px) calc(61.8vw - 11px),${PHONE_SIZES}`;
export const SERVICE_SIZES = `(min-width:1024px) min(30.3vw - 10px,667px),(min-width:768px) calc(38.2vw - 10px),${PHONE_SIZES}`;
/** 18.5rem; the root font grows from 1920 px on. */
export const PERSON_SIZES = '(min-width:1920px) 17.4vw,296px';
