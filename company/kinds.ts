import * as z from 'zod';
import { WEEKDAYS } from './constants';
import { isCountry, isDay, isTimeZone, isUrl } from './formats';
import { say, type Words } from './words';

// The content security policy of /edit forbids `eval`, which Zod uses by default.
z.config({ jitless: true });

/** The metadata of the Zod schema of a fact, or of a part of one. */
export interface FactMeta {
  label?: Words;
  help?: Words;
  section?: string; // one of FACT_SECTIONS
  claim?: true; // asked for before going live, where it is left out too
  expected?: Words; // for a value that is refused
  choices?: Record<string, Words>; // labels of the values to choose from
  kind?: 'day' | 'time' | 'picture'; // of a string with a form field of its own
}

const HOST = '[^\\u0000-,./:-@\\[-`{-\\u007f\\s]+(\\.[^\\u0000-,./:-@\\[-`{-\\u007f\\s]+)+';
const PORT = '(:[0-9]{1,5})?';
const ADDRESS = '[^\\s{}]*\\{address\\}[^\\s{}]*';
const IN_LANGUAGE = '([^\\s{}]*\\{language\\})?';

/** A string that matches a pattern, and the message for one that does not. */
export const text = (pattern: string | RegExp, no: string, en: string) => {
  return z
    .string()
    .regex(new RegExp(pattern))
    .meta({ expected: say(no, en) });
};

const words = text(
  /^(?![\s\S]*([<>{}]|&#?\w+;))[^\s\u200b](.*[^\s\u200b])?$/,
  'her skal det stå ord, uten mellomrom før og etter og uten < > { } &amp;',
  'words are expected, without spaces before and after them and without < > { } &amp;',
);
export const line = (max: number) => words.max(max);

export const number = z.int().min(1);
export const yesNo = z.boolean();

export const link = text(
  `^https://${HOST}${PORT}([/?#]\\S*)?$`,
  'her skal det stå en lenke, som https://www.example.com/side',
  'a link is expected, such as https://www.example.com/page',
).refine(isUrl);

export const siteAddress = text(
  `^https://${HOST}${PORT}$`,
  'her skal adressen til nettstedet stå, med https:// først og uten / til slutt, som https://www.example.no',
  'the address of the site is expected, with https:// first and without a / at its end, such as https://www.example.no',
).refine(isUrl);

export const mapEmbed = text(
  `^https://${HOST}${PORT}/${IN_LANGUAGE}${ADDRESS}(\\{language\\}[^\\s{}]*)?$`,
  'her skal det stå en lenke som begynner med https:// og har {address} én gang, der adressen skal stå',
  'a link is expected that begins with https:// and has {address} once, where the address goes',
).refine(isUrl);

export const mapLink = text(
  `^https://${HOST}${PORT}/${ADDRESS}$`,
  'her skal det stå en lenke som begynner med https:// og har {address} én gang, og ingen andre klammer',
  'a link is expected that begins with https:// and has {address} once, and no other bracket',
).refine(isUrl);

export const repository = text(
  /^[A-Za-z0-9](-?[A-Za-z0-9]){0,38}\/(?!\.{1,2}$)[A-Za-z0-9._-]{1,100}$/,
  'her skal eieren og navnet til et repository hos GitHub stå, som firma/nettsted',
  'the owner and the name of a repository at GitHub are expected, such as firm/site',
);

export const phone = text(
  /^\+(47([ .-]?[0-9]){8}|(?!47)[1-9]([ .()/-]{0,2}[0-9]){6,14})$/,
  'her skal det stå et telefonnummer med landkode, som +47 00 12 34 56',
  'a phone number with country code is expected, such as +47 00 12 34 56',
).max(22);

export const email = text(
  `^(?!\\.|.*\\.[.@]|.*[^@.]{25})[^\\s@<>:,;()"?&%/{}|]+@${HOST}$`,
  'her skal det stå en e-postadresse, som post@example.no, med høyst 24 tegn mellom punktum og @',
  'an e-mail address is expected, such as post@example.no, with at most 24 letters between dots and @',
).max(40);

export const registerNumber = text(
  /^[A-Z0-9]([A-Z0-9 ./-]{2,22}[A-Z0-9])?$/,
  'her skal det stå et organisasjonsnummer, som 000 000 000',
  'an organisation number is expected, such as 000 000 000',
);

export const postalCode = text(
  /^[A-Z0-9]([A-Z0-9 -]{0,8}[A-Z0-9])?$/,
  'her skal det stå et postnummer, som 0161, 111 22 eller EC1A 1BB',
  'a postal code is expected, such as 0161, 111 22 or EC1A 1BB',
);

export const country = text(
  /^[A-Z]{2}$/,
  'her skal det stå en landkode, to store bokstaver som NO',
  'the code of a country is expected, two capital letters such as NO',
).refine(isCountry);

export const account = text(
  /^[0-9]{4}$/,
  'her skal det stå et kontonummer med fire siffer, som 1920',
  'an account number of four figures is expected, such as 1920',
);

export const focalPoint = text(
  /^(100|[0-9]{1,2})% (100|[0-9]{1,2})%$/,
  'her skal det stå to prosenttall, fra venstre og ovenfra, som 66% 78%',
  'two shares are expected, from the left and the top, such as 66% 78%',
);

export const badge = text(
  /^[A-Za-z0-9_-]+\.(svg|png|webp|avif|jpe?g)$/,
  'her skal det stå navnet på et bilde i public/brand/, som badge-statsautorisert.svg',
  'the name of a picture in public/brand/ is expected, such as badge-statsautorisert.svg',
).meta({ kind: 'picture' });

export const picture = text(
  /^[A-Za-z0-9]+$/,
  'her skal det stå navnet på et bilde i content/images/, uten endelse',
  'the name of a picture in content/images/ is expected, without its ending',
).meta({ kind: 'picture' });

export const time = text(
  /^([01][0-9]|2[0-3]):[0-5][0-9]$/,
  'her skal det stå et klokkeslett, som 08:00',
  'a time of the 24-hour clock is expected, such as 08:00',
).meta({ kind: 'time' });

const DAY = say(
  'her skal det stå en dag i kalenderen, år-måned-dag, som 2026-11-01',
  'a day of the calendar is expected, year-month-day, such as 2026-11-01',
);
export const day = z.string().refine(isDay).meta({ format: 'date', kind: 'day', expected: DAY });

const TIME_ZONE = say('her skal det stå en tidssone, som Europe/Oslo', 'a time zone is expected, such as Europe/Oslo');
export const timeZone = z.string().refine(isTimeZone).meta({ expected: TIME_ZONE });

/** The id of a group of texts: one of `Id` for the compiler, a word for the check. */
export const idOf = <Id extends string>() => id as unknown as z.ZodType<Id, Id>;
const id = text(
  /^[a-z][A-Za-z0-9]*$/,
  'her skal det stå ett ord uten mellomrom, som yearEnd',
  'one word without spaces is expected, such as yearEnd',
);

/** One of several values, each with its label in a form. */
export function choice<Value extends string>(choices: Record<Value, Words>) {
  return z.enum(Object.keys(choices) as [Value, ...Value[]]).meta({ choices });
}

const TWICE = say('her står det samme to ganger', 'the same is here twice');
const isUnique = (items: unknown[]) => new Set(items).size === items.length;
/** A list without duplicates. */
export const uniqueList = <Item extends z.ZodType>(item: Item) =>
  z.array(item).refine(isUnique).meta({ uniqueItems: true, expected: TWICE });

export const rows = <Shape extends z.ZodRawShape>(shape: Shape) => z.array(z.strictObject(shape));
export const group = <Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject(shape);
export const record = <Item extends z.ZodType>(item: Item) => z.record(z.string(), item);
export const marks = z.array(z.string());

export type Weekday = (typeof WEEKDAYS)[number];
const NORWEGIAN_DAYS = ['mandag', 'tirsdag', 'onsdag', 'torsdag', 'fredag', 'lørdag', 'søndag'];
const DAY_NAMES = Object.fromEntries(
  WEEKDAYS.map((day, index) => [day, say(NORWEGIAN_DAYS[index] ?? '', day)]),
) as Record<Weekday, Words>;
export const weekday = choice(DAY_NAMES);
export function weekdayNames(days: Weekday[]): Words {
  const listIn = (reader: keyof Words) => days.map((day) => DAY_NAMES[day][reader]).join(', ');
  return say(listIn('no'), listIn('en'));
}

export const fact = <Kind extends z.ZodType>(kind: Kind, meta: FactMeta) => kind.meta({ ...meta });
export const optional = <Kind extends z.ZodType>(kind: Kind, meta: FactMeta) => kind.meta({ ...meta }).optional();
/** A fact with the value that it has when it is left out. */
export function withDefault<Kind extends z.ZodType>(
  kind: Kind,
  value: z.util.NoUndefined<z.output<Kind>>,
  meta: FactMeta,
) {
  return kind.meta({ ...meta }).default(value);
}
