import { FACT_TREE, withDefaults } from '@/company/fact-tree';
import { hasSampleName, isConfirmed, sampleEntry } from '@/company/marks';
import { joined, say, type Words } from '@/company/words';
import { deniedClaims } from './claim-rules';
import { type Catalog, type Content, catalogsOf, companySource, UNWRITTEN } from './content';
import { isReal } from './form-address';
import { hiddenTexts } from './hidden';
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

const NO_FORM = say(
  'dette mangler; lag et skjema hos en skjematjeneste, og skriv adressen den viser',
  'this is missing; create a form at a form service, and write the address that it shows',
);

function unsafeAddresses({ data, problem }: Source, { formOverride }: Content): Problem[] {
  const address = formOverride || data.formEndpoint || '';
  if (isSafe(address) && !hasSampleName(address)) return [];
  const unsafe = say(
    `"${address}" er ikke https://-adressen til skjematjenesten deres`,
    `"${address}" is not the https:// address of your form service`,
  );
  const message = address ? unsafe : NO_FORM;
  return [
    formOverride
      ? { file: 'environment', key: 'NEXT_PUBLIC_FORM_ENDPOINT', message }
      : problem('formEndpoint', message),
  ];
}

function openQuestions({ data, problem }: Source): Problem[] {
  const open = Object.entries(data.confirmed ?? {}).filter(([, answer]) => answer === 'unknown');
  const message = say('dette vet bare dere; svar ja eller nei', 'only you know this; write yes or no');
  return open.map(([fact]) => problem(`confirmed.${fact}`, message));
}

const SAMPLE = say('dette er eksempelets', 'this is the sample’s');
const YOUR_OWN = say('skriv deres eget', 'write your own');
const SAMPLE_NAME = say(
  'her står et navn eller et nummer fra eksempelet; skriv deres eget',
  'this has a name or number of the sample in it; write your own',
);

function sampleFacts({ data, problem }: Source): Problem[] {
  const values = valueEntries(data);
  const { $sample = [] } = data;
  const entries: string[] = $sample.filter((entry: string) => values.some(([key]) => isIn([entry], key)));
  const named = values.filter(
    ([key, value]) => !isIn(entries, key) && !isConfirmed(data, key) && hasSampleName(String(value)),
  );
  return [
    ...entries.map((entry) => sampleProblem(problem(entry, SAMPLE), entry)),
    ...named.map(([key]) => problem(key, SAMPLE_NAME)),
  ];
}

function sampleProblem(problem: Problem, entry: string): Problem {
  const message = joined([problem.message, YOUR_OWN], '; ');
  return { ...problem, message, answer: { file: problem.file, list: '$sample', entry } };
}

function textProblems({ data: facts }: Source, catalog: Catalog): Problem[] {
  const { data, problem } = catalog;
  const hidden = hiddenTexts(facts, data);
  const denied = deniedClaims(facts, catalog, hidden);
  // A text that has to change is asked for again once it has.
  const shown = textEntries(data).filter(([key]) => !isIn(hidden, key) && !denied.some((claim) => claim.key === key));
  const unwritten = shown.filter(([, text]) => text === UNWRITTEN);
  return [
    ...unwritten.map(([key]) => problem(key, say('dette skal skrives', 'this is still to be written'))),
    ...denied,
    ...shown.flatMap(([key, text]) => {
      const entry = sampleEntry(data, key);
      if (entry) return [sampleProblem(problem(key, sampleText(key)), entry)];
      return hasSampleName(text) && !isConfirmed(data, key) ? [problem(key, SAMPLE_NAME)] : [];
    }),
  ];
}

function sampleText(key: string): Words {
  const claim = claimOf(key);
  if (typeof claim !== 'object') return SAMPLE;
  return say(`eksempelets tekst, som sier at ${claim.no}`, `the sample’s text, which says that ${claim.en}`);
}

/** Facts that may be left out, and that every owner is asked for. */
const ASKED = Object.entries(FACT_TREE.properties ?? {}).flatMap(([name, { claim }]) => (claim ? [name] : []));

const NOT_THERE = say('dette mangler; legg det til', 'this fact is missing; add it');

function missingFacts({ data, question }: Source): Problem[] {
  const missing = ASKED.filter((fact) => !(fact in data) && !isConfirmed(data, fact));
  return missing.map((fact) => question(fact, NOT_THERE));
}

const ONE_PERSON = say(
  'det står ett navn under Folk; er denne personen hele firmaet? Svar ja, så blir tekster som sier «vi», nevnt, eller nei',
  'people has one name; is this person all of the company? Write true, and texts that say "we" are named, or false',
);

/** A firm of one may be a company too, and one of several may name a single person. */
function onePerson({ data, problem }: Source): Problem[] {
  return data.people?.length === 1 && data.soleTrader === undefined ? [problem('soleTrader', ONE_PERSON)] : [];
}

const NONE_AHEAD = say(
  'ingen ligger foran oss, så på helligdager sier nettstedet at dere har åpent; legg til de neste',
  'none lies ahead, so on holidays the site says that you are open; add the next ones',
);

function missingHolidays({ data, question }: Source, today: string): Problem[] {
  const { openingHours, closedDates = [] } = data;
  const isKnown = closedDates.some((date: string) => date >= today) || isConfirmed(data, 'closedDates');
  if (!openingHours || isKnown) return [];
  return [question('closedDates', NONE_AHEAD)];
}

const isSafe = (address: string) => URL.canParse(address) && new URL(address).protocol === 'https:';
