import { company } from '@/lib/company';
import { cut, hashOf, readMaster } from './master';

/** In pixels. A master has at least the last width and the height. */
export interface Crop {
  widths: number[];
  height: number;
  /** Largest AVIF of a width. */
  limit: { width: number; kilobytes: number };
  /** The point that is kept, in percent from the left and the top. */
  focus?: string;
}
export interface Output {
  /** Its path below public/. */
  name: string;
  make: () => Promise<Buffer>;
  /** In kilobytes. */
  limit?: number;
  /** How long it takes, compared with others. */
  work?: number;
  /** The name does not change with the content: made every time. */
  fixed?: true;
}

const SLIDE = { widths: [1280, 1600, 1920, 2560], height: 1440, limit: { width: 1920, kilobytes: 160 } };
const UPRIGHT_SLIDE = { widths: [640, 960, 1170], height: 1800, limit: { width: 1170, kilobytes: 80 } };
const WIDE = { widths: [480, 720, 960, 1200], height: 800, limit: { width: 1200, kilobytes: 45 } };
const SERVICE = { ...WIDE, height: 900 };
const PORTRAIT = { widths: [320, 480, 640], height: 800, limit: { width: 640, kilobytes: 45 } };
const STOCK = { widths: [720, 1440], height: 1080, limit: { width: 1440, kilobytes: 45 } };

/** By the name of the master. */
export function pictureCrops({ slides, services, people, association, focus } = company): Record<string, Crop> {
  const crops: Record<string, Crop> = {};
  for (const slide of slides) crops[slide] = SLIDE;
  for (const slide of slides) crops[`${slide}-portrait`] = UPRIGHT_SLIDE;
  if (association) crops.about = WIDE;
  for (const { id } of services) crops[id] = SERVICE;
  crops.fallback = STOCK;
  for (const { portrait } of people) {
    if (portrait) crops[portrait] = { ...PORTRAIT, focus: focus[portrait] };
  }
  return crops;
}

/** Ten bits keep the grain that hides bands in skies. */
const FORMATS = {
  avif: { work: 20, settings: { bitdepth: 10, chromaSubsampling: '4:4:4', tune: 'ssim', quality: 74 } },
  webp: { work: 1, settings: { smartSubsample: true, effort: 6, quality: 82 } },
} as const;

export async function planPicture(folder: string, name: string, { widths, height, limit, focus }: Crop) {
  const width = widths.at(-1) as number;
  const master = await readMaster(folder, name, width, height);
  const hash = hashOf(master.bytes, { widths, height, focus, FORMATS });
  const filesAs = (format: keyof typeof FORMATS) =>
    widths.map((to): Output => {
      const size = { width: to, height: Math.round((to / width) * height), focus };
      const { settings, work } = FORMATS[format];
      return {
        name: `pictures/${name}-${to}.${hash}.${format}`,
        make: () => cut(master, size, (picture) => picture.toFormat(format, settings)),
        work: work * size.width * size.height,
        ...(format === 'avif' && to === limit.width && { limit: limit.kilobytes }),
      };
    });
  const [avif, webp] = [filesAs('avif'), filesAs('webp')];
  const srcSet = (files: Output[]) => files.map((file, i) => `/${file.name} ${widths[i]}w`).join(', ');
  return { entry: { width, height, avif: srcSet(avif), webp: srcSet(webp) }, outputs: [...avif, ...webp] };
}
