import { FACT_TREE, type FactNode, partOf } from './fact-tree';
import { say, type Words } from './words';

const SPACES = /[\p{Zs}\t-\r\u0085\u2028\u2029]+/gu;
const HYPHENS = /[\p{Pd}\u2212]/gu;
/** What nobody sees, and the mark of a picture that was not pasted. In texts, some scripts and emojis need joiners and selectors. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\ufffc]/gu;
const INVISIBLE_IN_TEXTS =
  /(?!\u00ad|\u061c|[\u200c-\u200f]|\p{Variation_Selector})[\p{Cf}\p{Default_Ignorable_Code_Point}\ufffc]/gu;
const CLIPBOARD_COMMENTS = /<!--(?:Start|End)Fragment-->/g;
const LINE_BREAKS = / *[\t\n\v\f\r\u0085\u2028\u2029]+ */g;

/** Returns a text of a catalog as it is meant: on one line, with composed letters, without characters that nobody sees. */
export const normalizeText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(CLIPBOARD_COMMENTS, '')
    .replace(INVISIBLE_IN_TEXTS, '')
    .replace(LINE_BREAKS, ' ')
    .trim();

/** Returns a catalog with normalized texts. Lists such as `$sample` are kept. */
export function normalizeCatalog<Catalog extends object>(catalog: Catalog): Catalog {
  const texts = Object.entries(catalog).map(([key, value]) => {
    if (typeof value === 'string') return [key, normalizeText(value)];
    return [key, isGroup(value) ? normalizeCatalog(value) : value];
  });
  return Object.fromEntries(texts);
}

/** Returns facts with values as they are meant: a telephone number without hard spaces, the address in an `<iframe>`. */
export function normalizeFacts<Facts extends { country?: unknown }>(facts: Facts): Facts {
  const country = readCountry(String(facts.country ?? ''));
  return normalizePart(facts, FACT_TREE, country === 'NO') as Facts;
}

function normalizePart(value: unknown, node: FactNode | undefined, isNorwegian: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => normalizePart(item, node?.items, isNorwegian));
  if (isGroup(value)) {
    const parts = Object.entries(value).map(([name, part]) => {
      const isKept = name.startsWith('$');
      return [name, isKept ? part : normalizePart(part, node && partOf(node, name), isNorwegian)];
    });
    return Object.fromEntries(parts);
  }
  return typeof value === 'string' ? normalizeValue(value, node, isNorwegian) : value;
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function normalizeValue(value: string, node: FactNode | undefined, isNorwegian: boolean): string | number | boolean {
  const line = value.normalize('NFC').replace(INVISIBLE, '').replace(SPACES, ' ').trim();
  if (node?.type === 'integer') return readNumber(line);
  if (node?.type === 'boolean') return readChoice(line, YES_OR_NO) ?? line;
  if (node?.choices) return readChoice(line, Object.entries(node.choices)) ?? line;
  const read = READERS[node?.readAs ?? ''];
  return read ? read(line, isNorwegian) : line;
}

const YES_OR_NO: [boolean, Words][] = [
  [true, say('ja', 'yes')],
  [false, say('nei', 'no')],
];

/** Reads a choice by its label: `Mandag` is `Monday`. */
function readChoice<Value>(line: string, choices: [value: Value, label: Words][]): Value | undefined {
  const isMeant = (name: unknown) => String(name).toLowerCase() === line.toLowerCase();
  return choices.find(([value, label]) => [value, label.no, label.en].some(isMeant))?.[0];
}

type Reader = (line: string, isNorwegian: boolean) => string;

/** Replaces full-width and similar characters, and hyphens of all kinds. */
const plain = (line: string) => line.normalize('NFKC').replace(HYPHENS, '-').replace(SPACES, ' ').trim();

/** Reads `1 490`, `kr 1490,-`. */
function readNumber(line: string): string | number {
  const [, digits] = /^(?:kr\.? ?|NOK ?)?(\d{1,3}(?:[ .]?\d{3})*)(?:,-|,00)?(?: ?kr\.?)?$/i.exec(plain(line)) ?? [];
  return digits ? Number(digits.replace(/\D/g, '')) : line;
}

/** Reads `(+47) 22 …`, `0047 22 …`, `Tlf. 22 …`. In Norway, eight digits get the country code. */
const readPhone: Reader = (line, isNorwegian) => {
  const number = plain(line)
    .replace(/^(?:tel|tlf|telefon|phone|mob|mobil)\b[.: ]*(?=[+(\d])/i, '')
    .replace(/^\((\+|00) ?(\d{1,3})\) ?/, '$1$2 ')
    .replace(/^\+ ?(00)?/, '+');
  const digits = number.replace(/\D/g, '');
  if (/^00\d{9}/.test(digits)) return number.replace(/^00 ?/, '+');
  if (!isNorwegian || number.startsWith('+')) return number;
  if (digits.length === 8) return `+47 ${number}`;
  return /^47\d{8}$/.test(digits) ? number.replace(/^47[ .-]?/, '+47 ') : number;
};

/** Reads `NO 123456789 MVA`, `Org.nr. 123.456.789`. */
const readRegisterNumber: Reader = (line, isNorwegian) => {
  if (!isNorwegian) return line;
  const digits = plain(line)
    .replace(/^org(anisasjons|\.)? ?(nr|nummer)?[.: ]*/i, '')
    .replace(/^NO(?=[ -]?\d)|MVA$/gi, '')
    .replace(/[ .-]/g, '');
  return /^\d{9}$/.test(digits) ? digits.replace(/(\d{3})(?=\d)/g, '$1 ') : line;
};

const TIME = /^(?:kl\.? ?)?(\d{1,2})(?:[.: ]?(\d{2}))?(?::00)? ?(?:([ap])\.?m\.?)?$/i;

/** Reads `8`, `08.00`, `kl. 8.30`, `4 pm`. */
function readTime(line: string): string {
  const [, hour, minute = '00', half] = TIME.exec(plain(line)) ?? [];
  if (!hour) return line;
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : hour;
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

function readClosingTime(line: string): string {
  const time = readTime(line);
  return time === '00:00' ? '24:00' : time;
}

/** Returns the address in a pasted `<iframe src="…">`, `<a href="…">` or `<form action="…">`. */
function addressIn(line: string): string {
  const [, , address] = /<\w[^>]*\b(?:src|href|action)=(["'])(.*?)\1/i.exec(line) ?? [];
  return (address ?? line.replace(/^<(.*)>$/, '$1')).replaceAll('&amp;', '&').trim();
}

/** Reads `example.no/side`, `//example.no`, `HTTPS://example.no`. */
function readLink(line: string): string {
  const address = addressIn(line).replace(/^(https:)?\/\//i, 'https://');
  return /^[\p{L}\d-]+(\.[\p{L}\d-]+)+([/?#]\S*)?$/u.test(address) ? `https://${address}` : address;
}

const readEmail = (line: string) =>
  plain(addressIn(line))
    .replace(/^.*<(.*)>$/, '$1')
    .replace(/^mailto:([^?]*).*$/i, '$1')
    .replace(/ ?@ ?/, '@')
    .replace(/[.,;]$/, '');

/** Reads `24.12.2026`. */
function readDay(line: string): string {
  const [, day = '', month = '', year] = /^(\d{1,2})\. ?(\d{1,2})\. ?(20\d\d)$/.exec(plain(line)) ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : line;
}

function readCountry(line: string): string {
  if (/^(norge|noreg|norway)$/i.test(line)) return 'NO';
  return line.length === 2 ? line.toUpperCase() : line;
}

/** By the name of a kind of value (company/kinds.ts). */
const READERS: Record<string, Reader | undefined> = {
  badge: (line) => line.replace(/\.\w+$/, ''),
  phone: readPhone,
  registerNumber: readRegisterNumber,
  time: readTime,
  closingTime: readClosingTime,
  link: readLink,
  mapEmbed: readLink,
  mapLink: readLink,
  siteAddress: (line) => readLink(line).replace(/\/$/, ''),
  email: readEmail,
  day: readDay,
  country: readCountry,
  postalCode: (line, isNorwegian) => (isNorwegian ? plain(line).replace(/^(NO?|N)-/i, '') : plain(line)),
  account: (line) => plain(line).replace(/^konto ?/i, ''),
  repository: (line) => readLink(line).replace(/^https:\/\/(www\.)?github\.com\/([^/]+\/[^/]+?)(\.git|\/.*)?$/, '$2'),
  focalPoint: (line) => plain(line).replace(/ %/g, '%').replace(/, ?/, ' '),
};
