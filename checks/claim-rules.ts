import type { Facts } from '@/company/facts';
import { isConfirmed } from '@/company/marks';
import { joined, say, type Words } from '@/company/words';
import type { Catalog } from './content';
import type { Problem } from './problem';
import { isIn, textEntries } from './source';
import { severalPeople, speaksOfService, WORD_SERVICES } from './word-rules';

/** What a text claims although the facts deny it. `wording` is ready to stand in its place. */
type Claim = { message: Words; wording?: string };

/** Texts that say "we" of a sole trader, or name a service that the company lacks; not `hidden` ones and those that are confirmed. */
export function deniedClaims(facts: Facts, { data, lang, question }: Catalog, hidden: string[]): Problem[] {
  const shown = textEntries(data).filter(([key]) => !isIn(hidden, key) && !isConfirmed(data, key));
  return shown.flatMap(([key, text]) =>
    claimsOf(facts, key, text, lang).map(({ message, wording }) => {
      const better = wording
        ? say(`skriv for eksempel ${JSON.stringify(wording)}`, `write for example ${JSON.stringify(wording)}`)
        : say('skriv en annen tekst', 'write another text');
      return { ...question(key, joined([message, better], '; ')), wording };
    }),
  );
}

function claimsOf({ soleTrader, services = [] }: Facts, key: string, text: string, lang: string): Claim[] {
  const claims: Claim[] = [];
  const several = soleTrader && severalPeople(text, lang);
  if (several) claims.push({ ...several, message: speaksOfSeveral(several.word) });
  // Services have texts of their own, and platforms do more than the company.
  if (/^services\.\w+\.|^technology\.\w+\.body$/.test(key)) return claims;
  const ids: string[] = services.map(({ id }) => id);
  const others = WORD_SERVICES.filter((id) => !ids.includes(id));
  const words = others.flatMap((id) => speaksOfService(text, lang, id) ?? []);
  if (words.length > 0) claims.push({ message: speaksOfOthers(words) });
  return claims;
}

const speaksOfSeveral = (word: string) =>
  say(`«${word}» er flere, og dere har sagt at du er alene`, `“${word}” speaks of several people, and you are one`);

const speaksOfOthers = (words: string[]) =>
  say(
    `her står det «${words.join('», «')}», som ikke er en av tjenestene deres`,
    `this speaks of “${words.join('”, “')}”, not one of your services`,
  );
