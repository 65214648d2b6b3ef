import type { Metadata, MetadataRoute } from 'next';
import manifest from '@/content/pictures.json' with { type: 'json' };
import type { Locale } from '@/i18n/locales';

type MadePicture = { width: number; height: number; srcset: string };

const PICTURES: Record<string, MadePicture> = manifest.pictures;

/** A picture as `npm run images` made it; `portrait` is its crop for upright screens. */
export function pictureOf(name: string): MadePicture & { portrait?: MadePicture } {
  const picture = PICTURES[name];
  if (!picture) {
    throw new Error(
      `content/pictures.json: no picture “${name}”. Put it into content/images/, then \`npm run images\`.`,
    );
  }
  return { ...picture, portrait: PICTURES[`${name}-portrait`] };
}

/** The attributes of a responsive picture: data, so that an island can have it. */
export interface ResponsiveImage extends MadePicture {
  sizes: string;
  src?: string;
  portrait?: Record<'media' | 'srcset' | 'sizes', string>;
}

/** A picture for an `<img>` that is as wide as `sizes` says. Throws if there is no such picture. */
export function responsiveImage(name: string, sizes: string): ResponsiveImage {
  const { portrait, ...picture } = pictureOf(name);
  return {
    ...picture,
    sizes,
    src: srcOf(picture),
    portrait: portrait && { media: PORTRAIT_MEDIA, srcset: portrait.srcset, sizes: PORTRAIT_SIZES },
  };
}

/** Services may do without. */
export const hasPicture = (name: string) => name in PICTURES;

/** The largest file of a picture, which its `srcset` names last. */
export const srcOf = ({ srcset }: MadePicture) => srcset.split(' ').at(-2);
/** The picture in the place of one that fails. */
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

export const PORTRAIT_MEDIA = '(orientation:portrait)';

// `sizes` of pictures, with the breakpoints of app/styles/theme.css.
export const HERO_SIZES = 'max(100vw,141vh)';
export const PORTRAIT_SIZES = '100vw';

/** A phone's column. A third device pixel costs as much as the first two, and nobody sees it. */
const PHONE_SIZES = '(min-resolution:2.5dppx) calc(62.2vw - 7px),calc(93.2vw - 11px)';
export const ABOUT_SIZES = `(min-width:1024px) min(69.6vw - 11px,1706px),(min-width:768px) calc(61.8vw - 11px),${PHONE_SIZES}`;
export const SERVICE_SIZES = `(min-width:1024px) min(30.3vw - 10px,735px),(min-width:768px) calc(38.2vw - 10px),(min-width:600px) calc(93.2vw - 11px),160px`;
/** 18.5rem; the root font grows from 1920 px on. */
export const PERSON_SIZES = '(min-width:1920px) 17.4vw,296px';
