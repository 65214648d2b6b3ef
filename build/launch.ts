import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textsOf } from '@/build/checks/catalog-rules';
import {
  hashOf,
  hasName,
  isItsOwn,
  isSameLook,
  isSameText,
  lookOf,
  picturesOf,
  type Samples,
} from '@/build/checks/sample';
import sampleFile from '@/build/checks/samples.json' with { type: 'json' };
import { type Path, type Problem, readSource } from '@/build/checks/source';
import made from '@/content/pictures.json' with { type: 'json' };
import { LOCALE_IDS } from '@/i18n/locales';
import type { Output } from './images/pictures';
import { planImages } from './images/plan';

const samples: Samples = sampleFile;
const FIRM_FILE = 'content/company.json';
const FORM_SETTING = 'NEXT_PUBLIC_FORM_ENDPOINT';

/**
 * Everything of the sample that still stands in the facts, the catalogs and the pictures, every address that visitors
 * could not be safe with, what the owner has yet to confirm (docs/behaviour.md, “Facts”), and pictures that are older
 * than what they are made from.
 * @param root the project's folder
 * @param closely also finds pictures that were only saved anew; takes some seconds
 */
export async function checkLaunch(root: string, closely = false): Promise<Problem[]> {
  return [
    ...checkAddresses(root),
    ...checkConfirmed(root),
    ...sampleFacts(root),
    ...LOCALE_IDS.flatMap((locale) => sampleTexts(root, locale)),
    ...(await samplePictures(root, closely)),
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

function checkAddresses(root: string): Problem[] {
  const form = process.env[FORM_SETTING];
  const company = readSource(root, FIRM_FILE);
  const { siteUrl } = (company.data ?? {}) as { siteUrl?: string };
  const problems: Problem[] = [];
  if (siteUrl && !isSafe(siteUrl)) {
    problems.push(company.problem(['siteUrl'], `"${siteUrl}" does not begin with https://`));
  }
  if (!form || !isSafe(form)) {
    const message = form
      ? `"${form}" does not begin with https://`
      : 'this setting is missing: the form has no address to go to';
    problems.push({ file: 'environment', line: 0, key: FORM_SETTING, message });
  } else if (nameIn(form)) {
    const message = `"${nameIn(form)}" is a sample; write the address of your own form service`;
    problems.push({ file: 'environment', line: 0, key: FORM_SETTING, message });
  }
  return problems;
}

/** What only the owner knows and has not said yet. */
function checkConfirmed(root: string): Problem[] {
  const company = readSource(root, FIRM_FILE);
  const { confirmed } = (company.data ?? {}) as { confirmed?: Record<string, string> };
  return Object.entries(confirmed ?? {})
    .filter(([, answer]) => answer === 'unknown')
    .map(([fact]) => company.problem(['confirmed', fact], 'only you know this; write yes or no'));
}

function isSafe(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:';
}

function sampleFacts(root: string): Problem[] {
  const source = readSource(root, FIRM_FILE);
  const found = textsOf(source.data).flatMap(([key, text]) => {
    const path: Path = key.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    const sample = nameIn(text) ?? (samples.facts[key] === text ? text : undefined);
    return sample ? [source.problem(path, `"${sample}" is a sample; write your own`)] : [];
  });
  return [...source.problems, ...found];
}

function sampleTexts(root: string, locale: string): Problem[] {
  const source = readSource(root, `messages/${locale}.json`);
  const { keptTexts = [], officeAddress } = (readSource(root, FIRM_FILE).data ?? {}) as {
    keptTexts?: string[];
    officeAddress?: { city?: string };
  };
  const isKept = (key: string) => keptTexts.some((kept) => key === kept || key.startsWith(`${kept}.`));
  const town = officeAddress?.city === samples.town ? undefined : new RegExp(`\\b${samples.town}\\b`, 'i');
  const known = Object.values(samples.texts[locale] ?? {});
  const found = textsOf(source.data).flatMap(([key, text]) => {
    const path = key.split('.');
    const name = nameIn(text);
    if (name) return [source.problem(path, `"${name}" is a sample; write your own`)];
    if (isKept(key)) return [];
    if (town?.test(text))
      return [source.problem(path, `"${samples.town}" is the sample's town, not yours; write your own`)];
    if (!isItsOwn(key) || !known.some((other) => isSameText(text, other))) return [];
    const message = `this is the sample's text; write your own, or name it in "keptTexts" of ${FIRM_FILE} if it holds for you`;
    return [source.problem(path, message)];
  });
  return [...source.problems, ...found];
}

function nameIn(text: string): string | undefined {
  return samples.names.find((name) => hasName(text, name));
}

async function samplePictures(root: string, closely: boolean): Promise<Problem[]> {
  const known = Object.values(samples.pictures);
  const found = await Promise.all(
    picturesOf(root).map(async (file) => {
      const path = join(root, file);
      if (known.some(({ hash }) => hash === hashOf(path))) return true;
      return closely && lookOf(path).then((look) => known.some((sample) => isSameLook(look, sample.look)));
    }),
  );
  const message = 'this picture is a sample; put your own in its place';
  return picturesOf(root).flatMap((file, index) => (found[index] ? [{ file, line: 0, key: '', message }] : []));
}

const IMAGES = 'content/pictures.json';

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
