import sharp, { type Sharp } from 'sharp';

/** Converts a CMYK picture without a profile to RGB, as browsers do. sharp would take a profile of its own. */
export async function rgbOf(picture: Sharp): Promise<Sharp> {
  const inks = picture.pipelineColorspace('cmyk').toColorspace('cmyk').raw();
  const { data, info } = await inks.toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const rgb = Buffer.alloc(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const at = pixel * channels;
    const white = 255 - (data[at + 3] ?? 0);
    for (let ink = 0; ink < 3; ink += 1)
      rgb[pixel * 3 + ink] = Math.round(((255 - (data[at + ink] ?? 0)) * white) / 255);
  }
  return sharp(rgb, { raw: { width, height, channels: 3 } });
}
