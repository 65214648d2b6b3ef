import { statSync } from 'node:fs';
import sharp from 'sharp';
import { contrast } from '@/build/checks/color-rules';
import { COLORS } from '@/content/colors';
import { company } from '@/lib/company';
import { cut, readMaster } from './master';
import type { Output } from './pictures';

const LIMITS = 'the limits stand in content/images/README.md';
/** A slide on most screens, and the part of it behind the headline, in pixels of a small copy. */
const WIDE = { width: 420, height: 200, behind: { left: 0, top: 116, width: 315, height: 84 } };
const UPRIGHT = { width: 210, height: 300, behind: { left: 0, top: 180, width: 210, height: 120 } };
/** What the glow of components/hero/hero.css leaves of each channel behind the letters. It is weaker at their edges. */
const GLOW = [0.5, 0.535, 0.55];
/** WCAG asks for 3 in letters of this size, and the glow gives that on any picture. */
const LEAST_CONTRAST = 4.5;

export function tooHeavy(folder: string, outputs: Output[]): string[] {
  return outputs.flatMap(({ name, limit = Number.POSITIVE_INFINITY }) => {
    const kilobytes = Math.ceil(statSync(`${folder}/${name}`).size / 1000);
    return kilobytes > limit ? [`Too heavy: ${name} is ${kilobytes} kB, at most ${limit} kB is good; ${LIMITS}`] : [];
  });
}

export async function lowContrast(folder: string, slides = company.slides): Promise<string[]> {
  const notes: string[] = [];
  for (const slide of slides.flatMap((name) => [name, `${name}-portrait`])) {
    const contrast = await headlineContrast(folder, slide);
    if (contrast >= LEAST_CONTRAST) continue;
    const figures = `is about ${contrast.toFixed(1)} : 1, at least ${LEAST_CONTRAST} : 1 is good`;
    notes.push(`Low contrast: the headline's on slide “${slide}” ${figures}; ${LIMITS}`);
  }
  return notes;
}

/** The headline's contrast (WCAG), about, with the lightest hundredth of what is behind it on a slide. */
async function headlineContrast(folder: string, slide: string): Promise<number> {
  const { width, height, behind } = slide.endsWith('-portrait') ? UPRIGHT : WIDE;
  const master = await readMaster(folder, slide, width, height);
  const seen = await cut(master, { width, height, focus: company.focus[slide] }, (picture) =>
    picture.toColorspace('srgb').removeAlpha().png(),
  );
  const grays = sharp(seen).extract(behind).linear(GLOW, [0, 0, 0]).toColorspace('b-w').raw();
  const sorted = (await grays.toBuffer()).sort();
  const lightest = (sorted[Math.floor(0.99 * sorted.length)] ?? 0).toString(16).padStart(2, '0');
  return contrast(COLORS.paper, `#${lightest.repeat(3)}`);
}
