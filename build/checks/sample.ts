import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { LOCALE_IDS } from '@/i18n/locales';
import { textsOf } from './catalog-rules';
import { readSource } from './source';

export const SAMPLES_FILE = 'build/checks/samples.json';

/** What is known of the sample company; build/checks/samples.json, written by `npm run check:launch -- --remember`. */
export interface Samples {
  /** Parts of texts and facts that name the company. */
  names: string[];
  /** The town that its texts may name; another company may well be there too. */
  town: string;
  /** Facts that nobody else has by chance. */
  facts: Record<string, string>;
  /** What its catalogs claim of it or tell in its words, by language and key. */
  texts: Record<string, Record<string, string>>;
  /** Its pictures: the hash of each file, and what it looks like. */
  pictures: Record<string, { hash: string; look: string }>;
}

/**
 * Texts that are about one company: what it is, does, claims, promises and shows, and what its policy says of its own records. Not
 * the words that every such site has: labels, headings, what the law says, and what the site itself stores.
 */
const ITS_OWN = new RegExp(
  `^(${[
    'meta\\.(home\\.|ogImageAlt)',
    'hero\\.(eyebrow|title|lead)',
    'about\\.(title|paragraph|badge|news|body)',
    'services\\.(lead|\\w+\\.(lead|body|imageAlt))',
    'technology\\.(lead|(\\w+\\.)+body)',
    'contact\\.lead',
    'privacy\\.(lead|(controller|data|purpose|recipients|transfers|retention|automated|security)\\.(?!title))',
    'footer\\.description',
    'notFound\\.body',
  ].join('|')})`,
);
const FOLDERS = ['content/images', 'content/brand', 'public/brand'];
/** Belongs to the design, whoever the company is. */
const DECORATION = /^contours-/;
const PICTURE = /\.(svg|avif|png|jpe?g|webp|tiff?)$/i;
/** The side of the small grey picture that two pictures are compared by, in pixels. */
const SIDE = 8;
/** Two pictures that differ in at most so many of the 64 signs of their looks are one, saved anew. */
const SAME_LOOK = 5;
/** A place counts as lighter from so many levels of grey on: less is noise. */
const STEP = 3;
/** A picture with fewer signs is too even to be told by them. */
const FEWEST = 8;
/** Texts that share this part of their words are the same one, with a word changed. */
const SAME_WORDS = 0.6;

/** Whether the text at `key` is one that tells of a single company. */
export function isItsOwn(key: string): boolean {
  return ITS_OWN.test(key);
}

/** Whether two texts say the same in all but a few of the same words. */
export function isSameText(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => new Set(plain(text).match(/\p{L}+/gu)));
  if (!a?.size || !b?.size) return one === other;
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / (a.size + b.size - shared) >= SAME_WORDS;
}

/** Whether `text` has `name` in it, however it is spaced and whatever its case. */
export function hasName(text: string, name: string): boolean {
  const [whole, part] = [text, name].map((value) => plain(value).replace(/\s/g, ''));
  return (whole as string).includes(part as string);
}

/** A text without tags, arguments and what can't be seen, in small letters. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .replace(/<[^>]*>|\{\w+\}|\p{Cf}/gu, '')
    .toLowerCase();
}

/** Every picture that a company has: the masters, the logo, the badges. Paths below `root`. */
export function picturesOf(root: string): string[] {
  return FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => PICTURE.test(name) && !DECORATION.test(name))
      .map((name) => `${folder}/${name}`),
  );
}

export function hashOf(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}

/**
 * What a picture looks like, as 16 hexadecimal figures: 64 signs, each says whether a place is lighter than the one to its
 * right. It stays when a picture is saved anew, made smaller or touched up. Empty for what can't be read, or shows nothing.
 */
export async function lookOf(path: string): Promise<string> {
  const small = await sharp(path)
    .flatten({ background: '#fff' })
    .greyscale()
    .resize(SIDE + 1, SIDE, { fit: 'fill' })
    .raw()
    .toBuffer()
    .catch(() => null);
  if (!small) return '';
  let look = 0n;
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const at = y * (SIDE + 1) + x;
      look = (look << 1n) | ((small[at] ?? 0) - (small[at + 1] ?? 0) > STEP ? 1n : 0n);
    }
  }
  return signsIn(look) < FEWEST ? '' : look.toString(16).padStart(16, '0');
}

/** Whether two looks are those of one picture. */
export function isSameLook(one: string, other: string): boolean {
  if (!one || !other) return false;
  const different = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  return signsIn(different) <= SAME_LOOK;
}

function signsIn(look: bigint): number {
  return look.toString(2).replaceAll('0', '').length;
}

/** What the company of a project is, to be known as the sample from then on. Names, town and facts are those of `samples`. */
export async function sampleOf(root: string, { names, town, facts }: Samples): Promise<Samples> {
  const texts = LOCALE_IDS.map((locale) => {
    const own = textsOf(readSource(root, `messages/${locale}.json`).data).filter(([key]) => isItsOwn(key));
    return [locale, Object.fromEntries(own)];
  });
  const pictures = await Promise.all(
    picturesOf(root).map(async (file) => {
      const path = join(root, file);
      return [file, { hash: hashOf(path), look: await lookOf(path) }];
    }),
  );
  return { names, town, facts, texts: Object.fromEntries(texts), pictures: Object.fromEntries(pictures) };
}
