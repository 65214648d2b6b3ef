import { type Catalog, catalogsOf, companySource } from '@/checks/content';
import { hashOf } from '@/checks/sample';
import { findPlural } from '@/checks/word-rules';
import { textEntries, valueAt } from '@/company/marks';
import { readContent } from './read-content';

/** Returns the hashes of the sample: a line for the facts and for each language, with the texts as one person would write them too. */
export function sampleHashes(): string[] {
  const content = readContent();
  const { data } = companySource(content);
  const facts: string[] = data.$sample ?? [];
  const values = [facts.map((name) => valueAt(data, name)), ...catalogsOf(content).map(textsOf)];
  return values.map((list) => [...new Set(list.filter((value) => value !== undefined).map(hashOf))].sort().join(' '));
}

const textsOf = ({ data, lang }: Catalog) =>
  textEntries(data).flatMap(([, text]) => [text, findPlural(text, lang)?.wording ?? text]);
