import { paintIcon, svgText } from '@/checks/drawings';
import { drawnBox } from '@/checks/logo-look';
import { say as fileMessage } from '@/checks/messages';
import type { Crop } from '@/checks/picture-crops';
import { ENDINGS, embeddedPhotos, fileMistake, isHeic, isIcon, kindOf, sizeMistake } from '@/checks/picture-files';
import { COLORS } from '@/content/colors';
import type { Bilingual } from '@/model/bilingual';
import { base64Of, bytesOf } from '../stores/base64';

/** A picture that the site can use, and its ending; or what is wrong with it. */
export type Taken = { file: Blob; ending: string; mistake?: undefined } | { mistake: Bilingual };

const DRAWN_SIDE = 300; // pixels of the longest side at which a picture is tried
const JPEG_QUALITY = 0.95;
/** Animations, which may begin with nothing. */
const ANIMATIONS = /<(?:animate|set)\b[^>]*\/>|@keyframes/g;

/** Reads a chosen file as the build will, and decodes it. Its content decides, not its name. */
export async function takePicture(file: Blob, path: string, crop?: Crop): Promise<Taken> {
  const bytes = bytesOf(await base64Of(file));
  if (isHeic(bytes)) return takeHeic(file, path, crop);
  const mistake = fileMistake(path, bytes);
  if (mistake) return { mistake };
  const kind = kindOf(bytes) ?? 'png';
  const wrong = kind === 'svg' ? await drawingMistake(svgText(bytes), path) : await photoMistake(file, crop);
  return wrong ? { mistake: wrong } : { file, ending: ENDINGS[kind] };
}

/** Saves a HEIC file as JPEG where the browser can read it. */
async function takeHeic(file: Blob, path: string, crop?: Crop): Promise<Taken> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: bitmap?.width, height: bitmap?.height });
  if (bitmap) canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  const jpeg = bitmap && (await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', JPEG_QUALITY)));
  return jpeg ? takePicture(jpeg, path, crop) : { mistake: fileMessage('heic') };
}

/** Browsers also show an AVIF with changed bytes, which has no checksum and which the build's decoder refuses. */
async function photoMistake(file: Blob, crop?: Crop): Promise<Bilingual | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return fileMessage('badPicture');
  if (crop) return sizeMistake(bitmap, crop);
  return isDrawn(bitmap, bitmap.height / bitmap.width) ? undefined : fileMessage('nothingDrawn');
}

async function drawingMistake(svg: string, path: string): Promise<Bilingual | undefined> {
  const { unknown } = isIcon(path) ? paintIcon(svg, COLORS) : {};
  if (unknown) return fileMessage('noSuchColorIn', { name: unknown });
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg.replace(ANIMATIONS, ''))}`;
  const photos = embeddedPhotos(svg).map((bytes) => createImageBitmap(new Blob([bytes as BlobPart])));
  if ((await Promise.allSettled([image.decode(), ...photos])).some(({ status }) => status === 'rejected'))
    return fileMessage('badPicture');
  // Browsers draw nothing on a canvas of one that has no size, as in Firefox, or is less than a pixel high.
  const { naturalWidth, naturalHeight } = image;
  const isSeen = () => naturalWidth === 0 || naturalHeight === 0 || isDrawn(image, naturalHeight / naturalWidth);
  if (isSeen()) return undefined;
  // Firefox draws a drawing within another one the second time.
  await new Promise((done) => setTimeout(done));
  return isSeen() ? undefined : fileMessage('nothingDrawn');
}

function isDrawn(image: HTMLImageElement | ImageBitmap, ratio: number): boolean {
  const canvas = document.createElement('canvas');
  const scale = DRAWN_SIDE / Math.max(1, ratio);
  const size = { width: Math.max(1, Math.round(scale)), height: Math.max(1, Math.round(scale * ratio)) };
  const context = Object.assign(canvas, size).getContext('2d');
  context?.drawImage(image, 0, 0, size.width, size.height);
  const data = context?.getImageData(0, 0, size.width, size.height).data;
  return data === undefined || drawnBox({ data, ...size }) !== undefined;
}
