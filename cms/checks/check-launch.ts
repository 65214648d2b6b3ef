import { catalogNodeAt } from '@/cms/schema/catalog-tree';
import { getIn } from '@/cms/schema/data';
import { FACT_TREE } from '@/cms/schema/fact-tree';
import type { Facts } from '@/cms/schema/facts';
import { parseUrl } from '@/cms/schema/formats';
import {
  hasSampleName,
  isConfirmed,
  isIn,
  type Review,
  sampleEntry,
  textEntries,
  valueEntries,
} from '@/cms/schema/review';
import { hiddenTexts } from '@/cms/schema/shown';
import { type Catalog, type Content, companySource, FORM_VARIABLE, UNWRITTEN, usableCatalogs } from './content';
import { isReal } from './form-address';
import { t } from './messages';
import { repeatedPictures, samplePictures } from './picture-rules';
import type { Problem } from './problem';
import { isOfSample } from './sample';
import type { Source } from './source';
import { knowsPictures, usableFacts } from './usable-facts';
import { contradictions } from './word-rules';

/** Returns the problems that must be solved before launch: what is left of the sample, and questions only the owner can answer. */
export function checkLaunch(content: Content): Problem[] {
  const source = companySource(content);
  const usable = usableFacts(source);
  const { facts, company } = usable;
  return [
    ...formAddress(source, content),
    ...openAnswers(source, facts),
    ...sampleFacts(source, facts),
    ...usableCatalogs(content).flatMap((catalog) => textProblems(facts, catalog)),
    ...missingFacts(source),
    ...onePerson(source, facts),
    ...closedDates(source, facts),
    ...(knowsPictures(usable) ? samplePictures(content, company) : []),
    ...repeatedPictures(content),
  ];
}

/** Same as `checkLaunch`, but without problems while `siteUrl` is a reserved address. */
export function checkPublication(content: Content): Problem[] {
  return isReal(String(companySource(content).data.siteUrl)) ? checkLaunch(content) : [];
}

function* formAddress({ data, problem }: Source, { formOverride }: Content) {
  const address = formOverride || data.formEndpoint || '';
  const isSafe = parseUrl(address)?.protocol === 'https:';
  if (isSafe && !hasSampleName(address)) return;
  const message = address ? t('unsafeForm', { address }) : t('noForm');
  yield formOverride ? { ...FORM_VARIABLE, message } : problem('formEndpoint', message);
}

function openAnswers({ problem }: Source, { confirmed }: Facts): Problem[] {
  const open = Object.entries(confirmed ?? {}).filter(([, answer]) => answer === 'unknown');
  return open.map(([fact]) => problem(`confirmed.${fact}`, t('onlyYouKnow')));
}

function sampleFacts({ data, problem, question }: Source, review: Review): Problem[] {
  const values = valueEntries(data);
  const { $sample = [] } = review;
  const entries = $sample.filter((entry) => isOfSample(getIn(data, entry)));
  const named = values.filter(
    ([key, value]) => !isIn(entries, key) && !isConfirmed(data, key) && hasSampleName(String(value)),
  );
  return [
    ...entries.map((entry) => inSample(problem(entry, t('sample')), entry)),
    ...named.map(([key]) => question(key, t('sampleName'))),
  ];
}

const inSample = (problem: Problem, entry: string): Problem => ({
  ...problem,
  answer: { file: problem.file, list: '$sample', entry },
});

function textProblems(facts: Facts, catalog: Catalog): Problem[] {
  const { data, problem } = catalog;
  const hidden = hiddenTexts(facts, data);
  const contradicting = contradictions(facts, catalog, hidden);
  // A text that must be changed anyway need not be confirmed first.
  const excluded = [...hidden, ...contradicting.map(({ key }) => key)];
  const shown = textEntries(data).filter(([key]) => !isIn(excluded, key));
  const unwritten = shown.filter(([, text]) => text === UNWRITTEN);
  return [
    ...unwritten.map(([key]) => problem(key, t('notWritten'))),
    ...contradicting,
    ...shown.flatMap(([key, text]) => sampleText(catalog, key, text, facts.brand)),
  ];
}

function sampleText({ data, problem, question }: Catalog, key: string, text: string, ownName?: string): Problem[] {
  const entry = sampleEntry(data, key);
  if (!entry || !isOfSample(text, ownName)) {
    return hasSampleName(text) && !isConfirmed(data, key) ? [question(key, t('sampleName'))] : [];
  }
  const { claim } = catalogNodeAt(key);
  const message = typeof claim === 'object' ? t('sampleClaim', { claim }) : t('sample');
  return [inSample(problem(key, message), entry)];
}

function missingFacts({ data, question }: Source): Problem[] {
  const claims = Object.entries(FACT_TREE.properties ?? {}).filter(([, { claim }]) => claim);
  const missing = claims.filter(([fact]) => !(fact in data) && !isConfirmed(data, fact));
  return missing.map(([fact, { type }]) => question(fact, t(type === 'boolean' ? 'onlyYouKnow' : 'leftOut')));
}

function onePerson({ data, problem }: Source, { people }: Facts): Problem[] {
  return people?.length === 1 && data.soleTrader === undefined ? [problem('soleTrader', t('onePerson'))] : [];
}

function closedDates({ data, question }: Source, { openingHours, closedDates = [] }: Facts): Problem[] {
  const isFine = !openingHours || closedDates.length > 0 || isConfirmed(data, 'closedDates');
  return isFine ? [] : [question('closedDates', t('noClosedDays'))];
}
