import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';

import { say, type Words } from '@/company/words';

/** Ways to write that other programs know, and that a visitor would read as they stand. */
const FOREIGN: [pattern: RegExp, advice: Words][] = [
  [
    /&(?:(#\d+|#x[\da-f]+|[a-z]{2,8});|(nbsp|amp|lt|gt|quot)\b)|\\\w/i,
    say('skriv selve tegnet', 'write the character itself'),
  ],
  [/<\w+\s*\/>/, say('linjene brytes av seg selv', 'lines break by themselves')],
  [
    /\*\*|(?<!\S)([*_])[^\s*_][^*_]*\1(?!\w)|__|`|<!--|^#+ /,
    say('ord kan ikke merkes slik', 'words cannot be marked in this way'),
  ],
  [/'(?:\{[^}]*\}|<[^>]*>)/, say('ta bort apostrofen', 'leave out the apostrophe')],
  [/\]\(\S*/, say('en lenke kan ikke lages slik', 'a link cannot be made in this way')],
];
/** Placeholders that the site fills with a number. */
const NUMBERS = ['count', 'days', 'months', 'years'];
const MOST = 200; // numbers that a text is asked to speak of

const SPACE = say('denne teksten begynner eller slutter med et mellomrom', 'this text begins or ends with a space');

/** HTML, Markdown and spaces at the ends of a text. */
export function foreignMarkup(text: string): Words[] {
  const messages = FOREIGN.flatMap(([pattern, advice]) => {
    const [found] = pattern.exec(text) ?? [];
    if (!found) return [];
    const seen = found.trim();
    return [say(`besøkende ville sett «${seen}»: ${advice.no}`, `visitors would see “${seen}”: ${advice.en}`)];
  });
  return /^\s|\s$/.test(text) ? [...messages, SPACE] : messages;
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
      return [withoutFormat(element.value)];
    default:
      return [];
  }
}

const withoutFormat = (name: string) =>
  say(
    `{${name}} skal stå uten komma og det som følger: nettstedet skriver det selv`,
    `{${name}} is expected without a comma and what follows: the site writes it itself`,
  );

function tagMistakes({ value, children }: Extract<MessageFormatElement, { type: TYPE.tag }>): Words[] {
  const [open, close] = [`<${value}>`, `</${value}>`];
  if (isEmpty(children))
    return [say(`det står ingen ord mellom ${open} og ${close}`, `there are no words between ${open} and ${close}`)];
  const isTwice = children.some((child) => child.type === TYPE.tag && child.value === value);
  return isTwice ? [say(`${open} kan ikke stå inne i en annen`, `${open} cannot stand in another one`)] : [];
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
  const name = `{${value}}`;
  if (!NUMBERS.includes(value))
    return [say(`${name} er ikke et tall, så det har ikke flertall`, `${name} is not a number, so it has no plural`)];
  if (pluralType === 'ordinal')
    return [
      say(
        `her skal {${value}, plural, …} stå, ikke selectordinal`,
        `{${value}, plural, …} is expected, not selectordinal`,
      ),
    ];
  const [empty] = Object.entries(options).find(([, form]) => isEmpty(form.value)) ?? [];
  if (empty) return [say(`formen ${empty} av ${name} har ingen ord`, `the form ${empty} of ${name} has no words`)];
  if (!lang) return [];
  const rules = new Intl.PluralRules(lang);
  const numbers = Array.from({ length: MOST }, (_, number) => number + 1).filter(
    (number) => !(`=${number}` in options),
  );
  const needed = [...new Set(numbers.map((number) => rules.select(number)))];
  const missing = needed.filter((form) => !(form in options));
  if (missing.length === 0) return [];
  return [
    say(
      `dette språket trenger også formen ${missing.join(' og ')} av ${name}`,
      `this language needs the form ${missing.join(' and ')} of ${name} too`,
    ),
  ];
}
