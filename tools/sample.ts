// `npx tsx tools/sample.ts`: after a change of the sample's texts or facts, writes checks/sample.json, by which the
// checks know them. Only for the template: in a company's copy, its own texts would count as the sample's.
import { writeFileSync } from 'node:fs';
import { withoutExtension } from '@/checks/content';
import { type Catalog, readingOf } from '@/checks/reading';
import { findPlural } from '@/checks/word-rules';
import { catalogNodeAt } from '@/model/catalog-tree';
import { getIn, hashOf } from '@/model/data';
import { textEntries } from '@/model/review';
import { readContent } from './build/read-content';
import { run } from './run';

/** Returns the hashes of the sample, texts as one person writes them too: a line for facts, pictures and each language. */
function sampleHashes(): string[] {
  const reading = readingOf(readContent());
  const { data } = reading.source;
  const facts: string[] = data.$sample ?? [];
  const pictures = Object.entries(reading.pictures).filter(([file]) => facts.includes(withoutExtension(file)));
  const values = [
    facts.map((name) => getIn(data, name)),
    pictures.map(([, id]) => id),
    ...reading.catalogs.map(textsOf),
  ];
  return values.map((list) => [...new Set(list.filter((value) => value !== undefined).map(hashOf))].sort().join(' '));
}

const textsOf = ({ data, lang }: Catalog) =>
  textEntries(data).flatMap(([key, text]) =>
    isTelling(key, text) ? [text, findPlural(text, lang)?.wording ?? text] : [],
  );

/** Whether a text tells that it is the sample's. A company may write labels of a few words, such as “About us”, for its own. */
const isTelling = (key: string, text: string) => catalogNodeAt(key).claim !== undefined || text.split(' ').length > 3;

run(async () => writeFileSync('checks/sample.json', `${JSON.stringify(sampleHashes(), null, 2)}\n`));
