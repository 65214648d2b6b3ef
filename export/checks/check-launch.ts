import { withDefaults } from '@/lib/facts';
import sample from '../sample.json' with { type: 'json' };
import { deniedClaims } from './claim-rules';
import { type Catalog, type Content, catalogsOf, companySource, UNWRITTEN } from './content';
import { hiddenTexts } from './hidden';
import { fingerprint, keepAdvice, keptEntry, keptKeys } from './kept-texts';
import { ownPictures, repeatedPictures, samplePictures } from './picture-rules';
import type { Problem } from './problem';
import { isIn, type Source, textEntries, valueEntries } from './source';
import { severalPeople } from './word-rules';

const [SAMPLE_BRAND = ''] = sample.names;

/** Facts that may be left out, and that every owner is asked for. */
const ASKED = ['people', 'licence', 'priceFrom', 'replyWithinWorkingDays', 'takesOver'];

/**
 * What keeps a company from going live: what is left of the sample, and what only its owner knows. Needs valid content.
 * @param today YYYY-MM-DD
 */
export function checkLaunch(content: Content, today = new Date().toISOString().slice(0, 10)): Problem[] {
  const company = companySource(content);
  return [
    ...unsafeAddresses(company, content),
    ...openQuestions(company),
    ...sampleFacts(company),
    ...catalogsOf(content).flatMap((catalog) => Object.values(textProblems(company, catalog)).flat()),
    ...missingFacts(company),
    ...onePerson(company),
    ...missingHolidays(company, today),
    ...samplePictures(content, withDefaults(company.data)),
    ...repeatedPictures(content),
  ];
}

/** export/sample.json, when a company is to be the sample. */
export function sampleOf(content: Content): typeof sample {
  // What tells of a single company, unlike labels, headings and what the law says.
  const isOwn = (key: string) => sample.own.some((pattern) => new RegExp(`^${pattern}`).test(key));
  const facts = valueEntries(companySource(content).data);
  const texts = catalogsOf(content).flatMap(({ data, lang }) =>
    textEntries(data).flatMap(([key, text]) =>
      [text, severalPeople(text, lang)?.wording ?? text].map((said) => [key, said]),
    ),
  );
  const hashes = [...facts, ...texts]
    .filter(([key]) => isOwn(key))
    .map(([key, value]) => fingerprint(`${key} ${value}`));
  const pictures = ownPictures(content).map(([, id]) => id.slice(0, 10));
  return { ...sample, hashes: [...new Set([...hashes, ...pictures])].join(' ') };
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

function sampleFacts({ data, problem }: Source): Problem[] {
  const open = sampleEntries(valueEntries(data), data.keptTexts ?? []);
  const advice = (key: string) => `write your own, or add "${key}" to "keptTexts" if it is true of you`;
  return open.map(([key]) => problem(key, `${whatIs(key)}; ${advice(key)}`));
}

function textProblems({ data: facts }: Source, catalog: Catalog) {
  const { data, locale, problem } = catalog;
  const hidden = hiddenTexts(facts, data);
  const denied = deniedClaims(facts, catalog, hidden);
  // A text that has to change is asked for again once it has.
  const settled = [...hidden, ...keptKeys(facts.keptTexts ?? [], locale, data), ...denied.map(({ key }) => key)];
  const open = sampleEntries(valueEntries(data), settled, facts.brand);
  const ofSample = open.map(([key]) =>
    problem(key, `${whatIs(key)}; write your own, or ${keepAdvice(locale, data, key)}`),
  );
  const unwritten = valueEntries(data).filter(([key, text]) => text === UNWRITTEN && !isIn(hidden, key));
  return { unwritten: unwritten.map(([key]) => problem(key, 'this is still to be written')), denied, ofSample };
}

/** @param brand A claim of the sample is still one with another company's name in it. */
function sampleEntries(entries: [key: string, value: unknown][], settled: string[], brand = '') {
  const open = entries.filter(([key]) => !isIn(settled, key) && !isIn(['keptTexts'], key));
  return open.filter(([key, value]) => {
    const isRenamed = () => brand && claimOf(key) && isSampleText(key, String(value).replaceAll(brand, SAMPLE_BRAND));
    return hasSampleName(String(value)) || isSampleText(key, value) || isRenamed();
  });
}

/** Entries of `keptTexts` for the chapters that have texts of the sample, and none that the facts deny. */
export function keptChapters(content: Content): string[] {
  const company = companySource(content);
  const chaptersOf = (problems: Problem[]) => [...new Set(problems.map(({ key }) => key.split('.')[0] ?? ''))];
  return catalogsOf(content).flatMap((catalog) => {
    const { denied, ofSample } = textProblems(company, catalog);
    const chapters = chaptersOf(ofSample).filter((chapter) => !chaptersOf(denied).includes(chapter));
    return chapters.map((chapter) => keptEntry(catalog.locale, catalog.data, chapter));
  });
}

function missingFacts({ data, problem }: Source): Problem[] {
  const missing = ASKED.filter((fact) => !(fact in data) && !(data.keptTexts ?? []).includes(fact));
  return missing.map((fact) =>
    problem(fact, 'this fact is missing; add it, or name it in "keptTexts" if the site is to do without'),
  );
}

/** A firm of one may be a company too, and one of several may name a single person. */
function onePerson({ data, problem }: Source): Problem[] {
  if (data.people?.length !== 1 || data.soleTrader !== undefined) return [];
  const message =
    'people names one; write true if this is all of the company, and texts that say "we" are named, else false';
  return [problem('soleTrader', message)];
}

function missingHolidays({ data, problem }: Source, today: string): Problem[] {
  const { openingHours, closedDates = [], keptTexts = [] } = data;
  const isKnown = closedDates.some((date: string) => date >= today) || keptTexts.includes('closedDates');
  if (!openingHours || isKnown) return [];
  const message = 'none lies ahead, so on holidays the site says that you are open; add the next ones';
  return [problem('closedDates', `${message}, or name it in "keptTexts" if you are`)];
}

function whatIs(key: string): string {
  const claim = claimOf(key);
  return claim ? `the sample’s text, which claims ${claim}` : 'this is the sample’s';
}

const claimOf = (key: string) =>
  Object.entries(sample.claims).find(([keys]) => new RegExp(`^(${keys})$`).test(key))?.[1];

/** Numbers are found in any grouping, with and without country code, but not within longer ones. */
function hasSampleName(text: string): boolean {
  const plain = (value: string) =>
    value
      .toLowerCase()
      .replace(/[\s\u00ad]/g, '')
      .replace(/(?<=\d)[.()/-]+(?=\d)/g, '');
  const isNumber = (name: string) => /^\d+$/.test(name);
  return sample.names.some((name) => {
    const sought = plain(name);
    return isNumber(sought)
      ? new RegExp(`(?<!\\d)(?:(?:00)?47)?${sought}`).test(plain(text))
      : plain(text).includes(sought);
  });
}

const isSafe = (address: string) => URL.canParse(address) && new URL(address).protocol === 'https:';
const isSampleText = (key: string, value: unknown) => sample.hashes.includes(fingerprint(`${key} ${value}`));
