import { type Condition, holds } from '@/company/conditions';
import type { Company } from '@/company/facts';
import type { Words } from '@/company/words';
import { t } from './messages';

/** `original` is the text in the default language. */
type Context = { text: string; lang: string; original?: string; company: Company; today: string };
type Rule = (context: Context) => Words | undefined;

/** Signs of an encoding error: æ, ø and å decoded as Mac Roman, a question mark in a word, a separate ring. */
const LOST_LETTER = /\p{L}*√[¶∏•Üò].?|\p{L}+\?(?: ?\p{Ll}+)|\p{L}*[aA][°˚]\p{L}*/u;
const brokenLetters: Rule = ({ text }) => {
  const [word] = LOST_LETTER.exec(text) ?? [];
  return word ? t('lostLetter', { word }) : undefined;
};

const PLACEHOLDER_TEXT =
  /(?<![\p{L}\d])(TODO|FIXME|TBD|TBA|WIP|XX+|lorem ipsum|asdf\p{L}*|qwerty|bla ?bla|dummy|placeholder|sample text|test ?test|(tekst|text) (her|here)|(her kommer|skriv|sett inn|fyll inn) (tekst|noe)|insert (text|\p{L}+ here)|your text)(?![\p{L}\d])|\?{3,}|\[[\p{L} ]+\]/iu;
const placeholderText: Rule = ({ text }) => {
  const [found] = PLACEHOLDER_TEXT.exec(text) ?? [];
  return found ? t('placeholderText', { word: found }) : undefined;
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
  return found ? t('copiedFact', { found: found.trim() }) : undefined;
};

const words = (source: string) => new RegExp(`(?<!\\p{L})(${source})(?!\\p{L})`, 'iu');
/** Words by language that need a condition to hold. */
const CONDITIONAL: [condition: Condition, words: Record<string, RegExp>][] = [
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
const notInFacts: Rule = ({ text, lang, company }) => {
  const patterns = CONDITIONAL.flatMap(([condition, byLang]) =>
    holds(condition, company) ? [] : (byLang[lang] ?? []),
  );
  const [word] = patterns.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
  const [platform] = PLATFORMS.exec(text) ?? [];
  const isUsed = company.platforms.some(({ name }) => platform && name.toLowerCase().includes(platform.toLowerCase()));
  const found = word ?? (isUsed ? undefined : platform);
  return found ? t('notInFacts', { found }) : undefined;
};

const distantYear: Rule = ({ text, today }) => {
  const thisYear = Number(today.slice(0, 4));
  const years = text.match(/(?<![\d.,-])(?:19|2\d)\d\d(?![\d.,-]?\d| ?(?:kr|NOK|,-))/g) ?? [];
  const distant = years.find((year) => Number(year) > thisYear + 2);
  return distant ? t('farAway', { day: distant }) : undefined;
};

/** Placeholders with similar values, so that nobody notices when they are swapped. */
const SIMILAR = [
  ['{opens}', '{closes}'],
  ['{number}', '{total}'],
  ['{service}', '{provider}'],
  ['{email}', '{phone}'],
  ['{term}', '{year}'],
];
const swapped: Rule = ({ text, original = '' }) => {
  const pair = SIMILAR.find(([one = '', two = '']) => {
    const haveBoth = [text, original].every((version) => version.includes(one) && version.includes(two));
    return haveBoth && text.indexOf(one) < text.indexOf(two) !== original.indexOf(one) < original.indexOf(two);
  });
  return pair && t('swapped', { pair });
};

export const TEXT_HINTS: Rule[] = [brokenLetters, placeholderText, copiedFact, notInFacts, distantYear, swapped];
