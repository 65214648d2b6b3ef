import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hiddenIn } from '@/build/checks/content';
import { isIn } from '@/build/checks/hidden';
import { type Problem, readSource, type Source, textsOf, valuesOf } from '@/build/checks/source';
import made from '@/content/pictures.json' with { type: 'json' };
import { LOCALE_IDS } from '@/i18n/locales';
import type { Output } from './images/pictures';
import { planImages } from './images/plan';
import sample from './sample.json' with { type: 'json' };

export type Sample = typeof sample;

const COMPANY = 'content/company.json';
const IMAGES = 'content/pictures.json';
const FORM_SETTING = 'NEXT_PUBLIC_FORM_ENDPOINT';
const FOLDERS = ['content/images', 'content/brand', 'public/brand'];
/** Facts that may be left out, and that every owner is asked for. */
const ASKED = ['people', 'licence', 'priceFrom', 'replyWithinWorkingDays', 'takesOver'];

/**
 * What is left of the sample (build/sample.json) in facts, catalogs and pictures, what the owner has not said yet, addresses
 * that are not safe, and pictures older than what they are made from. @param root the folder of `content/` and `messages/`
 */
export async function checkLaunch(root: string): Promise<Problem[]> {
  const company = readSource(root, COMPANY);
  const catalogs = LOCALE_IDS.map((locale) => readSource(root, `messages/${locale}.json`));
  const { keptTexts: kept = [] } = (company.data ?? {}) as { keptTexts?: string[] };
  const settled = [...kept, ...hiddenIn(root)];
  return [
    ...checkForm(),
    ...[company, ...catalogs].flatMap(({ problems }) => problems),
    ...checkFacts(company, kept),
    ...catalogs.flatMap((catalog) => checkTexts(catalog, company, settled)),
    ...samplePictures(root),
    ...(await oldPictures(root)),
  ];
}

/** One line for a build of a site that is not ready to go live, else null. */
export async function launchWarning(root: string): Promise<string | null> {
  const problems = await checkLaunch(root);
  if (problems.length === 0) return null;
  const images = problems.some(({ file }) => file === IMAGES)
    ? ' Run `npm run images` first: pictures are out of date.'
    : '';
  return `Not ready to go live: \`npm run check:launch\` names what is to be replaced (${problems.length}).${images}`;
}

/** The values of a project, to be known as the sample's from then on; names, keys and claims stay. */
export function sampleOf(root: string): Sample {
  const company = readSource(root, COMPANY);
  const facts = new Map(valuesOf(company.data));
  const texts = LOCALE_IDS.flatMap((locale) => textsOf(readSource(root, `messages/${locale}.json`).data));
  return {
    ...sample,
    facts: Object.fromEntries(
      Object.entries(sample.facts).map(([key, value]) => [key, facts.get(key) ?? value]),
    ) as Sample['facts'],
    texts: texts
      .filter(([key]) => isOwn(key))
      .map(([, text]) => hashOf(text, company))
      .join(' '),
    pictures: picturesOf(root)
      .map((file) => hash(readFileSync(join(root, file))))
      .join(' '),
  };
}

function checkForm(): Problem[] {
  const form = process.env[FORM_SETTING];
  const problem = (message: string) => [{ file: 'environment', line: 0, key: FORM_SETTING, message }];
  if (!form) return problem('this setting is missing: the form has no address to go to');
  if (!isSafe(form)) return problem(`"${form}" does not begin with https://`);
  return nameIn(form) ? problem(`"${nameIn(form)}" is a sample; write the address of your own form service`) : [];
}

function checkFacts(company: Source, kept: string[]): Problem[] {
  const { siteUrl = '', confirmed = {}, ...facts } = (company.data ?? {}) as Record<string, unknown>;
  const unsafe = isSafe(String(siteUrl))
    ? []
    : [company.problem('siteUrl', `"${siteUrl}" does not begin with https://`)];
  const unknown = Object.entries(confirmed as object)
    .filter(([, answer]) => answer === 'unknown')
    .map(([fact]) => company.problem(`confirmed.${fact}`, 'only you know this; write yes or no'));
  const missing = ASKED.filter((fact) => !(fact in facts) && !kept.includes(fact)).map((fact) =>
    company.problem(fact, `this fact is missing; add it, or name it in "keptTexts" if the site is to do without`),
  );
  const samples = valuesOf(company.data).flatMap(([key, value]) => {
    const found =
      nameIn(String(value)) ?? ((sample.facts as Record<string, unknown>)[key] === value ? value : undefined);
    if (found === undefined || isIn(kept, key)) return [];
    return [
      company.problem(key, `"${found}" is a sample; write your own, or list it in "keptTexts" if it is yours too`),
    ];
  });
  return [...unsafe, ...unknown, ...missing, ...samples];
}

function checkTexts(catalog: Source, company: Source, settled: string[]): Problem[] {
  const known = new Set(sample.texts.split(' '));
  return textsOf(catalog.data).flatMap(([key, text]) => {
    if (isIn(settled, key)) return [];
    const name = nameIn(text);
    if (name) return [catalog.problem(key, `"${name}" is a sample; write your own`)];
    if (!isOwn(key) || !known.has(hashOf(text, company))) return [];
    const claim = (sample.claims as Record<string, string>)[key];
    const what = claim ? `this claims ${claim}` : 'this is the sample’s text';
    return [
      catalog.problem(key, `${what}; write your own, or name it in "keptTexts" of ${COMPANY} if it is true of you`),
    ];
  });
}

function samplePictures(root: string): Problem[] {
  const known = new Set(sample.pictures.split(' '));
  return picturesOf(root)
    .filter((file) => known.has(hash(readFileSync(join(root, file)))))
    .map((file) => ({ file, line: 0, key: '', message: 'this picture is a sample; put your own in its place' }));
}

function picturesOf(root: string): string[] {
  return FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => /^(?!contours-).*\.(svg|avif|png|jpe?g|webp|tiff?)$/i.test(name))
      .map((name) => `${folder}/${name}`),
  );
}

/** Whether a text tells of a single company, unlike labels, headings and what the law says. */
function isOwn(key: string): boolean {
  return key in sample.claims || sample.own.some((pattern) => new RegExp(`^${pattern}`).test(key));
}

/** The name of the sample in a text, however it is spaced. */
function nameIn(text: string): string | undefined {
  const plain = (value: string) => value.toLowerCase().replace(/[\s\u00ad\u2060]/g, '');
  return sample.names.find((name) => plain(text).includes(plain(name)));
}

/** What a text says, whoever says it. */
function hashOf(text: string, company: Source): string {
  const { brand = '' } = (company.data ?? {}) as { brand?: string };
  return hash(brand ? text.replaceAll(brand, '') : text);
}

function hash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 10);
}

function isSafe(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:';
}

/** Served pictures that do not belong to the masters and headlines as they are now. */
async function oldPictures(root: string): Promise<Problem[]> {
  if (!existsSync(join(root, 'content/images'))) return [];
  const problem = (message: string) => [{ file: IMAGES, line: 0, key: '', message }];
  try {
    const { manifest, outputs } = await planImages(root);
    const old = await Promise.all(outputs.map((output) => isOld(join(root, 'public', output.name), output)));
    if (!old.includes(true) && JSON.stringify(manifest) === JSON.stringify(made)) return [];
    return problem('a picture, a headline, the logo or a color is newer than what was made from it: `npm run images`');
  } catch (error) {
    return problem(`${(error as Error).message}; then \`npm run images\``);
  }
}

/** Whether a served picture is missing, or a drawing whose name does not tell is no longer what its master and the colors give. */
async function isOld(path: string, { make, fixed }: Output): Promise<boolean> {
  if (!existsSync(path)) return true;
  return fixed === true && path.endsWith('.svg') && !(await make()).equals(readFileSync(path));
}
