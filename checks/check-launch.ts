import { FACT_TREE, withDefaults } from '@/company/fact-tree';
import { hasSampleName, isConfirmed, sampleEntry } from '@/company/marks';
import type { Words } from '@/company/words';
import { deniedClaims } from './claim-rules';
import { type Catalog, type Content, catalogsOf, companySource, UNWRITTEN } from './content';
import { isReal } from './form-address';
import { hiddenTexts } from './hidden';
import * as M from './messages';
import { repeatedPictures, samplePictures } from './picture-rules';
import type { Problem } from './problem';
import { isIn, type Source, textEntries, valueEntries } from './source';
import { claimOf } from './text-rules';

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
    ...catalogsOf(content).flatMap((catalog) => textProblems(company, catalog)),
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
  const address = formOverride || data.formEndpoint || '';
  if (isSafe(address) && !hasSampleName(address)) return [];
  const message = address ? M.unsafeForm(address) : M.NO_FORM;
  return [
    formOverride
      ? { file: 'environment', key: 'NEXT_PUBLIC_FORM_ENDPOINT', message }
      : problem('formEndpoint', message),
  ];
}

function openQuestions({ data, problem }: Source): Problem[] {
  const open = Object.entries(data.confirmed ?? {}).filter(([, answer]) => answer === 'unknown');
  return open.map(([fact]) => problem(`confirmed.${fact}`, M.ONLY_YOU_KNOW));
}

function sampleFacts({ data, problem }: Source): Problem[] {
  const values = valueEntries(data);
  const { $sample = [] } = data;
  const entries: string[] = $sample.filter((entry: string) => values.some(([key]) => isIn([entry], key)));
  const named = values.filter(
    ([key, value]) => !isIn(entries, key) && !isConfirmed(data, key) && hasSampleName(String(value)),
  );
  return [
    ...entries.map((entry) => inSample(problem(entry, M.SAMPLE), entry)),
    ...named.map(([key]) => problem(key, M.SAMPLE_NAME)),
  ];
}

const inSample = (problem: Problem, entry: string): Problem => ({
  ...problem,
  answer: { file: problem.file, list: '$sample', entry },
});

function textProblems({ data: facts }: Source, catalog: Catalog): Problem[] {
  const { data, problem } = catalog;
  const hidden = hiddenTexts(facts, data);
  const denied = deniedClaims(facts, catalog, hidden);
  // A text that has to change is asked for again once it has.
  const shown = textEntries(data).filter(([key]) => !isIn(hidden, key) && !denied.some((claim) => claim.key === key));
  const unwritten = shown.filter(([, text]) => text === UNWRITTEN);
  return [
    ...unwritten.map(([key]) => problem(key, M.NOT_WRITTEN)),
    ...denied,
    ...shown.flatMap(([key, text]) => {
      const entry = sampleEntry(data, key);
      if (entry) return [inSample(problem(key, sampleText(key)), entry)];
      return hasSampleName(text) && !isConfirmed(data, key) ? [problem(key, M.SAMPLE_NAME)] : [];
    }),
  ];
}

function sampleText(key: string): Words {
  const claim = claimOf(key);
  return typeof claim === 'object' ? M.sampleClaim(claim) : M.SAMPLE;
}

const ASKED = Object.entries(FACT_TREE.properties ?? {}).flatMap(([name, { claim }]) => (claim ? [name] : []));

function missingFacts({ data, question }: Source): Problem[] {
  const missing = ASKED.filter((fact) => !(fact in data) && !isConfirmed(data, fact));
  return missing.map((fact) => question(fact, M.LEFT_OUT));
}

/** A firm of one may be a company too, and one of several may name a single person. */
function onePerson({ data, problem }: Source): Problem[] {
  return data.people?.length === 1 && data.soleTrader === undefined ? [problem('soleTrader', M.ONE_PERSON)] : [];
}

function missingHolidays({ data, question }: Source, today: string): Problem[] {
  const { openingHours, closedDates = [] } = data;
  const isKnown = closedDates.some((date: string) => date >= today) || isConfirmed(data, 'closedDates');
  if (!openingHours || isKnown) return [];
  return [question('closedDates', M.NONE_AHEAD)];
}

const isSafe = (address: string) => URL.canParse(address) && new URL(address).protocol === 'https:';
