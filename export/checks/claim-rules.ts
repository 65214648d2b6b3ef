import type { Company } from '@/lib/facts';
import type { Catalog } from './content';
import { keepAdvice, keptKeys } from './kept-texts';
import type { Problem } from './problem';
import { isIn, textEntries } from './source';
import { severalPeople, speaksOfService, WORD_SERVICES } from './word-rules';

/** What a text claims although the facts deny it. `wording` is ready to stand in its place. */
type Claim = { message: string; wording?: string; one?: string };

/** Texts that say "we" of a sole trader, or name a service that the company lacks; not `hidden` ones and those kept by their own key. */
export function deniedClaims(facts: Partial<Company>, catalog: Catalog, hidden: string[]): Problem[] {
  const { data, lang, locale, problem } = catalog;
  // A chapter was kept before the facts denied a text of it.
  const kept = keptKeys(facts.keptTexts ?? [], locale, data);
  const shown = textEntries(data).filter(([key]) => !isIn(hidden, key) && !kept.includes(key));
  return shown.flatMap(([key, text]) =>
    claimsOf(facts, key, text, lang).map(({ message, wording, one }) => {
      const other = one ? `write it in the first person (${one})` : 'write another text';
      const better = wording ? `write for example ${JSON.stringify(wording)}` : other;
      return { ...problem(key, `${message}; ${better}, or ${keepAdvice(locale, data, key)}`), wording };
    }),
  );
}

function claimsOf({ soleTrader, services = [] }: Partial<Company>, key: string, text: string, lang: string): Claim[] {
  const claims: Claim[] = [];
  const several = soleTrader && severalPeople(text, lang);
  if (several) {
    claims.push({ ...several, message: `“${several.word}” speaks of several people, and you are one` });
  }
  // Services have texts of their own, and platforms do more than the company.
  if (/^services\.\w+\.|^technology\.\w+\.body$/.test(key)) return claims;
  const ids: string[] = services.map(({ id }) => id);
  const others = WORD_SERVICES.filter((id) => !ids.includes(id));
  const words = others.flatMap((id) => speaksOfService(text, lang, id) ?? []);
  if (words.length > 0) claims.push({ message: `this speaks of “${words.join('”, “')}”, not one of your services` });
  return claims;
}
