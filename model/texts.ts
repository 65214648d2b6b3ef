import { type Bilingual, bilingual } from './bilingual';
import type { Condition } from './conditions';
import type { RowList } from './facts';
import { type FieldDefinition, FORM_FIELDS } from './form-fields';
import CLAIMS from './texts/claims.json' with { type: 'json' };
import EVERY_PAGE from './texts/every-page.json' with { type: 'json' };
import HOME from './texts/home.json' with { type: 'json' };
import PRIVACY from './texts/privacy.json' with { type: 'json' };

export interface TextLine {
  about: Bilingual; // description for editors; names each required {placeholder} and <tag>
  optional?: string[]; // those of them that may be left out
  max?: number; // maximum length in characters, as visitors read it
  word?: number; // maximum length of a word
  same?: boolean; // the text may be the same in several languages
  claim?: true | Bilingual; // a statement about the company, to be confirmed before launch; what it says
  shownIf?: Condition; // without it, the text is always shown
  required?: false; // the page closes up without it
}

/** A line of model/texts/: texts are in Norwegian and English, a claim is true or its name in claims.json. */
type JsonLine = Omit<TextLine, 'about' | 'claim'> & { about: string[]; claim?: true | keyof typeof CLAIMS };
type Entry = [key: string, line: TextLine];

/** A line for each text and group, by its key. `*` stands for any name that an owner chooses. */
export const TEXTS: Record<string, TextLine> = Object.fromEntries([
  ...Object.entries({ ...EVERY_PAGE, ...HOME, ...PRIVACY } as Record<string, JsonLine>).flatMap(entriesOf),
  ...Object.entries(FORM_FIELDS).flatMap(([name, field]) => fieldTexts(name, field)),
]);

/** The groups of the texts of rows, by their lists: a check of a version asks for them thousands of times. */
const GROUPS = new Map(
  Object.keys(TEXTS)
    .filter((key) => key.endsWith('.*'))
    .map((key) => [key.slice(0, -2).replace(/^.*\./, ''), key.slice(0, -2)] as const)
    .reverse(),
);

/** Returns the group of texts that has a group for each row of a list: `about.people`. */
export const textGroup = <List extends RowList>(list: List) => GROUPS.get(list) as TextGroup<List>;

/** A section of the home page that the navigation names: one with a text `nav.ID` in home.json. */
export type NavSection = keyof typeof HOME extends infer Key ? (Key extends `nav.${infer Id}` ? Id : never) : never;
export const NAV_SECTIONS = Object.keys(HOME).flatMap((key) => {
  return key.startsWith('nav.') ? [key.replace('nav.', '') as NavSection] : [];
});
export const SECTION_IDS = ['hero' as const, ...NAV_SECTIONS];
export type Section = (typeof SECTION_IDS)[number];

function entriesOf([keys, { about, claim, ...line }]: [keys: string, line: JsonLine]): Entry[] {
  const text = {
    ...line,
    about: bilingual(about),
    claim: typeof claim === 'string' ? bilingual(CLAIMS[claim]) : claim,
  };
  return expandBraces(keys).map((key) => [key, text]);
}

/** Expands `a.{b,c}.d` to `a.b.d` and `a.c.d`. */
function expandBraces(key: string): string[] {
  const [, before, names, after] = /^(.*?)\{(.*?)\}(.*)$/.exec(key) ?? [];
  return names === undefined ? [key] : names.split(',').map((name) => `${before}${name}${after}`);
}

function about(no: string, en: string) {
  return { about: bilingual([no, en]) };
}

function fieldTexts(name: string, { text, input }: FieldDefinition): Entry[] {
  const { required, options = [] } = input;
  const label = { ...about(`Navnet på feltet «${name}».`, `Label of the field “${name}”.`), max: 24 };
  const error = about(`Under feltet «${name}» når det er tomt.`, `Under the field “${name}” when it is empty.`);
  const option = { ...about(`Et valg i feltet «${name}».`, `An option of the field “${name}”.`), max: 32 };
  const texts: Entry[] = [[`contact.form.${text}`, label]];
  if (required) texts.push([`contact.form.errors.${text}`, { ...error, max: 48 }]);
  if (options.length === 0) return texts;
  return [
    ...texts,
    ['contact.form.options', about('Valgene i felt med en liste.', 'Options of the fields with a list.')],
    [`contact.form.options.${text}`, about(`Valgene i feltet «${name}».`, `Options of the field “${name}”.`)],
    ...options.map((id): Entry => [`contact.form.options.${text}.${id}`, option]),
  ];
}

type Expanded<Key> = Key extends `${infer Before}{${infer Names}}${infer After}`
  ? Expanded<`${Before}${OneOf<Names>}${After}`>
  : Key;
type OneOf<Names> = Names extends `${infer First},${infer Others}` ? First | OneOf<Others> : Names;

type FirstName<Key> = Key extends `${infer Name}.${string}` ? Name : Key;
type Within<Key, Name> = Key extends `${infer First}.${infer Rest}` ? (First extends Name ? Rest : never) : never;
type Texts<Key> = {
  [Name in FirstName<Key> & string]: [Within<Key, Name>] extends [never] ? string : Texts<Within<Key, Name>>;
};

type TextGroup<List extends string> =
  Extract<`.${TextKey}`, `${string}.${List}.*`> extends `.${infer Group}.*` ? Group : never;
type TextKey = keyof typeof HOME | keyof typeof EVERY_PAGE | keyof typeof PRIVACY;

/** A catalog with every text. That of an owner may lack some, so no type comes from there. */
export type CatalogTexts = Texts<Expanded<TextKey>>;
