import sharp from 'sharp';
import { company } from '@/lib/company';
import { cut, hashOf, type Master, readMaster } from './master';

/** What is served of one crop, in pixels: `widths` rising; the last one with its `height` is what a master must have at least. */
interface Crop {
  widths: readonly number[];
  height: number;
}
/** `jpeg` is the width of the one file for old browsers, `ground` the color to show until the picture is there. */
interface Picture extends Crop {
  jpeg: number;
  ground?: string;
  portrait?: Crop;
}
/** A file to serve: its name, and its bytes when they are asked for. A `fixed` name tells nothing about the contents. */
export interface Output {
  name: string;
  make: () => Promise<Buffer>;
  fixed?: true;
}

const HERO = {
  ...{ widths: [1280, 1600, 1920, 2560], height: 1440, jpeg: 1600 },
  portrait: { widths: [640, 960, 1170], height: 1800 },
};
const ENTRY = { widths: [480, 720, 960, 1200], height: 900, jpeg: 960 };

/** Every picture of the site by its name, which its master carries too (with `-portrait` for the upright crop). */
export const PICTURES: Record<string, Picture> = {
  fjord: { ...HERO, ground: '#0f2f3a' },
  desk: { ...HERO, ground: '#06161d' },
  papercut: { ...HERO, ground: '#13333e' },
  ...(company.association && { about: { ...ENTRY, height: 800 } }),
  ...Object.fromEntries(company.services.map(({ id }) => [id, ENTRY])),
  fallback: { widths: [720, 1440], height: 1080, jpeg: 960 },
};

const SETTINGS = {
  // Ten bits: eight would eat the grain that keeps the skies from showing bands.
  avif: { bitdepth: 10, chromaSubsampling: '4:4:4', tune: 'ssim', quality: 74 },
  webp: { smartSubsample: true, effort: 6, quality: 82 },
  jpeg: { mozjpeg: true, quality: 80 },
} as const;
type Format = keyof typeof SETTINGS;

/** Manifest entry and files of one crop. Throws what `readMaster` throws. */
async function planCrop(folder: string, name: string, { widths, height }: Crop) {
  const width = widths.at(-1) as number;
  const master = await readMaster(folder, name, width, height);
  const hash = hashOf(master.bytes, { widths, height, SETTINGS });
  const output = (to: number, format: Format): Output => ({
    name: `${name}-${to}.${hash}.${format}`,
    make: () =>
      cut(master, to, Math.round((to / width) * height), (picture) => picture.toFormat(format, SETTINGS[format])),
  });
  const avif = widths.map((to) => output(to, 'avif'));
  const webp = widths.map((to) => output(to, 'webp'));
  const srcSet = (files: Output[]) => files.map((file, i) => `/pictures/${file.name} ${widths[i]}w`).join(', ');
  return {
    master,
    entry: { width, height, avif: srcSet(avif), webp: srcSet(webp) },
    outputs: [...avif, ...webp],
    jpeg: (to: number) => output(to, 'jpeg'),
  };
}

async function dominantColor(master: Master): Promise<string> {
  const small = await cut(master, 96, 96, (picture) => picture.toColorspace('srgb').png());
  const { r, g, b } = (await sharp(small).stats()).dominant;
  return `#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * Manifest entry and files of the picture `name`, made from its masters in `folder`; `known` is its entry as it was, which
 * spares looking at the same picture again. Throws what `readMaster` throws.
 */
export async function planPicture(
  folder: string,
  name: string,
  picture: Picture,
  known?: { src: string; ground: string },
) {
  const wide = await planCrop(folder, name, picture);
  const upright = picture.portrait && (await planCrop(folder, `${name}-portrait`, picture.portrait));
  const jpeg = wide.jpeg(picture.jpeg);
  const src = `/pictures/${jpeg.name}`;
  return {
    entry: {
      ground: picture.ground ?? (known?.src === src ? known.ground : await dominantColor(wide.master)),
      src,
      ...wide.entry,
      ...(upright && { portrait: upright.entry }),
    },
    outputs: [...wide.outputs, ...(upright?.outputs ?? []), jpeg],
  };
}
