import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hiddenIn } from '@/build/checks/hidden';
import { isIn, readSource, valuesOf } from '@/build/checks/source';
import manifest from '@/content/pictures.json' with { type: 'json' };
import { LOCALE_IDS } from '@/i18n/locales';
import { planImages } from './images/pictures';
import sample from './sample.json' with { type: 'json' };

const FORM_SETTING = 'NEXT_PUBLIC_FORM_ENDPOINT';
/** Facts that may be left out, and that every owner is asked for. */
const ASKED = ['people', 'licence', 'priceFrom', 'replyWithinWorkingDays', 'takesOver'] as const;
const FOLDERS = ['content/images', 'content/brand', 'public/brand'];

/** What keeps the company in `root` from going live, a line each. */
export async function checkLaunch(root: string): Promise<string[]> {
  const sources = sourcesOf(root);
  const { company } = sources;
  const { siteUrl, confirmed = {}, keptTexts = [] } = company.data as Facts;
  const settled = [...keptTexts, ...hiddenIn(root)];
  const form = process.env[FORM_SETTING] ?? '';
  const isFormReady = isSafe(form) && !hasName(form);
  return [
    ...(isFormReady ? [] : [`environment ${FORM_SETTING}: "${form}" is not the https:// address of your form service`]),
    ...(isSafe(siteUrl) ? [] : [company.problem('siteUrl', `"${siteUrl}" does not begin with https://`)]),
    ...Object.keys(confirmed)
      .filter((fact) => confirmed[fact] === 'unknown')
      .map((fact) => company.problem(`confirmed.${fact}`, 'only you know this; write yes or no')),
    ...Object.values(sources).flatMap(({ data, problem }) =>
      valuesOf(data)
        .filter(([key, value]) => !isIn(settled, key) && (hasName(String(value)) || isSample(`${key} ${value}`)))
        .map(([key]) => problem(key, `${whatIs(key)}; write your own, or name it in "keptTexts" if it is true of you`)),
    ),
    ...ASKED.filter((fact) => !(fact in (company.data as object)) && !keptTexts.includes(fact)).map((fact) =>
      company.problem(fact, 'this fact is missing; add it, or name it in "keptTexts" if the site is to do without'),
    ),
    ...picturesIn(root)
      .filter((file) => isSample(readFileSync(join(root, file))))
      .map((file) => `${file}: this picture is the sample’s; put your own in its place`),
    ...(await oldPictures(root)),
  ];
}

/** build/sample.json, when the company in `root` is to be the sample. */
export function sampleOf(root: string): typeof sample {
  const own = Object.values(sourcesOf(root)).flatMap(({ data }) => valuesOf(data).filter(([key]) => isOwn(key)));
  const values = own.map(([key, value]) => hash(`${key} ${value}`));
  const pictures = picturesIn(root).map((file) => hash(readFileSync(join(root, file))));
  return { ...sample, hashes: [...values, ...pictures].join(' ') };
}

interface Facts {
  siteUrl: string;
  confirmed?: Record<string, string>;
  keptTexts?: string[];
}

function sourcesOf(root: string) {
  const catalogs = LOCALE_IDS.map((locale) => [locale, readSource(root, `messages/${locale}.json`)] as const);
  return { company: readSource(root, 'content/company.json'), ...Object.fromEntries(catalogs) };
}

function picturesIn(root: string): string[] {
  return FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => /^(?!contours-).*\.(svg|avif|png|jpe?g|webp|tiff?)$/i.test(name))
      .map((name) => `${folder}/${name}`),
  );
}

/** Whether a fact or a text tells of a single company, unlike labels, headings and what the law says. */
function isOwn(key: string): boolean {
  return sample.own.some((pattern) => new RegExp(`^${pattern}`).test(key));
}

function whatIs(key: string): string {
  const [, claim] = Object.entries(sample.claims).find(([keys]) => new RegExp(`^(${keys})$`).test(key)) ?? [];
  return claim ? `the sample’s text, which claims ${claim}` : 'this is the sample’s';
}

function hasName(text: string): boolean {
  const plain = (value: string) => value.toLowerCase().replace(/[\s\u00ad]/g, '');
  return sample.names.some((name) => plain(text).includes(plain(name)));
}

const isSample = (content: string | Buffer) => sample.hashes.includes(hash(content));

function hash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 10);
}

function isSafe(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:';
}

async function oldPictures(root: string): Promise<string[]> {
  if (!existsSync(join(root, 'content/images'))) return [];
  try {
    const planned = (await planImages(root)).manifest;
    const isUpToDate = JSON.stringify(planned) === JSON.stringify(manifest);
    return isUpToDate ? [] : ['content/pictures.json: older than what the pictures are made from: `npm run images`'];
  } catch (error) {
    return [(error as Error).message];
  }
}
