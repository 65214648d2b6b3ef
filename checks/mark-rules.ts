import { factAt } from '@/company/fact-tree';
import { keyOfEntry } from '@/company/marks';
import { say, type Words } from '@/company/words';
import type { Catalog } from './content';
import type { Problem } from './problem';
import { isIn, type Source, valueEntries } from './source';

/** Names in the lists at the top of a catalog that no text or group has. Those of `$sample` may go with what they name. */
export function unknownTexts(catalog: Catalog): Problem[] {
  const keys = valueEntries(catalog.data).map(([key]) => key);
  return ['$same', '$confirmed'].flatMap((list) =>
    unknownIn(catalog, list, (name) => keys.some((key) => isIn([name], key)), noText),
  );
}

/** The same of the facts, which may be left out; a name with a slash is a file. */
export const unknownFacts = (source: Source): Problem[] =>
  unknownIn(source, '$confirmed', (name) => name.includes('/') || factAt(name) !== undefined, noFact);

const noText = (name: string) =>
  say(
    `"${name}" er ingen tekst i denne filen; er det skrevet feil?`,
    `"${name}" is no text of this catalog; is it misspelt?`,
  );
const noFact = (name: string) =>
  say(`"${name}" er ingen av faktaene; er det skrevet feil?`, `"${name}" is no fact; is it misspelt?`);

function unknownIn(
  { data, problem }: Source,
  list: string,
  isKnown: (name: string) => boolean,
  message: (name: string) => Words,
): Problem[] {
  const names: string[] = Array.isArray(data[list]) ? data[list].map((entry) => keyOfEntry(String(entry))) : [];
  return names.filter((name) => !isKnown(name)).map((name) => problem(list, message(name)));
}
