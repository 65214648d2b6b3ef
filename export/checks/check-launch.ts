import sample from '../sample.json' with { type: 'json' };
import { COMPANY_FILE, type Content, catalogFile } from './content';
import { hiddenTexts } from './hidden';
import type { Problem } from './problem';
import { isIn, parseSource, type Source, valueEntries } from './source';

/** Facts that may be left out, and that every owner is asked for. */
const ASKED = ['people', 'licence', 'priceFrom', 'replyWithinWorkingDays', 'takesOver'];
const DRAWN_BY_NAME = /\/contours-/; // they have the colors of the site

/**
 * What keeps a company from going live: what is left of the sample, and what only its owner knows. Needs valid content.
 * @param today YYYY-MM-DD
 */
export function checkLaunch(content: Content, today = new Date().toISOString().slice(0, 10)): Problem[] {
  const company = parseSource(COMPANY_FILE, content.files[COMPANY_FILE]);
  return [
    ...unsafeAddresses(company, content),
    ...openQuestions(company),
    ...sampleTexts(company, content),
    ...missingFacts(company),
    ...missingHolidays(company, today),
    ...samplePictures(content),
  ];
}

/** export/sample.json, when a company is to be the sample. */
export function sampleOf(content: Content): typeof sample {
  // What tells of a single company, unlike labels, headings and what the law says.
  const isOwn = (key: string) => sample.own.some((pattern) => new RegExp(`^${pattern}`).test(key));
  const values = sourcesOf(content).flatMap(({ data }) => valueEntries(data));
  const texts = values.filter(([key]) => isOwn(key)).map(([key, value]) => fingerprint(`${key} ${value}`));
  const pictures = ownPictures(content).map(([, id]) => id.slice(0, 10));
  return { ...sample, hashes: [...texts, ...pictures].join(' ') };
}

function unsafeAddresses({ data, problem }: Source, { formOverride }: Content): Problem[] {
  const problems: Problem[] = [];
  const address = formOverride || data.formEndpoint || '';
  if (!isSafe(address) || hasSampleName(address)) {
    const message = `"${address}" is not the https:// address of your form service`;
    const ofEnvironment = { file: 'environment', key: 'NEXT_PUBLIC_FORM_ENDPOINT', message };
    problems.push(formOverride ? ofEnvironment : problem('formEndpoint', message));
  }
  if (!isSafe(data.siteUrl)) problems.push(problem('siteUrl', `"${data.siteUrl}" does not begin with https://`));
  return problems;
}

function openQuestions({ data, problem }: Source): Problem[] {
  const open = Object.entries(data.confirmed ?? {}).filter(([, answer]) => answer === 'unknown');
  return open.map(([fact]) => problem(`confirmed.${fact}`, 'only you know this; write yes or no'));
}

function sampleTexts({ data }: Source, content: Content): Problem[] {
  const sources = sourcesOf(content);
  const settled = [...(data.keptTexts ?? []), ...hiddenTexts(data, sources[1]?.data)];
  return sources.flatMap((source) => {
    const open = valueEntries(source.data).filter(([key]) => !isIn(settled, key));
    const ofSample = open.filter(([key, value]) => hasSampleName(String(value)) || isSampleText(key, value));
    return ofSample.map(([key]) =>
      source.problem(key, `${whatIs(key)}; write your own, or name it in "keptTexts" if it is true of you`),
    );
  });
}

function missingFacts({ data, problem }: Source): Problem[] {
  const missing = ASKED.filter((fact) => !(fact in data) && !(data.keptTexts ?? []).includes(fact));
  return missing.map((fact) =>
    problem(fact, 'this fact is missing; add it, or name it in "keptTexts" if the site is to do without'),
  );
}

function missingHolidays({ data, problem }: Source, today: string): Problem[] {
  const { openingHours, closedDates = [], keptTexts = [] } = data;
  const isKnown = closedDates.some((date: string) => date >= today) || keptTexts.includes('closedDates');
  if (!openingHours || isKnown) return [];
  const message = 'none lies ahead, so on holidays the site says that you are open; add the next ones';
  return [problem('closedDates', `${message}, or name it in "keptTexts" if you are`)];
}

function samplePictures(content: Content): Problem[] {
  const ofSample = ownPictures(content).filter(([, id]) => sample.hashes.includes(id.slice(0, 10)));
  return ofSample.map(([file]) => {
    return { file, key: '', message: 'this picture is the sample’s; put your own in its place' };
  });
}

function sourcesOf({ files, languages }: Content): Source[] {
  const names = [COMPANY_FILE, ...Object.keys(languages).map(catalogFile)];
  return names.map((file) => parseSource(file, files[file]));
}

const ownPictures = ({ pictures }: Content) => Object.entries(pictures).filter(([file]) => !DRAWN_BY_NAME.test(file));

function whatIs(key: string): string {
  const [, claim] = Object.entries(sample.claims).find(([keys]) => new RegExp(`^(${keys})$`).test(key)) ?? [];
  return claim ? `the sample’s text, which claims ${claim}` : 'this is the sample’s';
}

function hasSampleName(text: string): boolean {
  const plain = (value: string) => value.toLowerCase().replace(/[\s\u00ad]/g, '');
  return sample.names.some((name) => plain(text).includes(plain(name)));
}

const isSafe = (address: string) => URL.canParse(address) && new URL(address).protocol === 'https:';
const isSampleText = (key: string, value: unknown) => sample.hashes.includes(fingerprint(`${key} ${value}`));

const FNV_START = 0xcbf29ce484222325n;
const FNV_PRIME = 0x100000001b3n;

/** A short name for a text, the same in Node and in browsers, without waiting (FNV-1a, 64 bits). It protects nothing. */
export function fingerprint(text: string): string {
  let hash = FNV_START;
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * FNV_PRIME);
  return hash.toString(16).padStart(16, '0').slice(0, 10);
}
