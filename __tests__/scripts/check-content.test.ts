/** @jest-environment node */
import { rmSync, writeFileSync } from 'node:fs';
import { checkContent, formatProblems } from '@/scripts/check-content';
import { contentCopy } from './content/project';

const NO = 'messages/no.json';
const EN = 'messages/en.json';
const FIRM = 'site/firm.json';
const { root, path, plant } = contentCopy();

/** What is said of the planted files; line numbers are left to the test that is about them. */
function said(): string[] {
  return formatProblems(checkContent(root()))
    .replaceAll(/(?<=json):\d+/g, '')
    .split('\n');
}

it('finds nothing wrong with the content of this repository', () => {
  expect(checkContent('.')).toEqual([]);
});

it('names the line of a mistake', () => {
  writeFileSync(path(FIRM), '{\n  "name": "",\n  "name": "Firm AS"\n}\n');
  expect(formatProblems(checkContent(root()))).toContain('site/firm.json:3 name: this key stands twice in its group');
});

it.each([
  [
    'a missing text',
    EN,
    '"discover": "Discover Services",',
    '',
    `${EN} hero.discover: this text is missing; it stands in ${NO}`,
  ],
  ['an empty text', NO, '"Se tjenestene"', '""', `${NO} hero.discover: this text is empty`],
  ['a text of spaces', NO, '"Se tjenestene"', '" "', `${NO} hero.discover: this text is empty`],
  [
    'a key that stands twice',
    NO,
    '"discover": "Se tjenestene",',
    '"discover": "Se alt", "discover": "Se tjenestene",',
    `${NO} hero.discover: this key stands twice in its group; only the last one counts`,
  ],
  ['a number for a text', NO, '"Se tjenestene"', '7', `${NO} hero.discover: this must be a text in "quotes"`],
  [
    'a bracket that is left open',
    NO,
    'Vis bilde {number} av',
    'Vis bilde {number av',
    `${NO} hero.slideshow.goTo: this text cannot be read: the name between { and } has to be one word`,
  ],
  [
    'a tag that is left open',
    NO,
    '<mark>svaret.</mark>',
    '<mark>svaret.',
    `${NO} hero.title: this text cannot be read: a tag is opened and not closed: <name> needs </name>`,
  ],
  [
    'another placeholder',
    EN,
    'Call us on {phone}',
    'Call us on {telephone}',
    `${EN} header.phoneLabel: this text has {telephone}; its place on the site needs {phone}`,
  ],
  [
    'a lost tag',
    EN,
    '<mark>twice.</mark>',
    'twice.',
    `${EN} hero.title: this text has no placeholder and no tag; its place on the site needs <mark>`,
  ],
  [
    'a headline whose mark is not at its end',
    EN,
    '<mark>twice.</mark>',
    '<mark>twice</mark>.',
    `${EN} hero.title: the words over the two lines end the headline: <mark> before them, and </mark> at its very end, after the full stop`,
  ],
  [
    'a headline of one word',
    NO,
    'To streker under <mark>svaret.</mark>',
    '<mark>Svaret.</mark>',
    `${NO} hero.title: a headline is at least two words on two lines; write a word before <mark>`,
  ],
  [
    'a straight quote mark',
    EN,
    'it’s final',
    "it's final",
    `${EN} hero.lead: this text has a straight quote mark; write ’ for an apostrophe, «…» or “…” for a quotation`,
  ],
  ['two spaces', EN, 'One total.', ' One total.', `${EN} services.title: this text has two spaces in a row`],
  [
    'a space at the end',
    EN,
    'One total.',
    'One total. ',
    `${EN} services.title: this text begins or ends with a space`,
  ],
  [
    'a text that was not translated',
    NO,
    'Se tjenestene',
    'Discover Services',
    `${NO} hero.discover: this is the same text as in ${EN}; is English left in the Norwegian?`,
  ],
  ['an English word', NO, 'Se tjenestene', 'See the tjenester', `${NO} hero.discover: the word "the" is English`],
  [
    'a button that is too long',
    NO,
    'Se tjenestene',
    'Se alle tjenestene vi har',
    `${NO} hero.discover: this text is too long for its place: 25 characters, 22 fit`,
  ],
])('says in plain words what is wrong with %s', (_, file, from, to, message) => {
  plant(file, from, to);
  expect(said()).toEqual([message]);
});

it('refuses a placeholder that the site does not fill in, also when all languages have it', () => {
  for (const [file, text] of [
    [NO, 'Se tjenestene'],
    [EN, 'Discover Services'],
  ] as const)
    plant(file, text, '{services}');
  const message = 'hero.discover: this text has {services}; its place on the site needs no placeholder and no tag';
  expect(said()).toEqual([`${EN} ${message}`, `${NO} ${message}`]);
});

it('says at once that a key is misspelt and that its text is missing', () => {
  plant(EN, '"discover":', '"discovr":');
  expect(said()).toEqual([
    `${EN} hero.discover: this text is missing; it stands in ${NO}`,
    `${EN} hero.discovr: nothing on the site shows a text of this name; is it misspelt? (A new one: \`npm run check:content -- --write-schema\`)`,
  ]);
});

it('counts everything, not only the first mistake', () => {
  plant(EN, 'it’s final', "it's  final");
  plant(NO, 'Se tjenestene', '');
  plant(FIRM, '+47 ', '');
  expect(said()).toHaveLength(4);
});

it('says where JSON is broken', () => {
  plant(NO, '"Se tjenestene",', '"Se tjenestene"');
  expect(said()).toEqual([`${NO}: this is not valid JSON: a comma is missing at the end of the line above`]);
});

it('says that the catalog of a language is missing', () => {
  rmSync(path(EN));
  expect(said()).toEqual([`${EN}: this file is missing`]);
});

it('says that a catalog is blank', () => {
  writeFileSync(path(EN), '\n');
  expect(said()).toEqual([`${EN}: this file is empty`]);
});

it('says that a catalog belongs to no language', () => {
  writeFileSync(path('messages/fr.json'), '{}');
  expect(said()).toEqual(['messages/fr.json: i18n/locales.ts names no such language']);
});

it('lets a straight quote pass where the schema allows it', () => {
  plant(EN, "Let's Talk", "Let's talk");
  expect(checkContent(root())).toEqual([]);
});
