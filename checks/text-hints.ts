import { holds } from '@/company/conditions';
import type { Company } from '@/company/facts';
import { say, type Words } from '@/company/words';

type Place = { text: string; key: string; lang: string; other?: string; company: Company; today: string };
type Rule = (place: Place) => Words | undefined;

const brokenLetters: Rule = ({ text }) => {
  if (/\p{L}\u030a/u.test(text)) {
    return say('en å er satt sammen av to tegn; skriv den på nytt', 'an å is made of two characters; write it again');
  }
  const [broken] = /\p{L}+\?(?: ?\p{Ll}+)/u.exec(text) ?? [];
  return broken ? say(`«${broken}»: mangler det en bokstav?`, `“${broken}”: is a letter missing?`) : undefined;
};

const leftOver: Rule = ({ text }) => {
  const [found] = /\b(TODO|FIXME|TBD|xxx+|lorem ipsum|asdf\w*)\b/i.exec(text) ?? [];
  return found ? say(`«${found}»: skal det stå her?`, `“${found}”: is this to stand here?`) : undefined;
};

const copiedFact: Rule = ({ text, company }) => {
  const [address] = /[\w.+-]+@[\w-]+\.\w+/.exec(text) ?? [];
  const [number] = /\+?\d[\d \u00a0.]{6,}\d/.exec(text.replace(/\d{4}-\d{2}-\d{2}/g, '')) ?? [];
  const { street } = company.officeAddress;
  const found = address ?? number ?? (text.includes(street) ? street : undefined);
  if (!found) return;
  return say(
    `«${found.trim()}» blir stående når faktaene endres`,
    `“${found.trim()}” stays as it is when the facts change`,
  );
};

const DENIED: [condition: 'map' | 'isMember', words: Record<string, RegExp>][] = [
  ['map', { nb: /(?<!\p{L})(kartet|et kart|Google Maps)(?!\p{L})/iu, en: /\b(the map|a map|Google Maps)\b/i }],
  ['isMember', { nb: /(?<!\p{L})medlem(mer)? av(?!\p{L})/iu, en: /\bmembers? of\b/i }],
];
const PLATFORMS = /\b(Tripletex|PowerOffice|Fiken|Visma|Xledger|Conta|24SevenOffice|DNB Regnskap)\b/i;
const deniedWords: Rule = ({ text, lang, company }) => {
  const claims = DENIED.flatMap(([condition, words]) => (holds(condition, company) ? [] : (words[lang] ?? [])));
  const [denied] = claims.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
  const [platform] = PLATFORMS.exec(text) ?? [];
  const isOurs = company.platforms.some(({ name }) => platform && name.toLowerCase().includes(platform.toLowerCase()));
  const found = denied ?? (isOurs ? undefined : platform);
  return found ? say(`«${found}» står ikke blant faktaene`, `“${found}” is not among the facts`) : undefined;
};

const farYear: Rule = ({ text, today }) => {
  const now = Number(today.slice(0, 4));
  const years = text.match(/(?<![\d-])(?:19|2\d)\d\d(?![\d-])/g) ?? [];
  const far = years.find((year) => Number(year) > now + 2);
  return far ? say(`${far} er langt unna`, `${far} is far away`) : undefined;
};

/** Placeholders whose values are of one kind, so that a reader does not see that they were exchanged. */
const ALIKE = [
  ['{opens}', '{closes}'],
  ['{number}', '{total}'],
  ['{service}', '{provider}'],
  ['{email}', '{phone}'],
];
const exchanged: Rule = ({ text, other = '' }) => {
  const pair = ALIKE.find(([one = '', two = '']) => {
    const has = [text, other].every((said) => said.includes(one) && said.includes(two));
    return has && text.indexOf(one) < text.indexOf(two) !== other.indexOf(one) < other.indexOf(two);
  });
  return pair
    ? say(
        `${pair.join(' og ')} står i en annen rekkefølge enn på det første språket`,
        `${pair.join(' and ')} stand in another order than in the first language`,
      )
    : undefined;
};

/** What is possible and improbable in a text, a rule for each kind. */
export const TEXT_HINTS: Rule[] = [brokenLetters, leftOver, copiedFact, deniedWords, farYear, exchanged];
