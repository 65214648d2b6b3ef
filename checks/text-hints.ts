import type { Bilingual } from '@/model/bilingual';
import { rememberedText } from '@/model/data';
import { say } from './messages';

/** @param hasConsumers whether the texts say that the company also works for private persons */
type Rule = (text: string, hasConsumers: boolean) => Bilingual | undefined;

const finder = (pattern: RegExp) => rememberedText((text) => pattern.exec(text));
type Finder = ReturnType<typeof finder>;

const PLACEHOLDERS = [
  'TODO|FIXME|TBD|TBA|WIP|XX+|dummy|placeholder|sample text|your text',
  'lorem ipsum|asdf\\p{L}*|qwerty|bla ?bla|test ?test',
  '(tekst|text) (her|here)|insert (text|\\p{L}+ here)',
  '(her kommer|skriv|sett inn|fyll inn) (tekst|noe)',
].join('|');
const findPlaceholder = finder(
  new RegExp(`(?<![\\p{L}\\d])(${PLACEHOLDERS})(?![\\p{L}\\d])|\\?{3,}|\\[[\\p{L} ]+\\]`, 'iu'),
);
const placeholderText: Rule = (text) => {
  const [found] = findPlaceholder(text) ?? [];
  return found ? say('placeholderText', { word: found }) : undefined;
};

const words = (source: string) => finder(new RegExp(`(?<!\\p{L})(${source})(?!\\p{L})`, 'iu'));
/** Private persons as clients, not as those to whom invoices go. */
const CONSUMERS: Record<string, Finder> = {
  nb: words('(for|og|både|hjelper( også)?) privatpersoner|privatpersoner (og|får|kan)|privatkunder|private kunder'),
  en: words('(for|and|help(s|ing)?) (private )?individuals|(private )?individuals and|private clients'),
};
export const namesConsumers = (text: string, lang: string): boolean => Boolean(CONSUMERS[lang]?.(text));

const findWithoutVat = words('(uten|eks(kl)?\\.?|eksklusive) mva|ex(cl(\\.|uding)?)? VAT|plus VAT');
/** To private persons, prices include VAT: prisopplysningsforskriften §§ 1 and 3. */
const priceWithoutVat: Rule = (text, hasConsumers) =>
  hasConsumers && findWithoutVat(text) ? say('priceWithoutVat') : undefined;

export const TEXT_HINTS: Rule[] = [placeholderText, priceWithoutVat];
