import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { LOCALE_IDS } from '@/i18n/locales';
import { formatProblems } from './check-content';
import { textsOf } from './content/catalog-rules';
import { loadEnvironment } from './content/environment';
import samples from './content/samples.json';
import { type Problem, readSource } from './content/source';
import { run } from './run';

const FIRM_FILE = 'site/firm.json';
const FORM_SETTING = 'NEXT_PUBLIC_FORM_ENDPOINT';

/**
 * Every sample value that still stands in the facts, the catalogs and the pictures, every address that visitors could
 * not be safe with, and what the owner has yet to confirm (decisions, section 3). The samples are those of scripts/content/samples.json.
 * @param root the project's folder
 */
export function checkLaunch(root: string): Problem[] {
  const files = [FIRM_FILE, ...LOCALE_IDS.map((locale) => `messages/${locale}.json`)];
  return [
    ...checkAddresses(root),
    ...checkConfirmed(root),
    ...files.flatMap((file) => sampleTexts(root, file)),
    ...samplePictures(root),
  ];
}

/** One line for a build of a site that is not ready to go live, else null. */
export function launchWarning(root: string): string | null {
  const { length } = checkLaunch(root);
  return length > 0 ? `Not ready to go live: \`npm run check:launch\` names ${length} things to replace.` : null;
}

function checkAddresses(root: string): Problem[] {
  const form = process.env[FORM_SETTING];
  const firm = readSource(root, FIRM_FILE);
  const { siteUrl } = (firm.data ?? {}) as { siteUrl?: string };
  const problems: Problem[] = [];
  if (siteUrl && !isSafe(siteUrl)) {
    problems.push(firm.problem(['siteUrl'], `"${siteUrl}" does not begin with https://`));
  }
  if (!form || !isSafe(form)) {
    const message = form
      ? `"${form}" does not begin with https://`
      : 'this setting is missing: the form has no address to go to';
    problems.push({ file: 'environment', line: 0, key: FORM_SETTING, message });
  }
  return problems;
}

/** What only the owner knows and has not said yet. */
function checkConfirmed(root: string): Problem[] {
  const firm = readSource(root, FIRM_FILE);
  const { confirmed } = (firm.data ?? {}) as { confirmed?: Record<string, string> };
  return Object.entries(confirmed ?? {})
    .filter(([, answer]) => answer === 'unknown')
    .map(([fact]) => firm.problem(['confirmed', fact], 'only you know this; write yes or no'));
}

function isSafe(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:';
}

function sampleTexts(root: string, file: string): Problem[] {
  const source = readSource(root, file);
  const found = textsOf(source.data).flatMap(([key, text]) => {
    const sample = samples.texts.find((part) => text.toLowerCase().includes(part.toLowerCase()));
    return sample ? [source.problem(key.split('.'), `"${sample}" is a sample; write your own`)] : [];
  });
  return [...source.problems, ...found];
}

function samplePictures(root: string): Problem[] {
  return Object.entries(samples.pictures)
    .filter(([file, hash]) => existsSync(join(root, file)) && hashOf(join(root, file)) === hash)
    .map(([file]) => ({ file, line: 0, key: '', message: 'this picture is a sample; put your own in its place' }));
}

function hashOf(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}

async function main(root: string): Promise<void> {
  loadEnvironment(root);
  const problems = checkLaunch(root);
  if (problems.length > 0) {
    throw new Error(`${formatProblems(problems)}\n${problems.length} things to replace before the site goes live.`);
  }
  console.log('No sample value is left: ready to go live.');
}

if (basename(process.argv[1] ?? '') === 'check-launch.ts') run(() => main(process.cwd()));
