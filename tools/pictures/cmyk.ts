import sharp, { type Sharp } from 'sharp';
import type { FromInks } from './ink-profile';

/**
 * Converts a CMYK picture to RGB as Chromium does: at first without its profile, and then with it, as if the result were
 * inks without black. sharp would use a profile of its own where there is none.
 */
export async function rgbOf(picture: Sharp, byProfile?: FromInks): Promise<Sharp> {
  const inks = picture.pipelineColorspace('cmyk').toColorspace('cmyk').raw();
  const { data, info } = await inks.toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const rgb = Buffer.alloc(width * height * 3);
  const convert = byProfile && remembering(byProfile);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const at = pixel * channels;
    const white = 255 - (data[at + 3] ?? 0);
    for (let ink = 0; ink < 3; ink += 1)
      rgb[pixel * 3 + ink] = Math.round(((255 - (data[at + ink] ?? 0)) * white) / 255);
    if (convert) rgb.set(convert(rgb.readUIntBE(pixel * 3, 3)), pixel * 3);
  }
  return sharp(rgb, { raw: { width, height, channels: 3 } });
}

/** Takes and returns RGB. A photo has far fewer colors than pixels. */
function remembering(byProfile: FromInks) {
  const known = new Map<number, number[]>();
  return (color: number) => {
    const rgb = known.get(color) ?? byProfile([16, 8, 0].map((shift) => 255 - ((color >> shift) & 255)));
    known.set(color, rgb);
    return rgb;
  };
}
