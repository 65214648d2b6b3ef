import { withDefaults } from '@/lib/facts';
import { deniedClaims } from './claim-rules';
import { type Catalog, type Content, catalogsOf, companySource, UNWRITTEN } from './content';
import { isReal } from './form-address';
import { hiddenTexts } from './hidden';
import { keepAdvice, keptEntry, keptKeys } from './kept-texts';
import { repeatedPictures, samplePictures } from './picture-rules';
import type { Problem } from './problem';
import { describeSampleValue, hasSampleName, isSampleValue } from './sample-values';
import { chapterOf, isIn, type Source, textEntries, valueEntries } from './source';

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

/** What keeps a build from being published: as `checkLaunch`, and nothing while visitors do not reach the site's address. Needs valid content. */
export function checkPublication(content: Content): Problem[] {
  return isReal(companySource(content).data.siteUrl) ? checkLaunch(content) : [];
}

function unsafeAddresses({ data, problem }: Source, { formOverride }: Content): Problem[] {
  const problems: Problem[] = [];
  const address = formOverride || data.formEndpoint || '';
  if (!isSafe(address) || hasSampleName(address)) {
    const message = address
      ? `"${address}" is not the https:// address of your form service`
      : 'this is missing; create a form at a form service, and write the address that it shows';
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
  const settled = ['keptTexts', ...(data.keptTexts ?? [])];
  const open = valueEntries(data).filter(([key, value]) => !isIn(settled, key) && isSampleValue(key, value));
  const advice = (key: string) => `write your own, or add "${key}" to "keptTexts" if it is true of you`;
  return open.map(([key]) => problem(key, `${describeSampleValue(key)}; ${advice(key)}`));
}

function textProblems({ data: facts }: Source, catalog: Catalog) {
  const { data, locale, problem } = catalog;
  const hidden = hiddenTexts(facts, data);
  const shown = textEntries(data).filter(([key]) => !isIn(hidden, key));
  const kept = keptKeys(facts.keptTexts ?? [], locale, data);
  // Another company's name in a chapter is kept by its own key only.
  const isKept = (key: string, text: string) => kept.includes(key) || (isIn(kept, key) && !hasSampleName(text));
  const denied = deniedClaims(facts, catalog, hidden);
  // A text that has to change is asked for again once it has.
  const isDenied = (key: string) => denied.some((claim) => claim.key === key);
  const ofSample = shown.filter(
    ([key, text]) => !isKept(key, text) && !isDenied(key) && isSampleValue(key, text, facts.brand),
  );
  const unwritten = shown.filter(([, text]) => text === UNWRITTEN);
  return {
    unwritten: unwritten.map(([key]) => problem(key, 'this is still to be written')),
    denied,
    ofSample: ofSample.map(([key]) =>
      problem(key, `${describeSampleValue(key)}; write your own, or ${keepAdvice(locale, data, key)}`),
    ),
  };
}

/** Entries of `keptTexts` for the chapters that have texts of the sample, and none that the facts deny. */
export function keptChapters(content: Content): string[] {
  const company = companySource(content);
  return catalogsOf(content).flatMap((catalog) => {
    const { denied, ofSample } = textProblems(company, catalog);
    const isDenied = (chapter: string) => denied.some(({ key }) => chapterOf(key) === chapter);
    const texts = textEntries(catalog.data).filter(([, text]) => !hasSampleName(text));
    const kept = texts.filter(([key]) => ofSample.some((problem) => problem.key === key));
    const chapters = new Set(kept.map(([key]) => chapterOf(key)));
    return [...chapters]
      .filter((chapter) => !isDenied(chapter))
      .map((chapter) => keptEntry(catalog.locale, catalog.data, chapter));
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
  const question = 'people has one name; is this person all of the company?';
  return [problem('soleTrader', `${question} Write true, and texts that say "we" are named, or false`)];
}

function missingHolidays({ data, problem }: Source, today: string): Problem[] {
  const { openingHours, closedDates = [], keptTexts = [] } = data;
  const isKnown = closedDates.some((date: string) => date >= today) || keptTexts.includes('closedDates');
  if (!openingHours || isKnown) return [];
  const message = 'none lies ahead, so on holidays the site says that you are open; add the next ones';
  return [problem('closedDates', `${message}, or name it in "keptTexts" if you are`)];
}

const isSafe = (address: string) => URL.canParse(address) && new URL(address).protocol === 'https:';
