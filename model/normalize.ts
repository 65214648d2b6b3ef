import { childOf, isGroup, mapTexts, rememberedText } from './data';
import { FACT_TREE, type FactNode, rowNode } from './fact-tree';
import { documentType } from './formats';

const SPACES = /[\p{Zs}\t-\r\u0085\u2028\u2029]+/gu;
const HYPHENS = /[\p{Pd}\u2212]/gu;
/** What nobody sees, and the mark of a picture that was not pasted. In texts, some scripts and emojis need joiners and selectors. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\ufffc]/gu;
const INVISIBLE_IN_TEXTS =
  /(?!\u00ad|\u061c|[\u200c-\u200f]|\p{Variation_Selector})[\p{Cf}\p{Default_Ignorable_Code_Point}\ufffc]/gu;
const LINE_BREAKS = / *[\t\n\v\f\r\u0085\u2028\u2029]+ */g;

const withoutEntities = (text: string) => text.replaceAll('&nbsp;', ' ').replaceAll('&amp;', '&');

/** What stands around the words of `{count, plural, =1 {One} other {Many}}`. Hard spaces are none there. */
const ICU_SYNTAX =
  /\{[^{}]*,[^{}]*(?=\{)|\}\s*(?:=\d+|zero|one|two|few|many|other)\s*(?=\{)|\}\s+(?=\})|\{\s*\w+\s*\}/g;
const withPlainSpaces = (syntax: string) => syntax.replace(SPACES, ' ');

/** Returns a text of a catalog as it is meant: on one line, with composed letters, without characters that nobody sees. */
const normalizeText = rememberedText((text) =>
  withoutEntities(text)
    .normalize('NFC')
    .replace(INVISIBLE_IN_TEXTS, '')
    .replace(LINE_BREAKS, ' ')
    .replace(ICU_SYNTAX, withPlainSpaces)
    .trim(),
);

export const normalizeCatalog = <Catalog extends object>(catalog: Catalog): Catalog => mapTexts(catalog, normalizeText);

/** Returns facts with values as they are meant: a telephone number without hard spaces, the address in an `<iframe>`. */
export function normalizeFacts<Facts extends { country?: unknown }>(facts: Facts): Facts {
  const country = readCountry(String(facts.country ?? ''));
  return normalizePart(facts, FACT_TREE, country === 'NO') as Facts;
}

function normalizePart(value: unknown, node: FactNode | undefined, isNorwegian: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => normalizePart(item, node && rowNode(node), isNorwegian));
  if (isGroup(value)) {
    const parts = Object.entries(value).map(([name, part]) => {
      const isKept = name.startsWith('$');
      return [name, isKept ? part : normalizePart(part, node && childOf(node, name), isNorwegian)];
    });
    return Object.fromEntries(parts);
  }
  return typeof value === 'string' ? normalizeValue(value, node, isNorwegian) : value;
}

function normalizeValue(value: string, node: FactNode | undefined, isNorwegian: boolean): string | number {
  const line = withoutEntities(value).normalize('NFC').replace(INVISIBLE, '').replace(SPACES, ' ').trim();
  if (node?.type === 'integer') return readNumber(line);
  const read = READERS[node?.readAs ?? ''];
  return read ? read(line, isNorwegian) : line;
}

type ReadValue = (line: string, isNorwegian: boolean) => string;

/** Replaces full-width and similar characters, and hyphens of all kinds. */
const plain = (line: string) => line.normalize('NFKC').replace(HYPHENS, '-').replace(SPACES, ' ').trim();

/** Reads the only number of `kr 1 490,-`, `fra 1.490 kr/mnd`. */
function readNumber(line: string): string | number {
  const [, digits] = /^[^\d-]*(\d{1,3}(?:[ .,’']?\d{3})*)(?:[,.](?:00|-))?\D*$/.exec(plain(line)) ?? [];
  return digits ? Number(digits.replace(/\D/g, '')) : line;
}

/** Reads `(+47) 22 …`, `0047 22 …`, `Tlf. 22 …`, `<a href="tel:…">`. In Norway, eight digits get the country code. */
const readPhone: ReadValue = (line, isNorwegian) => {
  const number = plain(addressIn(line))
    .replace(/^[^+(\d]+|[^\d\p{L}]\D*$/gu, '')
    .replace(/^\((\+|00) ?(\d{1,3})\) ?/, '$1$2 ')
    .replace(/^(\+\d+) ?\(0\) ?/, '$1 ')
    .replace(/^(\+47 ?)?\((\d+)\)/, '$1$2')
    .replace(/^\+ ?(00)?/, '+');
  const digits = number.replace(/\D/g, '');
  if (digits.length < 5) return line;
  if (/^00\d{9}/.test(digits)) return number.replace(/^00 ?/, '+');
  if (!isNorwegian || number.startsWith('+')) return number;
  if (/^\d{8}$/.test(number.replace(/[ ./-]/g, ''))) return `+47 ${number.replaceAll('/', ' ')}`;
  return /^47\d{8}$/.test(digits) ? number.replace(/^47[ .-]?/, '+47 ') : number;
};

/** Reads the nine digits of `NO 123456789 MVA`, `Org.nr. 123.456.789`. */
const readRegisterNumber: ReadValue = (line, isNorwegian) => {
  const [, number = ''] = /^\D*(\d(?:\W?\d){8})\D*$/.exec(plain(line)) ?? [];
  return isNorwegian && number ? number.replace(/\D/g, '').replace(/(\d{3})(?=\d)/g, '$1 ') : line;
};

/** Words before a time may be any but those that change it: `halv 9`. */
const TIME = /^(?!.*(?:halv|half|kvart|quart))\D*(\d{1,2})(?: ?[.:∶,h]? ?(\d{2}))?(?::00)? ?(?:h|\.|([ap])\.?m\.?)?$/i;

/** Reads `8`, `08.00`, `fra kl. 8.30`, `4 pm`, `8h30`. */
function readTime(line: string): string {
  const [, hour, minute = '00', half] = TIME.exec(plain(line)) ?? [];
  if (!hour) return line;
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : hour;
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

const ADDRESS = /<\w[^>]*\b(?:src|href|action|data-url)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*))/i;
const MARKDOWN_LINK = /^\[[^\]]*\]\((.*)\)$/;
const QUOTED = /^[<"'«»](.*)[>"'«»]$/;

/** Returns the address in a pasted `<iframe src="…">`, `<a href="…">`, `<form action="…">`, `[…](…)` or `«…»`. */
function addressIn(line: string): string {
  const code = line.replace(/[“”„]/g, '"');
  const found = ADDRESS.exec(code) ?? MARKDOWN_LINK.exec(code) ?? QUOTED.exec(code) ?? [];
  const address = found.slice(1).find(Boolean) ?? code;
  return address.trim();
}

/** Reads `example.no/side`, `//example.no`, `HTTPS://Example.no`, `Lenke: https://example.no`. A bracket may be a part: `…/Oslo_(by)`. */
function readLink(line: string): string {
  const address = addressIn(line)
    .replace(/^[^./]*?(?=https:\/\/)/i, '')
    .replace(/["<>»].*$/, '')
    .replace(/^([^(]*?)[)\]'`!.,;]+$/, '$1')
    .replace(/^(https:)?\/\//i, 'https://');
  const link = /^[\p{L}\d-]+(\.[\p{L}\d-]+)+([/?#]\S*)?$/u.test(address) ? `https://${address}` : address;
  return link.replace(/^https:\/\/[^/?#]*/, (host) => host.toLowerCase());
}

/** Reads a file in public/: `public/skjema.pdf`, `/skjema.pdf`, or the name of a document alone. */
function readLinkOrFile(line: string): string {
  const [, path] = /^(?:\/?public)?\/(?!\/)(.+)$/i.exec(line) ?? [];
  const isName = documentType(line) !== undefined && !/[/:]/.test(line);
  return path || isName ? `/${path ?? line}` : readLink(line);
}

const EMAIL = /[^\s<>()[\]:;,"=«»]+@[^\s<>()[\]:;,"?«»]*[^\s<>()[\]:;,"?.«»]/g;
/** What may be before an address: other words may be a part of it, as in `kari nordmann@firma.no`. */
const BEFORE_EMAIL = /(?:^|[:<([="«•\p{So}]|(?<!\p{L})e-?(?:post|mail)) ?$/iu;

/** Reads the only address of `Kari <kari@firma.no>`, `E-post: kari@firma.no`, `kari (at) firma.no`. */
function readEmail(line: string): string {
  const text = plain(addressIn(line))
    .replace(/ ?[([](?:at|alfakrøll|krøllalfa)[)\]] ?/i, '@')
    .replace(/ ?@ ?/g, '@');
  const [email, ...others] = new Set(text.match(EMAIL));
  return email && others.length === 0 && BEFORE_EMAIL.test(text.slice(0, text.indexOf(email))) ? email : line;
}

function readCountry(line: string): string {
  if (/^(norge|noreg|norway)$/i.test(line)) return 'NO';
  return line.length === 2 ? line.toUpperCase() : line;
}

/** By the name of a kind of value (model/kinds.ts). */
const READERS: Record<string, ReadValue | undefined> = {
  phone: readPhone,
  registerNumber: readRegisterNumber,
  time: readTime,
  closingTime: (line) => readTime(line).replace(/^00:00$/, '24:00'),
  link: readLink,
  linkOrFile: readLinkOrFile,
  mapEmbed: readLink,
  mapLink: readLink,
  words: (line) => line.replace(/,$/, ''),
  siteAddress: (line) => readLink(line).replace(/\/+$/, ''),
  email: readEmail,
  country: readCountry,
  postalCode: (line, isNorwegian) =>
    isNorwegian ? plain(line).replace(/^(?:NO?|Norge|postn\w*)?\W*(\d{4})\D*$/i, '$1') : plain(line),
  repository: (line) => readLink(line).replace(/^https:\/\/(www\.)?github\.com\/([^/]+\/[^/]+?)(\.git|\/.*)?$/, '$2'),
};
