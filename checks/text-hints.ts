import type { Bilingual } from '@/model/bilingual';
import { type Condition, isTrue } from '@/model/conditions';
import { rememberedText } from '@/model/data';
import type { Company } from '@/model/facts';
import { say } from './messages';

/** `original` is the text in the default language; `hasConsumers`: the texts say that the company also works for private persons. */
type Context = {
  text: string;
  lang: string;
  original?: string;
  company: Company;
  today: string;
  hasConsumers: boolean;
};
type Rule = (context: Context) => Bilingual | undefined;

const finder = (pattern: RegExp) => rememberedText((text) => pattern.exec(text));
type Finder = ReturnType<typeof finder>;

/** Signs of an encoding error: æ, ø and å decoded as Mac Roman, a question mark in place of a letter, a separate ring. */
const findLostLetter = finder(
  /\p{L}*√[¶∏•Üò].?|\p{L}+\?\p{Ll}+|(?<!\p{L})[b-df-hj-np-tv-xz]+\? \p{Ll}+|\p{L}*[aA][°˚]\p{L}*/u,
);
/** What each of those signs contains: searching for a word before it takes long. */
const LOST_LETTER_SIGN = /[√?°˚]/;
const brokenLetters: Rule = ({ text }) => {
  const [word] = (LOST_LETTER_SIGN.test(text) && findLostLetter(text)) || [];
  return word ? say('lostLetter', { word }) : undefined;
};

const PLACEHOLDERS = [
  'TODO|FIXME|TBD|TBA|WIP|XX+|dummy|placeholder|sample text|your text',
  'lorem ipsum|asdf\\p{L}*|qwerty|bla ?bla|test ?test',
  '(tekst|text) (her|here)|insert (text|\\p{L}+ here)',
  '(her kommer|skriv|sett inn|fyll inn) (tekst|noe)',
].join('|');
const findPlaceholder = finder(
  new RegExp(`(?<![\\p{L}\\d])(${PLACEHOLDERS})(?![\\p{L}\\d])|\\?{3,}|\\[[\\p{L} ]+\\]`, 'iu'),
);
const placeholderText: Rule = ({ text }) => {
  const [found] = findPlaceholder(text) ?? [];
  return found ? say('placeholderText', { word: found }) : undefined;
};

const AMOUNT = String.raw`(?:kr\.? ?|NOK ?)?(\d{1,2}[ .\u00a0]?\d{3}|\d{3,5})(?: ?(?:kr\.?|kroner|NOK|,-))?`;
const findMonthly = finder(
  new RegExp(`(?:fra|from|for|kun|only) ${AMOUNT} ?(?:/|per|pr\\.?|i|a|hver) ?(?:mnd|måned|month)`, 'iu'),
);
const findOnlyPrice = finder(new RegExp(`^(?:fra|from) ${AMOUNT}[.!]?$`, 'iu'));
const otherPrice: Rule = ({ text, company }) => {
  const [, amount] = findMonthly(text) ?? findOnlyPrice(text) ?? [];
  const isOther = amount && company.priceFrom && Number(amount.replace(/\D/g, '')) !== company.priceFrom;
  return isOther ? say('otherPrice', { amount, price: company.priceFrom ?? 0 }) : undefined;
};

const words = (source: string) => finder(new RegExp(`(?<!\\p{L})(${source})(?!\\p{L})`, 'iu'));
const CONDITIONAL: [condition: Condition, words: Record<string, Finder>][] = [
  [
    'map',
    {
      nb: words('(se|på|i|åpne) kartet(?! over)|kartet (viser|under|nedenfor)|Google (Maps|Kart)'),
      en: words('(see|open) (the|our) map|map (below|shows)|Google Maps'),
    },
  ],
  [
    'hasMembership',
    {
      nb: words('medlem(mer)? (av|i|hos)|medlems(kap|bedrift|firma)\\p{L}*'),
      en: words('members? of (?!(our|the|my) (team|staff|board|family))|our membership'),
    },
  ],
  [
    'bookingUrl',
    { nb: words('timebestilling|bestille? (en )?(time|samtale)'), en: words('book (a|an) (call|meeting|appointment)') },
  ],
  ['social', { nb: words('følg oss'), en: words('follow us') }],
];
/** The sample's; an owner who removes them may overlook them in texts. */
const findPlatform = finder(/(?<!\p{L})(Tripletex|PowerOffice)/iu);
const notInFacts: Rule = ({ text, lang, company }) => {
  const finders = CONDITIONAL.flatMap(([condition, byLang]) =>
    isTrue(condition, company) ? [] : (byLang[lang] ?? []),
  );
  const [word] = finders.flatMap((find) => find(text)?.[0] ?? []);
  const [platform] = findPlatform(text) ?? [];
  const isUsed = company.platforms.some(({ name }) => platform && name.toLowerCase().includes(platform.toLowerCase()));
  const found = word ?? (isUsed ? undefined : platform);
  return found ? say('notInFacts', { found }) : undefined;
};

/** Private persons as clients, not as those to whom invoices go. */
const CONSUMERS: Record<string, Finder> = {
  nb: words('(for|og|både|hjelper( også)?) privatpersoner|privatpersoner (og|får|kan)|privatkunder|private kunder'),
  en: words('(for|and|help(s|ing)?) (private )?individuals|(private )?individuals and|private clients'),
};
export const namesConsumers = (text: string, lang: string): boolean => Boolean(CONSUMERS[lang]?.(text));

const findWithoutVat = words('(uten|eks(kl)?\\.?|eksklusive) mva|ex(cl(\\.|uding)?)? VAT|plus VAT');
/** To private persons, prices include VAT: prisopplysningsforskriften §§ 1 and 3. */
const priceWithoutVat: Rule = ({ text, hasConsumers }) =>
  hasConsumers && findWithoutVat(text) ? say('priceWithoutVat') : undefined;

/** A year of this century, but no account number, amount or part of a number. */
const yearsIn = rememberedText((text) =>
  text.match(/(?<![\d.,-]|kont(?:o|i|oer|oene)\.? |accounts? |kr )20\d\d(?![\d.,-]?\d| ?(?:kr|NOK|,-))/giu),
);
const distantYear: Rule = ({ text, today }) => {
  const thisYear = Number(today.slice(0, 4));
  const distant = yearsIn(text)?.find((year) => Number(year) > thisYear + 2);
  return distant ? say('farAway', { day: distant }) : undefined;
};

/** Placeholders with similar values, so that nobody notices when they are swapped. */
const SIMILAR = [
  ['{opens}', '{closes}'],
  ['{number}', '{total}'],
  ['{service}', '{provider}'],
  ['{email}', '{phone}'],
];
const swapped: Rule = ({ text, original = '' }) => {
  const pair = SIMILAR.find(([one = '', two = '']) => {
    const haveBoth = [text, original].every((version) => version.includes(one) && version.includes(two));
    return haveBoth && text.indexOf(one) < text.indexOf(two) !== original.indexOf(one) < original.indexOf(two);
  });
  return pair && say('swapped', { pair });
};

export const TEXT_HINTS: Rule[] = [
  brokenLetters,
  placeholderText,
  otherPrice,
  notInFacts,
  priceWithoutVat,
  distantYear,
  swapped,
];
