import { type Condition, holds } from '@/company/conditions';
import type { Company } from '@/company/facts';
import type { Words } from '@/company/words';
import * as M from './messages';

type Place = { text: string; key: string; lang: string; other?: string; company: Company; today: string };
type Rule = (place: Place) => Words | undefined;

/** Letters of Mac Roman in place of æ, ø and å, a question mark in a word, a ring that stands alone. */
const LOST_LETTER = /\p{L}*√[¶∏•Üò].?|\p{L}+\?(?: ?\p{Ll}+)|\p{L}*[aA][°˚]\p{L}*/u;
const brokenLetters: Rule = ({ text }) => {
  const [word] = LOST_LETTER.exec(text) ?? [];
  if (word) return M.lostLetter(word);
  const [parts] = /\p{L}\p{M}/u.exec(text) ?? [];
  const letter = parts?.normalize('NFC');
  return letter && letter !== parts ? M.twoCharacters(letter) : undefined;
};

const LEFT_OVER =
  /(?<![\p{L}\d])(TODO|FIXME|TBD|TBA|WIP|XX+|lorem ipsum|asdf\p{L}*|qwerty|bla ?bla|dummy|placeholder|sample text|test ?test|(tekst|text) (her|here)|(her kommer|skriv|sett inn|fyll inn) (tekst|noe)|insert (text|\p{L}+ here)|your text)(?![\p{L}\d])|\?{3,}|\[[\p{L} ]+\]/iu;
const leftOver: Rule = ({ text }) => {
  const [found] = LEFT_OVER.exec(text) ?? [];
  return found ? M.leftOver(found) : undefined;
};

const ADDRESS = /[\w.+-]+@[\w-]+\.\w+|\bwww\.[\p{L}\d-]+\.\w+|https?:\/\/\S+/u;
const NUMBER = /\+?\d[\d \u00a0.]{6,}\d/;
const ISO_DAY = /\d{4}-\d{2}-\d{2}/g;
const copiedFact: Rule = ({ text, company }) => {
  const { street, postalCode } = company.officeAddress;
  const price = company.priceFrom?.toLocaleString('nb-NO').replace(/\s/g, '[ \u00a0.,]?');
  const values = [street, `${postalCode} `, ...company.people.flatMap(({ phone }) => phone ?? [])];
  const found =
    ADDRESS.exec(text)?.[0] ??
    NUMBER.exec(text.replace(ISO_DAY, ''))?.[0] ??
    values.find((value) => text.includes(value)) ??
    (price && new RegExp(`(?<![\\d.,])${price}(?![\\d.,]?\\d)`).exec(text)?.[0]) ??
    /(?<![\d.,:])\d\d:\d\d(?![\d:])/.exec(text)?.[0];
  return found ? M.copiedFact(found.trim()) : undefined;
};

const words = (source: string) => new RegExp(`(?<!\\p{L})(${source})(?!\\p{L})`, 'iu');
const DENIED: [condition: Condition, words: Record<string, RegExp>][] = [
  ['map', { nb: words('kartet|et kart|Google Maps|Google Kart'), en: words('(the|a|our) map|Google Maps') }],
  [
    'isMember',
    { nb: words('medlem(mer)? (av|i|hos)|medlems(kap|bedrift|firma)\\p{L}*'), en: words('members? of|our membership') },
  ],
  [
    'bookingUrl',
    { nb: words('timebestilling|bestille? (en )?(time|samtale)'), en: words('book (a|an) (call|meeting|appointment)') },
  ],
  ['social', { nb: words('følg oss'), en: words('follow us') }],
];
const PLATFORMS = words(
  'Tripletex|PowerOffice|Fiken|Visma|Xledger|Conta|24SevenOffice|DNB Regnskap|Duett|Uni Economy|Uni Micro|Mamut|SpareBank 1 Regnskap|Business NXT|Cordel|Systima|Luca|Dinero|e-conomic|Xero|QuickBooks|Maestro|Finago|SendRegning|Zirius|Ditt Regnskap',
);
const deniedWords: Rule = ({ text, lang, company }) => {
  const claims = DENIED.flatMap(([condition, said]) => (holds(condition, company) ? [] : (said[lang] ?? [])));
  const [denied] = claims.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
  const [platform] = PLATFORMS.exec(text) ?? [];
  const isOurs = company.platforms.some(({ name }) => platform && name.toLowerCase().includes(platform.toLowerCase()));
  const found = denied ?? (isOurs ? undefined : platform);
  return found ? M.notAmongFacts(found) : undefined;
};

const farYear: Rule = ({ text, today }) => {
  const now = Number(today.slice(0, 4));
  const years = text.match(/(?<![\d.,-])(?:19|2\d)\d\d(?![\d.,-]?\d| ?(?:kr|NOK|,-))/g) ?? [];
  const far = years.find((year) => Number(year) > now + 2);
  return far ? M.farYear(far) : undefined;
};

/** Placeholders whose values are of one kind, so that a reader does not see that they were exchanged. */
const ALIKE = [
  ['{opens}', '{closes}'],
  ['{number}', '{total}'],
  ['{service}', '{provider}'],
  ['{email}', '{phone}'],
  ['{term}', '{year}'],
];
const exchanged: Rule = ({ text, other = '' }) => {
  const pair = ALIKE.find(([one = '', two = '']) => {
    const has = [text, other].every((said) => said.includes(one) && said.includes(two));
    return has && text.indexOf(one) < text.indexOf(two) !== other.indexOf(one) < other.indexOf(two);
  });
  return pair && M.exchanged(pair);
};

export const TEXT_HINTS: Rule[] = [brokenLetters, leftOver, copiedFact, deniedWords, farYear, exchanged];
