import * as z from 'zod/mini';
import { type Bilingual, bilingual } from './bilingual';
import { isGroup } from './data';
import { isCountry, isDay, isFile, isTimeZone, isUrl, type WEEKDAYS } from './formats';
import LABELS from './labels.json' with { type: 'json' };
import type SECTIONS from './sections.json';

// The content security policy of /edit forbids `eval`, which Zod uses by default.
z.config({ jitless: true });

export { _default as withDefault, optional } from 'zod/mini';

export interface FactMeta {
  label?: Bilingual;
  help?: Bilingual;
  section?: keyof typeof SECTIONS; // of the form
  claim?: true; // asked for before going live, where it is left out too
  expected?: Bilingual; // for a value that is refused
  choices?: Record<string, Bilingual>; // labels of the values to choose from
  readAs?: string; // how a pasted value is read (model/normalize.ts)
  kind?: 'day' | 'time' | 'picture'; // of a string with a form field of its own
}

const LABEL = '[^\\u0000-,./:-@\\[-`{-\\u007f\\s«»\\u2018-\\u201f]+'; // of a domain
const HOST = `${LABEL}(\\.${LABEL})+`;
const PORT = '(:[0-9]{1,5})?';
const ADDRESS = '[^\\s{}]*\\{address\\}[^\\s{}]*';
const IN_LANGUAGE = '([^\\s{}]*\\{language\\})?';

const text = (pattern: string | RegExp, kind: keyof typeof LABELS.expected) =>
  z.string().check(z.regex(new RegExp(pattern)), z.meta({ expected: bilingual(LABELS.expected[kind]), readAs: kind }));

const words = text(/^(?![\s\S]*([<>{}]|&#?\w+;))[^\s\u200b](.*[^\s\u200b])?$/, 'words');
export const line = (max: number) => words.check(z.maxLength(max));
export const number = z.int().check(z.minimum(1));
export const yesNo = z.boolean();

export const link = text(`^https://${HOST}${PORT}([/?#]\\S*)?$`, 'link').check(z.refine(isUrl));
export const linkOrFile = text(`^(https://${HOST}${PORT}([/?#]\\S*)?|/.+)$`, 'linkOrFile').check(
  z.refine((value) => isFile(value) || isUrl(value)),
);
export const siteAddress = text(`^https://${HOST}${PORT}$`, 'siteAddress').check(z.refine(isUrl));
export const mapEmbed = text(
  `^https://${HOST}${PORT}/${IN_LANGUAGE}([^\\s{}]*|${ADDRESS})(\\{language\\}[^\\s{}]*)?$`,
  'mapEmbed',
).check(z.refine(isUrl));
export const mapLink = text(`^https://${HOST}${PORT}/${ADDRESS}$`, 'mapLink').check(z.refine(isUrl));
export const repository = text(/^[A-Za-z0-9](-?[A-Za-z0-9]){0,38}\/(?!\.{1,2}$)[A-Za-z0-9._-]{1,100}$/, 'repository');

/** Five digits as Norwegian companies have them, 02800, and six as public services, 116 117. */
const SHORT_PHONE = '(\\+47 ?)?(0[0-9]{4}|116 ?[0-9]{3})';
export const phone = text(
  `^(${SHORT_PHONE}|\\+47([ .-]?[0-9]){8}|\\+(?!47)[1-9]([ .()/-]{0,2}[0-9]){6,14})$`,
  'phone',
).check(z.maxLength(22));
export const email = text(`^(?!\\.|.*\\.[.@])[^\\s@<>:,;()"?&%/{}|«»\\u2018-\\u201f]+@${HOST}$`, 'email').check(
  z.maxLength(254),
); // RFC 5321
export const registerNumber = text(/^[A-Z0-9]([A-Z0-9 ./-]{2,22}[A-Z0-9])?$/, 'registerNumber');
export const postalCode = text(/^[A-Z0-9]([A-Z0-9 -]{0,8}[A-Z0-9])?$/, 'postalCode');
export const country = text(/^[A-Z]{2}$/, 'country').check(z.refine(isCountry));
export const account = text(/^[0-9]{4}$/, 'account');

export const picture = text(/^[A-Za-z0-9]+$/, 'picture').check(z.meta({ kind: 'picture' }));
export const badge = text(/^[A-Za-z0-9_-]+$/, 'badge').check(z.meta({ kind: 'picture' }));
export const focalPoint = text(/^(100|[0-9]{1,2})% (100|[0-9]{1,2})%$/, 'focalPoint');

export const day = z
  .string()
  .check(
    z.refine(isDay),
    z.meta({ format: 'date', kind: 'day', expected: bilingual(LABELS.expected.day), readAs: 'day' }),
  );
export const time = text(/^([01][0-9]|2[0-3]):[0-5][0-9]$/, 'time').check(z.meta({ kind: 'time' }));
export const closingTime = text(/^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$/, 'closingTime').check(
  z.meta({ kind: 'time' }),
);
export const timeZone = z
  .string()
  .check(z.refine(isTimeZone), z.meta({ expected: bilingual(LABELS.expected.timeZone) }));

export const id = text(/^[a-z][A-Za-z0-9]*$/, 'id');

type Choices = typeof LABELS.choices;

export function choice<Name extends keyof Choices>(name: Name) {
  type Value = Extract<keyof Choices[Name], string>;
  const labels = Object.entries<string[]>(LABELS.choices[name]);
  const values = labels.map(([value]) => value) as [Value, ...Value[]];
  const choices = Object.fromEntries(labels.map(([value, label]) => [value, bilingual(label)]));
  return z.enum(values).check(z.meta({ choices }));
}

interface Bounds {
  least?: number;
  most?: number;
}
const bounds = ({ least = 0, most }: Bounds) => [
  ...(least > 0 ? [z.minLength(least)] : []),
  ...(most ? [z.maxLength(most)] : []),
];

const isUnique = (items: unknown[]) => new Set(items).size === items.length;
export const uniqueList = <Item extends z.ZodMiniType>(item: Item, limits: Bounds = {}) =>
  z
    .array(item)
    .check(
      z.refine(isUnique),
      ...bounds(limits),
      z.meta({ uniqueItems: true, expected: bilingual(LABELS.expected.uniqueList) }),
    );

export const list = <Item extends z.ZodMiniType>(item: Item, limits: Bounds = {}) =>
  z.array(item).check(...bounds(limits));
export const rows = <Shape extends z.core.$ZodShape>(shape: Shape, limits: Bounds = {}) =>
  list(z.strictObject(shape), limits);
/** Rows are counted although one of them has a mistake. */
const hasRows = ({ value }: { value: unknown }) => isGroup(value);
/** Rows by their ids, in the order of the page. An id begins with a letter: JavaScript sorts names that are numbers first. */
export const rowsById = <Shape extends z.core.$ZodShape>(shape: Shape, { least, most }: Bounds = {}) =>
  z.record(id, z.strictObject(shape).check(z.meta({ help: bilingual(LABELS.row) }))).check(
    z.refine((all) => Object.keys(all).length >= (least ?? 0), { params: { least }, when: hasRows }),
    z.refine((all) => Object.keys(all).length <= (most ?? Infinity), { params: { most }, when: hasRows }),
    z.meta({ minProperties: least, maxProperties: most }),
  );
export const group = <Shape extends z.core.$ZodShape>(shape: Shape) => z.strictObject(shape);
export const record = <Item extends z.ZodMiniType>(item: Item) => z.record(z.string(), item);
export const review = z.array(z.string());

export type Weekday = (typeof WEEKDAYS)[number];
export const weekday = choice('weekday');
export function weekdayNames(days: Weekday[]): Bilingual {
  const names = days.map((day) => LABELS.choices.weekday[day]);
  return bilingual([names.map(([no]) => no).join(', '), names.map(([, en]) => en).join(', ')]);
}

type FactLabel = keyof typeof LABELS.facts;
/** The kinds of facts by their names, each of which has a line in labels.json. */
type Labelled<Prefix extends string, Shape> = {
  [Name in keyof Shape & string]: `${Prefix}${Name}` extends FactLabel ? z.ZodMiniType : never;
};

/** Gives facts their labels, and what else labels.json says of them. @param prefix of their names there */
export function labelled<Prefix extends string, Shape extends Labelled<Prefix, Shape>>(prefix: Prefix, shape: Shape) {
  const facts = Object.entries<z.ZodMiniType>(shape).map(([name, kind]) => [
    name,
    kind.check(z.meta(metaOf(prefix + name))),
  ]);
  return Object.fromEntries(facts) as Shape;
}

type Line = Pick<FactMeta, 'section' | 'claim'> & { label?: string[]; help?: string[] };

function metaOf(name: string) {
  const { label, help, ...options } = (LABELS.facts as Record<string, Line>)[name] ?? {};
  return { ...options, label: label && bilingual(label), help: help && bilingual(help) };
}
