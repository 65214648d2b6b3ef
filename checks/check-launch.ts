import { catalogNodeAt } from '@/model/catalog-tree';
import { getIn } from '@/model/data';
import { FACT_TREE } from '@/model/fact-tree';
import { parseUrl } from '@/model/formats';
import { isConfirmed, isIn, type Review, sampleEntry, textEntries, valueEntries } from '@/model/review';
import { hiddenTexts } from '@/model/shown';
import { type Content, FORM_VARIABLE, UNWRITTEN } from './content';
import { isReal } from './form-address';
import { say } from './messages';
import { repeatedPictures, samplePictures } from './picture-rules';
import type { Problem } from './problem';
import { type Catalog, type Reading, readingOf } from './reading';
import { hasSampleName, isOfSample } from './sample';
import { contradictions } from './word-rules';

const RULES = [
  formAddress,
  openAnswers,
  sampleFacts,
  sampleTexts,
  missingFacts,
  onePerson,
  closedDates,
  samplePictures,
  repeatedPictures,
];

/** Returns the problems that must be solved before launch: what is left of the sample, and questions only the owner can answer. */
export function checkLaunch(content: Content | Reading): Problem[] {
  const reading = readingOf(content);
  return RULES.flatMap((rule) => [...rule(reading)]);
}

/** Same as `checkLaunch`, but without problems while `siteUrl` is a reserved address. */
export function checkPublication(content: Content | Reading): Problem[] {
  const reading = readingOf(content);
  return isReal(String(reading.source.data.siteUrl)) ? checkLaunch(reading) : [];
}

function* formAddress({ source, formOverride }: Reading) {
  const address = formOverride || source.data.formEndpoint || '';
  const isSafe = parseUrl(address)?.protocol === 'https:';
  if (isSafe && !hasSampleName(address)) return;
  const message = address ? say('unsafeForm', { address }) : say('noForm');
  yield formOverride ? { ...FORM_VARIABLE, message } : source.problem('formEndpoint', message);
}

function openAnswers({ source, facts }: Reading): Problem[] {
  const open = Object.entries(facts.confirmed ?? {}).filter(([, answer]) => answer === 'unknown');
  return open.map(([fact]) => source.problem(`confirmed.${fact}`, say('onlyYouKnow')));
}

function sampleFacts({ source, facts }: Reading): Problem[] {
  const { data, problem, question } = source;
  const { $sample = [] }: Review = facts;
  const entries = $sample.filter((entry) => isOfSample(getIn(data, entry)));
  const named = valueEntries(data).filter(
    ([key, value]) => !isIn(entries, key) && !isConfirmed(data, key) && hasSampleName(String(value)),
  );
  return [
    ...entries.map((entry) => inSample(problem(entry, say('sample')), entry)),
    ...named.map(([key]) => question(key, say('sampleName'))),
  ];
}

const inSample = (problem: Problem, entry: string): Problem => ({
  ...problem,
  answer: { file: problem.file, list: '$sample', entry },
});

function sampleTexts({ facts, usable }: Reading): Problem[] {
  return usable.flatMap((catalog) => {
    const { data, problem } = catalog;
    const hidden = hiddenTexts(facts, data);
    const contradicting = [...contradictions(facts, catalog, hidden)];
    // A text that must be changed anyway need not be confirmed first.
    const excluded = [...hidden, ...contradicting.map(({ key }) => key)];
    const shown = textEntries(data).filter(([key]) => !isIn(excluded, key));
    const unwritten = shown.filter(([, text]) => text === UNWRITTEN);
    return [
      ...unwritten.map(([key]) => problem(key, say('notWritten'))),
      ...contradicting,
      ...shown.flatMap(([key, text]) => sampleText(catalog, key, text, facts.brand)),
    ];
  });
}

function sampleText({ data, problem, question }: Catalog, key: string, text: string, ownName?: string): Problem[] {
  const entry = sampleEntry(data, key);
  if (!entry || !isOfSample(text, ownName)) {
    return hasSampleName(text) && !isConfirmed(data, key) ? [question(key, say('sampleName'))] : [];
  }
  const { claim } = catalogNodeAt(key);
  const message = typeof claim === 'object' ? say('sampleClaim', { claim }) : say('sample');
  return [inSample(problem(key, message), entry)];
}

function missingFacts({ source: { data, question } }: Reading): Problem[] {
  const claims = Object.entries(FACT_TREE.properties ?? {}).filter(([, { claim }]) => claim);
  const missing = claims.filter(([fact]) => !(fact in data) && !isConfirmed(data, fact));
  return missing.map(([fact, { type }]) => question(fact, say(type === 'boolean' ? 'onlyYouKnow' : 'leftOut')));
}

function onePerson({ source, facts }: Reading): Problem[] {
  const isOpen = facts.people?.length === 1 && source.data.soleTrader === undefined;
  return isOpen ? [source.problem('soleTrader', say('onePerson'))] : [];
}

function closedDates({ source, facts }: Reading): Problem[] {
  const { openingHours, closedDates: dates = [] } = facts;
  const isFine = !openingHours || dates.length > 0 || isConfirmed(source.data, 'closedDates');
  return isFine ? [] : [source.question('closedDates', say('noClosedDays'))];
}
