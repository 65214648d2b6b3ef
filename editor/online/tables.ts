import { inWords } from '../fields';
import { element } from './element';
import type { ClashIn } from './files';
import type { FileChange, FileVersion, Pending } from './publish';
import { words } from './words';

type Cell = Node | string;
/** Gives the address of a picture for `src`. */
export type LoadPicture = (picture: FileVersion) => Promise<string>;

/** Old and new of what is published. */
export function changesTable({ values, files }: Pending, load: LoadPicture): HTMLElement {
  const ofValues = values.map(({ file, key, before, after }) => rowOf(file, key, before, after));
  const ofFiles = files.map((change) => fileRow(change, load));
  return table([words.place, words.old, words.new], [...ofValues, ...ofFiles]);
}

/** Both values of each key that two people have changed. */
export function clashTable(clashes: ClashIn[]): HTMLElement {
  const rows = clashes.map(({ file, key, theirs, ours }) => rowOf(file, key, theirs, ours));
  return table([words.place, words.theirs, words.ours], rows);
}

const rowOf = (file: string, key: string, one: unknown, other: unknown): Cell[] => [
  `${file} ${key}`.trim(),
  valueCell(one, other),
  valueCell(other, one),
];

/** A value to be read: a list or a group as lines, of which those that `other` has not are marked. */
function valueCell(value: unknown, other: unknown): Cell {
  if (value === undefined) return words.nothing;
  if (!isGroup(value)) return textOf(value);
  const known = isGroup(other) ? linesOf(other) : linesOf(value);
  const lines = linesOf(value).map((line) => {
    return element('li', {}, known.includes(line) ? line : element('mark', {}, line));
  });
  return element('ul', {}, ...lines);
}

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

function linesOf(value: object): string[] {
  if (Array.isArray(value)) return value.map(textOf);
  return Object.entries(value).map(([name, inner]) => `${inWords(name)}: ${textOf(inner)}`);
}

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (!isGroup(value)) return String(value);
  return linesOf(value).join(Array.isArray(value) ? ', ' : ' · ');
}

function fileRow({ before, after }: FileChange, load: LoadPicture): Cell[] {
  const path = after?.path ?? before?.path ?? '';
  return [path, fileCell(words.file, before, load), fileCell(words.newFile, after, load)];
}

function fileCell(label: string, file: FileVersion | undefined, load: LoadPicture): Cell {
  if (!file) return words.nothing;
  if (!file.isPicture) return label;
  const picture = element('img', { alt: label });
  const show = (address: string) => {
    picture.src = address;
  };
  // Without a network the label stays.
  load(file).then(show, () => {});
  return picture;
}

function table(headings: string[], rows: Cell[][]): HTMLElement {
  const head = element('tr', {}, ...headings.map((heading) => element('th', { scope: 'col' }, heading)));
  const body = rows.map((cells) => element('tr', {}, ...cells.map((cell) => element('td', {}, cell))));
  const whole = element('table', {}, element('thead', {}, head), element('tbody', {}, ...body));
  return element('div', { class: 'scroll', tabindex: '0', role: 'group', 'aria-label': headings.join(', ') }, whole);
}
