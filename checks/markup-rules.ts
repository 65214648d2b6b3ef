import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Words } from '@/company/words';
import * as M from './messages';

/** Ways to write that other programs know, and that a visitor would read literally. */
const FOREIGN: [pattern: RegExp, advice: Words][] = [
  [/&(?:(#\d+|#x[\da-f]+|[a-z]{2,8});|(nbsp|amp|lt|gt|quot)\b)|\\\w/i, M.CHARACTER_ITSELF],
  [/<\w+\s*\/>/, M.NO_BREAKS],
  [/\*\*|(?<!\S)([*_])[^\s*_][^*_]*\1(?!\w)|__|`|<!--|^#+ /, M.NO_MARKS],
  [/'(?:\{[^}]*\}|<[^>]*>)/, M.NO_APOSTROPHE],
  [/\]\(\S*/, M.NO_LINKS],
];
/** Placeholders that the site fills with a number. */
const NUMBERS = ['count', 'days', 'months', 'years'];
const MOST = 200; // numbers that a text is asked to speak of

/** HTML, Markdown and spaces at the ends of a text. */
export function foreignMarkup(text: string): Words[] {
  const messages = FOREIGN.flatMap(([pattern, advice]) => {
    const [found] = pattern.exec(text) ?? [];
    return found ? [M.foreign(found.trim(), advice)] : [];
  });
  return /^\s|\s$/.test(text) ? [...messages, M.SPACE] : messages;
}

/** What is wrong with the tags and placeholders of a text, and with its plurals for a language (BCP 47). */
export function markupMistakes(elements: MessageFormatElement[], lang?: string): Words[] {
  return elements.flatMap((element) => [
    ...mistakesOf(element, lang),
    ...formsOf(element).flatMap((form) => markupMistakes(form, lang)),
  ]);
}

function mistakesOf(element: MessageFormatElement, lang?: string): Words[] {
  switch (element.type) {
    case TYPE.tag:
      return tagMistakes(element);
    case TYPE.plural:
      return pluralMistakes(element, lang);
    case TYPE.number:
    case TYPE.date:
    case TYPE.time:
    case TYPE.select:
      return [M.withoutFormat(element.value)];
    default:
      return [];
  }
}

function tagMistakes({ value, children }: Extract<MessageFormatElement, { type: TYPE.tag }>): Words[] {
  if (isEmpty(children)) return [M.emptyTag(value)];
  const isTwice = children.some((child) => child.type === TYPE.tag && child.value === value);
  return isTwice ? [M.nestedTag(value)] : [];
}

/** The texts inside of a tag or a plural. */
export function formsOf(element: MessageFormatElement): MessageFormatElement[][] {
  if (element.type === TYPE.tag) return [element.children];
  return 'options' in element ? Object.values(element.options).map(({ value }) => value) : [];
}

const isEmpty = (elements: MessageFormatElement[]) =>
  elements.every((element) => element.type === TYPE.literal && !element.value.trim());

type Plural = Extract<MessageFormatElement, { type: TYPE.plural }>;

function pluralMistakes({ value, options, pluralType }: Plural, lang?: string): Words[] {
  if (!NUMBERS.includes(value)) return [M.noNumber(value)];
  if (pluralType === 'ordinal') return [M.noOrdinal(value)];
  const [empty] = Object.entries(options).find(([, form]) => isEmpty(form.value)) ?? [];
  if (empty) return [M.emptyForm(empty, value)];
  const missing = lang ? neededForms(options, lang).filter((form) => !(form in options)) : [];
  return missing.length > 0 ? [M.lacksForms(missing, value)] : [];
}

/** The plural forms of a language, but for numbers with a form of their own such as `=1`. */
function neededForms(options: Plural['options'], lang: string): string[] {
  const rules = new Intl.PluralRules(lang);
  const numbers = Array.from({ length: MOST }, (_, index) => index + 1);
  const others = numbers.filter((number) => !(`=${number}` in options));
  return [...new Set(others.map((number) => rules.select(number)))];
}
