import { company } from '@/lib/company';
import { cut, hashOf, readMaster } from './master';

/** What is served of a master, in pixels. A master has at least the last width and the height. */
export interface Crop {
  widths: number[];
  height: number;
  /** The most that the AVIF of a width should weigh. */
  limit: { width: number; kilobytes: number };
  /** The point that is kept, in percent from the left and the top. */
  focus?: string;
}
/** A file to serve. */
export interface Output {
  /** Its path below public/. */
  name: string;
  make: () => Promise<Buffer>;
  /** The most that it should weigh, in kilobytes. */
  limit?: number;
  /** How long it takes, compared with others. */
  work?: number;
  /** Made every time: the name does not change with the content. */
  fixed?: true;
}

const SLIDE = { widths: [1280, 1600, 1920, 2560], height: 1440, limit: { width: 1920, kilobytes: 160 } };
const UPRIGHT_SLIDE = { widths: [640, 960, 1170], height: 1800, limit: { width: 1170, kilobytes: 80 } };
const WIDE = { widths: [480, 720, 960, 1200], height: 800, limit: { width: 1200, kilobytes: 45 } };
const SERVICE = { ...WIDE, height: 900 };
const PORTRAIT = { widths: [320, 480, 640], height: 800, limit: { width: 640, kilobytes: 45 } };
const STOCK = { widths: [720, 1440], height: 1080, limit: { width: 1440, kilobytes: 45 } };

/** Every picture that the facts ask for, by the name of its master. */
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

/** Encoders. Ten bits keep the grain that hides bands in skies; `work` is the time a picture takes, compared with others. */
const FORMATS = {
  avif: { work: 20, settings: { bitdepth: 10, chromaSubsampling: '4:4:4', tune: 'ssim', quality: 74 } },
  webp: { work: 1, settings: { smartSubsample: true, effort: 6, quality: 82 } },
} as const;

/** Entry in content/pictures.json and files of a picture. Throws what `readMaster` throws. */
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
