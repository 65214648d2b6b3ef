import type { Facts } from '@/company/facts';
import { isConfirmed } from '@/company/marks';
import type { Words } from '@/company/words';
import type { Catalog } from './content';
import * as M from './messages';
import type { Problem } from './problem';
import { isIn, textEntries } from './source';
import { severalPeople, speaksOfService, WORD_SERVICES } from './word-rules';

/** Services have texts of their own, and platforms do more than the company. */
const MAY_NAME_SERVICES = /^services\.\w+\.|^technology\.\w+\.body$/;

/** What a text claims although the facts deny it. `wording` can replace it. */
type Claim = { message: Words; wording?: string };

/** Texts that say "we" of a sole trader, or name a service that the company does not offer; not `hidden` ones and those that are confirmed. */
export function deniedClaims(facts: Facts, { data, lang, question }: Catalog, hidden: string[]): Problem[] {
  const shown = textEntries(data).filter(([key]) => !isIn(hidden, key) && !isConfirmed(data, key));
  return shown.flatMap(([key, text]) => {
    const claims = [several(facts, text, lang), otherServices(facts, key, text, lang)].filter(
      (claim) => claim !== undefined,
    );
    return claims.map(({ message, wording }) => ({ ...question(key, message), wording }));
  });
}

function several({ soleTrader }: Facts, text: string, lang: string): Claim | undefined {
  const found = soleTrader && severalPeople(text, lang);
  if (!found) return undefined;
  const { word, wording } = found;
  return { message: M.ofSeveral(word, wording ? M.writeInstead(wording) : M.ANOTHER_TEXT), wording };
}

function otherServices({ services = [] }: Facts, key: string, text: string, lang: string): Claim | undefined {
  if (MAY_NAME_SERVICES.test(key)) return undefined;
  const ids: string[] = services.map(({ id }) => id);
  const others = WORD_SERVICES.filter((id) => !ids.includes(id));
  const words = others.flatMap((id) => speaksOfService(text, lang, id) ?? []);
  return words.length > 0 ? { message: M.otherServices(words, M.ANOTHER_TEXT) } : undefined;
}
