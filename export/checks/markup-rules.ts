import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';

/** Ways to write that other programs know, and that a visitor would read as they stand. */
const FOREIGN: [pattern: RegExp, advice: string][] = [
  [/&(?:(#\d+|#x[\da-f]+|[a-z]{2,8});|(nbsp|amp|lt|gt|quot)\b)|\\\w/i, 'write the character itself'],
  [/<\w+\s*\/>/, 'lines break by themselves'],
  [/\*\*|(?<!\S)([*_])[^\s*_][^*_]*\1(?!\w)|__|`|<!--|^#+ /, 'words cannot be marked in this way'],
  [/'(?:\{[^}]*\}|<[^>]*>)/, 'leave out the apostrophe'],
  [/\]\(\S*/, 'a link cannot be made in this way'],
];
/** Placeholders that the site fills with a number. */
const NUMBERS = ['count', 'days', 'months', 'years'];
const MOST = 200; // numbers that a text is asked to speak of

/** HTML, Markdown and spaces at the ends of a text. */
export function foreignMarkup(text: string): string[] {
  const messages = FOREIGN.flatMap(([pattern, advice]) => {
    const [found] = pattern.exec(text) ?? [];
    return found ? [`visitors would see “${found.trim()}”: ${advice}`] : [];
  });
  return /^\s|\s$/.test(text) ? [...messages, 'this text begins or ends with a space'] : messages;
}

/** What is wrong with the tags and placeholders of a text, and with its plurals for a language (BCP 47). */
export function markupMistakes(elements: MessageFormatElement[], lang?: string): string[] {
  return elements.flatMap((element) => [
    ...mistakesOf(element, lang),
    ...formsOf(element).flatMap((form) => markupMistakes(form, lang)),
  ]);
}

function mistakesOf(element: MessageFormatElement, lang?: string): string[] {
  switch (element.type) {
    case TYPE.tag:
      return tagMistakes(element);
    case TYPE.plural:
      return pluralMistakes(element, lang);
    case TYPE.number:
    case TYPE.date:
    case TYPE.time:
    case TYPE.select:
      return [`{${element.value}} is expected without a comma and what follows: the site writes it itself`];
    default:
      return [];
  }
}

function tagMistakes({ value, children }: Extract<MessageFormatElement, { type: TYPE.tag }>): string[] {
  if (isEmpty(children)) return [`there are no words between <${value}> and </${value}>`];
  const isTwice = children.some((child) => child.type === TYPE.tag && child.value === value);
  return isTwice ? [`<${value}> cannot stand in another one`] : [];
}

/** The texts inside of a tag or a plural. */
export function formsOf(element: MessageFormatElement): MessageFormatElement[][] {
  if (element.type === TYPE.tag) return [element.children];
  return 'options' in element ? Object.values(element.options).map(({ value }) => value) : [];
}

const isEmpty = (elements: MessageFormatElement[]) =>
  elements.every((element) => element.type === TYPE.literal && !element.value.trim());

type Plural = Extract<MessageFormatElement, { type: TYPE.plural }>;

function pluralMistakes({ value, options, pluralType }: Plural, lang?: string): string[] {
  if (!NUMBERS.includes(value)) return [`{${value}} is not a number, so it has no plural`];
  if (pluralType === 'ordinal') return [`{${value}, plural, …} is expected, not selectordinal`];
  const [empty] = Object.entries(options).find(([, form]) => isEmpty(form.value)) ?? [];
  if (empty) return [`the form ${empty} of {${value}} has no words`];
  if (!lang) return [];
  const rules = new Intl.PluralRules(lang);
  const numbers = Array.from({ length: MOST }, (_, number) => number + 1).filter(
    (number) => !(`=${number}` in options),
  );
  const needed = [...new Set(numbers.map((number) => rules.select(number)))];
  const missing = needed.filter((form) => !(form in options));
  return missing.length > 0 ? [`this language needs the form ${missing.join(' and ')} of {${value}} too`] : [];
}
