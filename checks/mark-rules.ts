import { factAt } from '@/company/fact-tree';
import { keyOfEntry } from '@/company/marks';
import type { Catalog } from './content';
import * as M from './messages';
import type { Problem } from './problem';
import { isIn, type Source, valueEntries } from './source';

/** Names in the lists at the top of a catalog that no text or group has. Those of `$sample` may go with what they name. */
export function unknownTexts(catalog: Catalog): Problem[] {
  const keys = valueEntries(catalog.data).map(([key]) => key);
  const isText = (name: string) => keys.some((key) => isIn([name], key));
  return ['$same', '$confirmed'].flatMap((list) =>
    namesIn(catalog, list).flatMap((name) => (isText(name) ? [] : [catalog.problem(list, M.noText(name))])),
  );
}

/** The same of the facts, which may be left out; a name with a slash is a file. */
export function unknownFacts(company: Source): Problem[] {
  const isFact = (name: string) => name.includes('/') || factAt(name) !== undefined;
  const unknown = namesIn(company, '$confirmed').filter((name) => !isFact(name));
  return unknown.map((name) => company.problem('$confirmed', M.noFact(name)));
}

const namesIn = ({ data }: Source, list: string): string[] =>
  Array.isArray(data[list]) ? data[list].map((entry) => keyOfEntry(String(entry))) : [];
