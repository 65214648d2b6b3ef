/** @jest-environment node */
import { deflateSync } from 'node:zlib';
import sharp, { type Exif } from 'sharp';
import { say } from '@/checks/messages';
import { fileMistake, kindOf } from '@/checks/picture-files';
import { hasPosition } from '@/checks/position';
import { contentCopy } from './content-copy';

const ascii = (text: string) => Buffer.from(text, 'latin1');
const svg = (content: string) => ascii(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${content}</svg>`);
const PATH = '<path d="M0 0h9v9z"/>';
const red = () => sharp({ create: { width: 40, height: 40, channels: 3, background: '#c03' } });
const encode = (format: 'png' | 'jpeg' | 'webp' | 'avif') => red().toFormat(format).toBuffer();
const mistakeIn = (bytes: Buffer, path = 'content/brand/logo') => fileMistake(path, bytes)?.en ?? '';

describe('a picture file', () => {
  it.each(['png', 'jpeg', 'webp', 'avif'] as const)('is a %s by its content', async (format) => {
    const bytes = await encode(format);
    expect(kindOf(bytes)).toBe(format);
    for (const name of ['brand/logo.bmp', 'images/about', 'images/about.jfif'])
      expect(mistakeIn(bytes, `content/${name}`)).toBe('');
    expect(mistakeIn(Buffer.concat([bytes, Buffer.alloc(100_000)]))).toBe('');
    expect(mistakeIn(bytes.subarray(0, bytes.length / 2))).toContain('the end of this file is missing');
  });

  it('is cut off even if a small one within it is whole', async () => {
    const bytes = await encode('jpeg');
    const segment = Buffer.from([0xff, 0xe1, 0, 0]);
    segment.writeUInt16BE(bytes.length + 2, 2);
    const both = Buffer.concat([bytes.subarray(0, 2), segment, bytes, Buffer.from([0xff]), bytes.subarray(2)]);
    expect(mistakeIn(both)).toBe('');
    expect(mistakeIn(both.subarray(0, -9))).toContain('the end of this file is missing');
  });

  it.each([
    // e2e/editor/picture-files.spec.ts has others.
    ['BM\0\0\0\0', 'this is not a picture that the site can use; save it as SVG, PNG, JPEG, WebP or AVIF'],
    ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'this is HEIC'],
    ['\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'this is HEIC'],
    ['\0\0\0\x14ftypavif\0\0\0\0avif\0\0\0\x13colrnclx\0\x09\0\x10\0\x09\x80', 'this is an HDR picture'],
    ['\0\0\0\x18ftypavis\0\0\0\0avifmsf1', 'this picture cannot be read; save it again in an image editor'],
    ['\x89PNG\r\n\x1a\n\0\0\0\x04cICP\x09\x12\0\x01\0\0\0\0IEND', 'this is an HDR picture'],
  ])('%j is refused: %s', (content, message) => {
    expect(mistakeIn(ascii(content))).toContain(message);
  });

  /** A chunk of a PNG, without its checksum. */
  function chunk(name: string, ...numbers: number[]): Buffer {
    const data = Buffer.alloc(4 * numbers.length);
    for (const [index, number] of numbers.entries()) data.writeUInt32BE(number, 4 * index);
    return Buffer.concat([Buffer.from([0, 0, 0, data.length]), ascii(name), data, Buffer.alloc(4)]);
  }
  const pngWith = async (...chunks: Buffer[]) => {
    const png = await encode('png');
    return Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);
  };
  const SRGB = [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000];
  const cICP = (primaries: number, transfer: number) =>
    Buffer.from(`\0\0\0\x04cICP${String.fromCharCode(primaries, transfer)}\0\x01\0\0\0\0`, 'latin1');
  const nclx = async (primaries: number, transfer: number) => {
    const coding = String.fromCharCode(0, primaries, 0, transfer, 0, 1, 128);
    return ascii(`\0\0\0\x14ftypavif\0\0\0\0avif\0\0\0\x13colrnclx${coding}`);
  };
  const withProfile = async (profile: string) =>
    ascii(`\0\0\0\x14ftypavif\0\0\0\0avif\0\0\0\x34colrprof${'\0'.repeat(16)}${profile.padEnd(28, '\0')}`);
  const inks = () => red().toColourspace('cmyk');

  it.each<[name: string, isRefused: boolean, make: () => Promise<Buffer>]>([
    ['a JPEG in CMYK', true, () => inks().jpeg().toBuffer()],
    ['a JPEG in CMYK with a profile', true, () => inks().withIccProfile('cmyk').jpeg().toBuffer()],
    ['a progressive JPEG in CMYK', true, () => inks().jpeg({ progressive: true }).toBuffer()],
    ['a PNG coded in P3', true, () => pngWith(cICP(12, 13))],
    ['a PNG coded as video', true, () => pngWith(cICP(6, 6))],
    ['a PNG coded in sRGB', false, () => pngWith(cICP(1, 13))],
    ['a PNG with a gamma of 1', true, () => pngWith(chunk('gAMA', 100_000))],
    ['a PNG of ImageMagick', false, () => pngWith(chunk('gAMA', 45_455), chunk('cHRM', ...SRGB))],
    ['a PNG with other primaries', true, () => pngWith(chunk('gAMA', 45_455), chunk('cHRM', ...SRGB.with(2, 68_000)))],
    ['an AVIF coded in P3', true, () => nclx(12, 13)],
    ['an AVIF with linear light', true, () => nclx(1, 8)],
    ['an AVIF coded in sRGB', false, () => nclx(1, 13)],
    ['a PNG with a profile of P3', false, () => red().withIccProfile('p3').png().toBuffer()],
    ['an AVIF with a profile of P3', true, () => red().withIccProfile('p3').avif().toBuffer()],
    ['an AVIF with a profile of sRGB', false, () => red().withIccProfile('srgb').avif().toBuffer()],
    ['a grey AVIF with a profile', false, () => withProfile('GRAY')],
    ['an AVIF whose profile is cut off', true, () => withProfile('RGB rXYZ\0\0\xff\xff')],
  ])('%s is refused: %s', async (_, isRefused, make) => {
    const sentence = 'this picture has colours for print (CMYK), or a rare colour encoding; save it as RGB, with sRGB';
    expect(mistakeIn(await make(), 'content/images/about.jpg')).toBe(isRefused ? sentence : '');
  });

  it('is no drawing where a photo is expected', () => {
    expect(mistakeIn(svg(PATH), 'content/images/about.svg')).toContain('this is not a photo that the site can use');
    expect(mistakeIn(svg(PATH), 'content/images/mark.svg')).toBe('');
  });

  it('is a drawing where lines are expected', async () => {
    expect(mistakeIn(await encode('png'), 'content/images/contours-ink.png')).toContain('this is not a drawing');
    expect(mistakeIn(svg(PATH), 'content/images/contours-ink.svg')).toBe('');
  });
});

describe('a drawing', () => {
  it.each([
    svg(PATH),
    svg(`<style>.a{fill:#fff}</style><metadata><a/></metadata><text> </text>${PATH}`),
    ascii(
      `<?xml version="1.0"?><!DOCTYPE svg><s:svg xmlns:s="http://www.w3.org/2000/svg"><s:g/></s:svg>\n<!-- --><?a?>`,
    ),
    Buffer.concat([svg(PATH), ascii('<?a b?>')]),
    Buffer.concat([ascii('\xff\xfe'), Buffer.from(String(svg(PATH)), 'utf16le')]),
    svg('<style>@font-face{font-family:a;src:url(data:font/woff2;base64,aa)}</style><text>Ørn</text>'),
    svg('<image href="data:image/jpeg;base64,/9j/4AAQ"/>'),
    svg(`<switch><foreignObject requiredExtensions="&ns_ai;"><i:a/></foreignObject><g>${PATH}</g></switch>`),
  ])('is taken as it is saved: %s', (bytes) => {
    expect(mistakeIn(bytes)).toBe('');
  });

  it.each([
    [svg(`${PATH}<g`).subarray(0, -6), 'the end of this file is missing'],
    [svg('<text x="1"><tspan>Ørn</tspan></text>'), 'convert them to outlines in the drawing program'],
    [svg('<foreignObject width="9" height="9"><p>Ørn</p></foreignObject>'), 'convert them to outlines'],
    [svg('<image xlink:href="photo.png"/>'), 'this drawing loads a picture from another file'],
  ])('is refused: %s', (bytes, message) => {
    expect(mistakeIn(bytes)).toContain(message);
  });
});

describe('a document', () => {
  const [ZIP, ZIP_END] = ['PK\x03\x04', 'PK\x05\x06'];
  const ole = (stream: string) => `\xd0\xcf\x11\xe0${[...stream].join('\0')}`;
  const zip = (names: string) => ZIP + names + ZIP_END;
  const FIRST_PAGE = '%PDF-1.4 1 0 obj endobj startxref 0 %%EOF';
  it.each([
    ['a.pdf', '%PDF-1.7 endobj trailer'],
    ['a.PDF', '\n%PDF-1.4 endobj startxref 9'],
    ['a.pdf', `${FIRST_PAGE} 2 0 obj endobj startxref 9 %%EOF${'\0'.repeat(9e5)}`],
    ['a.docx', zip('[Content_Types].xml word/document2.xml')],
    ['a.xlsx', zip(`${'x'.repeat(2e5)}xl\\Workbook.xml`)],
    ['a.xlsx', ole('EncryptedPackage')],
    ['a.odt', zip('mimetypeapplication/vnd.oasis.opendocument.text')],
    ['a.ods', zip('mimetypeapplication/vnd.oasis.opendocument.spreadsheet')],
    ['a.doc', ole('WordDocument')],
    ['a.doc', '{\\rtf1'],
    ['a.xls', ole('WORKBOOK')],
    ['a.xls', ole('Book')],
    ['_headers', ''],
  ])('%s is what its ending says (%#)', (name, bytes) => {
    expect(mistakeIn(ascii(bytes), `public/${name}`)).toBe('');
  });

  it.each([
    ['a.pdf', '', 'this file is empty'],
    ['a.pdf', '<!doctype html>', 'this file is not PDF'],
    ['a.pdf', '%PDF-1.7 endobj stream', 'the end of this file is missing'],
    ['a.pdf', `${FIRST_PAGE} 2 0 obj endobj stream`, 'the end of this file is missing'],
    ['a.docx', `${ZIP}word/document.xml`, 'the end of this file is missing'],
    ['a.docx', zip('xl/workbook.xml'), 'this file is not DOCX'],
    ['a.docx', ole('WordDocument'), 'this file is not DOCX'],
    ['a.doc', ole('Workbook'), 'open it in a program that shows it, and save it from there as DOC'],
    ['a.xls', '<table>', 'this file is not XLS'],
    ['a.xls', zip(''), 'this file is not XLS'],
    ['a.pdf', `%PDF-${'x'.repeat(25 * 2 ** 20)}`, 'this file is 26 MB, and may be 25 at most'],
    ['film.mp4', 'x'.repeat(25 * 2 ** 20 + 1), 'this file is 26 MB'],
  ])('%s is refused (%#)', (name, bytes, message) => {
    expect(mistakeIn(ascii(bytes), `public/${name}`)).toContain(message);
  });
});

describe('the position of a photo', () => {
  const GPS = { IFD0: { Artist: 'Kari' }, IFD3: { GPSLatitude: '59/1 54/1 0/1', GPSLatitudeRef: 'N' } };
  const photo = (exif: Exif) => red().withExif(exif);

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'is found in a %s, and is refused only where it is published',
    async (format) => {
      const bytes = await photo(GPS).toFormat(format).toBuffer();
      expect(mistakeIn(bytes, 'public/team.jpg')).toContain('this file may say where it was made (GPS)');
      expect(mistakeIn(bytes, 'content/images/about.jpg')).toBe('');
      expect(hasPosition(await photo({ IFD0: GPS.IFD0 }).toFormat(format).toBuffer())).toBe(false);
    },
  );

  it('is found in a photo inside a drawing', async () => {
    const data = (await photo(GPS).jpeg().toBuffer()).toString('base64');
    expect(hasPosition(svg(`<image href="data:image/jpeg;base64,${data}"/>`))).toBe(true);
    // As some programs break its lines, and with parameters.
    const broken = data.replace(/(.{76})/g, '$1&#10;');
    expect(hasPosition(svg(`<image href="data:image/jpeg;charset=utf-8;base64,${broken}"/>`))).toBe(true);
  });

  it.each([
    '<x:xmpmeta exif:GPSLatitude="59,54N"/>',
    '<e:GPSLongitude>10,45E</e:GPSLongitude>',
    '<geo:lat xmlns:geo="http://www.w3.org/2003/01/geo/wgs84_pos#">59.9</geo:lat>',
    'zTXtRaw profile type exif\0\0x',
    'iTXtXML:com.adobe.xmp\0\x01\0x',
    '\xa9xyz\0\x12\x15\xc7+59.9139+010.7522/',
    '<rdf:Description drone-dji:GpsLatitude="+59.9139" drone-dji:GpsLongtitude="+10.7522"/>',
    '\0\0\0\x2floci\0\0\0\0\x15\xc7\0\0',
    'hdlr\0\0\0\0\0\0\0\0meta\x0b  GoPro MET',
    '\0\0\x02\0brobExif', // in a JPEG XL
    '<dwc:decimalLatitude>59.9139</dwc:decimalLatitude>',
  ])('is found in other data: %j', (content) => {
    expect(hasPosition(ascii(content))).toBe(true);
  });

  /** EXIF data as ImageMagick writes them. */
  async function inHex(): Promise<string> {
    const { exif } = await sharp(await photo(GPS).jpeg().toBuffer()).metadata();
    return `\nexif\n     ${exif?.length}\n${exif?.toString('hex').replace(/(.{72})/g, '$1\n')}\n`;
  }

  it('is found in a PNG of ImageMagick, in hexadecimal numbers', async () => {
    expect(hasPosition(ascii(`tEXtRaw profile type exif\0${await inHex()}`))).toBe(true);
  });

  describe('in what a PNG compresses', () => {
    const { write, content } = contentCopy();
    const { en } = say('hasPosition');
    it.each([
      ['zTXtRaw profile type exif\0\0', inHex, en],
      ['iTXtXML:com.adobe.xmp\0\x01\0\0\0', async () => '<x:xmpmeta exif:GPSLatitude="59,54N"/>', en],
      ['iTXtXML:com.adobe.xmp\0\x01\0\0\0', async () => '<x:xmpmeta dc:creator="Kari"/>', undefined],
    ])('is found: %j', async (start, text, message) => {
      const chunk = Buffer.concat([Buffer.alloc(4), ascii(start), deflateSync(await text()), Buffer.alloc(4)]);
      chunk.writeUInt32BE(chunk.length - 12);
      write('public/team.png', Buffer.concat([(await encode('png')).subarray(0, -12), chunk]));
      expect(content().mistakes?.['public/team.png']?.en).toBe(message);
    });
  });
});
