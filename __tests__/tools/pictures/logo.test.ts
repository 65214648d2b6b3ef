/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { hasPosition } from '@/checks/position';
import { type Logo, planLogo, readLogo } from '@/tools/pictures/logo';
import type { Output } from '@/tools/pictures/master';

const GROUNDS = { light: '#f7f4ee', dark: '#0e2a33' };
const svg = (content: string, root = 'viewBox="0 0 160 40"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${root}>${content}</svg>`);
const read = (bytes: Buffer) => readLogo({ path: 'content/brand/logo', bytes }, GROUNDS);
const BAR = '<path d="M40 10h80v20H40z"/>';
const ratioOf = ({ part }: Logo) => part.width / part.height;

/** Plans and makes a logo. */
async function made(bytes: Buffer) {
  const outputs: Output[] = [];
  const entry = await planLogo('logo', { path: 'content/brand/logo', bytes }, await read(bytes), outputs);
  return { ...entry, content: (await outputs[0]?.make()) as Buffer };
}

describe('a logo', () => {
  it.each([
    ['no size', 'viewBox="0 0 160 40"'],
    ['only a size', 'width="160px" height="40px"'],
    ['a size in millimetres', 'width="42.3mm" height="10.6mm" viewBox="0 0 160 40"'],
    ['a viewBox that cannot be read', 'viewBox="0 0 160px 40px"'],
    ['a place and a style', 'x="9px" y="9" style="enable-background:new 0 0 1 1;width:9px" viewBox="0 0 160 40"'],
    ['another shape than its viewBox', 'width="160" height="160" viewBox="0 0 160 40"'],
  ])('with %s is cut to what is drawn', async (_, root) => {
    expect(ratioOf(await read(svg(BAR, root)))).toBeCloseTo(4, 0);
  });

  it.each([
    ['a PNG with transparent margins', (bar: Sharp) => bar.png()],
    ['a JPEG with white margins', (bar: Sharp) => bar.flatten({ background: '#fff' }).jpeg()],
    ['a WebP', (bar: Sharp) => bar.webp()],
  ])('that is %s is cut, too', async (_, encode) => {
    const logo = await read(await encode(sharp(svg(BAR))).toBuffer());
    // A picture with a ground of its own keeps a little of it.
    expect(ratioOf(logo)).toBeGreaterThan(3.3);
    expect(ratioOf(logo)).toBeLessThan(4.3);
  });

  it.each([
    ['namespaces that are no addresses', `<sfw xmlns="ns_sfw;" xmlns:x="ns_extend;"/>${BAR}`],
    ['a thousand line breaks', `${BAR}<g data-notes="${'a&#10;&#xA;&#9;'.repeat(400)}"/>`],
  ])('with %s is read', async (_, content) => {
    expect(ratioOf(await read(svg(content)))).toBeCloseTo(4, 0);
  });

  const ADOBE = 'xmlns:x="http://ns.adobe.com/AdobeIllustrator/10.0/" viewBox="0 0 160 40"';
  it('keeps its drawing without scripts, comments and the data of drawing programs', async () => {
    const extra = '<script>a()</script><!-- a --><metadata/><x:y/>';
    const { content, src } = await made(
      svg(`<style>.st0{fill:#c03}</style>${extra}<path class="st0" d="M0 0h9v9z"/>`, ADOBE),
    );
    expect(src).toMatch(/\.svg$/);
    expect(String(content)).toContain('<style>.st0{fill:#c03}</style>');
    expect(String(content)).not.toMatch(/script|<!--|metadata|adobe/i);
  });

  it('is a picture if its drawing is heavy', async () => {
    const notes = randomBytes(45_000).toString('base64');
    const { src, content } = await made(svg(`<g data-notes="${notes}">${BAR}</g>`));
    expect(src).toMatch(/\.avif$/);
    expect(content.length).toBeLessThan(250_000);
  });

  it('is a picture if its drawing contains a photo with its position', async () => {
    const exif = { IFD3: { GPSLatitude: '59/1 54/1 0/1', GPSLatitudeRef: 'N' } };
    const photo = await sharp(svg(BAR)).withExif(exif).png().toBuffer();
    const image = `<image width="160" height="40" href="data:image/png;base64,${photo.toString('base64')}"/>`;
    const { src, content } = await made(svg(image));
    expect(src).toMatch(/\.avif$/);
    expect(hasPosition(content)).toBe(false);
  });

  it.each([
    ['nothing', ''],
    ['only definitions', `<defs>${BAR}</defs>`],
    ['a reference to nothing', '<use href="#none"/>'],
  ])('with %s is refused', async (_, content) => {
    await expect(read(svg(content))).rejects.toThrow('there is nothing to see in this picture');
    await expect(read(svg(BAR, 'viewBox="0 0 0 0"'))).rejects.toThrow('nothing to see');
  });
});

const letters = (fill: string) => `<g fill="${fill}"><path d="M0 0h20v40H0z"/><path d="M40 0h20v40H40z"/></g>`;

const words = (fill: string) =>
  `<path stroke="${fill}" d="${Array.from({ length: 30 }, (_, i) => `M${5 * i + 2} 35v5`).join('')}"/>`;

describe('a logo that is lost on a ground', () => {
  it.each([
    ['white', letters('#fff'), 'dark'],
    ['black without a fill', letters(''), 'light'],
    [
      'dark by a gradient',
      `<linearGradient id="g" x2="0" y2="1"><stop stop-color="#222357"/><stop offset="1" stop-color="#254aa5"/></linearGradient>${letters('url(#g)')}`,
      'light',
    ],
    ['dark by a reference', `<defs><path id="a" fill="navy" d="M0 0h40v40H0z"/></defs><use href="#a"/>`, 'light'],
    ['bright with dark words', `<path fill="#e4572e" d="M80 0h40v40H80z"/>${letters('#0e2a33')}`, 'light'],
    [
      'bright with a small pale line',
      `<path fill="#e4572e" d="M0 0h90v30H0z"/><path fill="#fff" d="M0 34h90v6H0z"/>`,
      'dark',
    ],
    ['a large pale mark with thin black words', `<path fill="#c4dc60" d="M0 0h99v32H0z"/>${words('#111')}`, 'light'],
    [
      'orange and yellow',
      `<path fill="#f7931a" d="M0 0h80v40H0z"/><path fill="#fbbc05" d="M80 0h80v40H80z"/>`,
      undefined,
    ],
    ['black and half transparent', `<g opacity=".3">${letters('#000')}</g>`, 'light'],
    [
      'dark letters on a white ground of their own',
      `<path fill="#fff" d="M0 0h160v40H0z"/><g transform="matrix(.9 0 0 .9 30 2)">${letters('#123')}</g>`,
      undefined,
    ],
    [
      'a dark mark with a white part that goes beyond its edge',
      `<path fill="#123" d="M0 0h80v40H0z"/><path fill="#fff" d="M60 12h24v16H60z"/>`,
      'light',
    ],
    [
      'a bright mark with a white part that goes beyond its edge',
      `<path fill="#d8472e" d="M0 0h80v40H0z"/><path fill="#fff" d="M60 12h24v16H60z"/>`,
      undefined,
    ],
    [
      'a bright mark with white in it',
      `<circle fill="#d8472e" cx="20" cy="20" r="20"/><path fill="#fff" d="M12 12h16v16H12z"/>`,
      undefined,
    ],
  ])('%s needs the other one', async (_, content, needs) => {
    expect((await read(svg(content))).needs).toBe(needs);
  });
});
