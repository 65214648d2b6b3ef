import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import manifest from '@/content/pictures.json' with { type: 'json' };
import { hiddenIn } from '@/export/checks/hidden';
import { isIn, readSource, valuesOf } from '@/export/checks/source';
import { LOCALE_IDS } from '@/i18n/locales';
import { planImages } from './images/pictures';
import sample from './sample.json' with { type: 'json' };

const FILES = ['content/company.json', ...LOCALE_IDS.map((locale) => `messages/${locale}.json`)];
/** Facts that may be left out, and that every owner is asked for. */
const ASKED = ['people', 'licence', 'priceFrom', 'replyWithinWorkingDays', 'takesOver'] as const;
const FOLDERS = ['content/images', 'content/brand', 'public/brand'];

/** What keeps the company in `root` from going live, a line each. */
export async function checkLaunch(root: string): Promise<string[]> {
  const company = readSource(root, 'content/company.json');
  const { siteUrl, confirmed = {}, keptTexts = [] } = company.data;
  const settled = [...keptTexts, ...hiddenIn(root)];
  const form = process.env.NEXT_PUBLIC_FORM_ENDPOINT ?? '';
  const formProblem = `environment NEXT_PUBLIC_FORM_ENDPOINT: "${form}" is not the https:// address of your form service`;
  return [
    ...(isSafe(form) && !hasName(form) ? [] : [formProblem]),
    ...(isSafe(siteUrl) ? [] : [company.problem('siteUrl', `"${siteUrl}" does not begin with https://`)]),
    ...Object.keys(confirmed)
      .filter((fact) => confirmed[fact] === 'unknown')
      .map((fact) => company.problem(`confirmed.${fact}`, 'only you know this; write yes or no')),
    ...FILES.map((file) => readSource(root, file)).flatMap(({ data, problem }) =>
      valuesOf(data)
        .filter(([key, value]) => !isIn(settled, key) && (hasName(String(value)) || isSample(`${key} ${value}`)))
        .map(([key]) => problem(key, `${whatIs(key)}; write your own, or name it in "keptTexts" if it is true of you`)),
    ),
    ...ASKED.filter((fact) => !(fact in company.data) && !keptTexts.includes(fact)).map((fact) =>
      company.problem(fact, 'this fact is missing; add it, or name it in "keptTexts" if the site is to do without'),
    ),
    ...picturesIn(root)
      .filter((file) => isSample(readFileSync(join(root, file))))
      .map((file) => `${file}: this picture is the sample’s; put your own in its place`),
    ...(await oldPictures(root)),
  ];
}

/** export/sample.json, when the company in `root` is to be the sample. */
export function sampleOf(root: string): typeof sample {
  // What tells of a single company, unlike labels, headings and what the law says.
  const isOwn = (key: string) => sample.own.some((pattern) => new RegExp(`^${pattern}`).test(key));
  const own = FILES.flatMap((file) => valuesOf(readSource(root, file).data)).filter(([key]) => isOwn(key));
  const values = own.map(([key, value]) => hash(`${key} ${value}`));
  const pictures = picturesIn(root).map((file) => hash(readFileSync(join(root, file))));
  return { ...sample, hashes: [...values, ...pictures].join(' ') };
}

function picturesIn(root: string): string[] {
  return FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => /^(?!contours-).*\.(svg|avif|png|jpe?g|webp|tiff?)$/i.test(name))
      .map((name) => `${folder}/${name}`),
  );
}

function whatIs(key: string): string {
  const [, claim] = Object.entries(sample.claims).find(([keys]) => new RegExp(`^(${keys})$`).test(key)) ?? [];
  return claim ? `the sample’s text, which claims ${claim}` : 'this is the sample’s';
}

function hasName(text: string): boolean {
  const plain = (value: string) => value.toLowerCase().replace(/[\s\u00ad]/g, '');
  return sample.names.some((name) => plain(text).includes(plain(name)));
}

const isSafe = (address: string) => URL.canParse(address) && new URL(address).protocol === 'https:';
const hash = (content: string | Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 10);
const isSample = (content: string | Buffer) => sample.hashes.includes(hash(content));

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
