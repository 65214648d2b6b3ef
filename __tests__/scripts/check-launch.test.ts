/** @jest-environment node */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { checkContent, formatProblems } from '@/scripts/check-content';
import { checkLaunch, launchWarning } from '@/scripts/check-launch';
import samples from '@/scripts/content/samples.json';
import { contentCopy } from './content/project';

const FIRM = 'site/firm.json';
const { root, path, plant } = contentCopy();

/** Puts an owner's own values in the place of all samples. */
function becomeOwn() {
  const own: [RegExp, string][] = [
    [/-example|\.example/g, '.no'],
    [/nordstrek/g, 'tellekorn'],
    [/Nordstrek/g, 'Tellekorn'],
    [/\+47 00 12 34 56/g, '+47 22 33 44 55'],
    [/000 000 000/g, '987 654 325'],
    [/Eksempelgata 12/g, 'Storgata 4'],
    [/Postboks 1234/g, 'Postboks 55'],
    [/"unknown"/g, '"no"'],
  ];
  for (const file of [FIRM, 'messages/no.json', 'messages/en.json']) {
    const text = own.reduce((before, [from, to]) => before.replace(from, to), readFileSync(path(file), 'utf8'));
    writeFileSync(path(file), text);
  }
  process.env.NEXT_PUBLIC_FORM_ENDPOINT = 'https://forms.tellekorn.no/contact';
}

const keysNamed = (file: string) =>
  checkLaunch(root())
    .filter((problem) => problem.file === file)
    .map(({ key }) => key);

it('names every sample among the facts, and what the owner has yet to confirm', () => {
  expect(keysNamed(FIRM)).toEqual([
    'confirmed.qualityControl',
    'confirmed.securityMeasures',
    'name',
    'brand',
    'siteUrl',
    'organizationNumber',
    'phone',
    'email',
    'officeAddress.street',
    'postalAddress.street',
    'social.url',
    'newsUrl',
  ]);
});

it.each(['messages/no.json', 'messages/en.json'])('names the texts of %s that mention the sample firm', (file) => {
  expect(keysNamed(file)).toContain('about.paragraph1');
});

it('names the file, the line and the key of a sample', () => {
  expect(formatProblems(checkLaunch(root()))).toMatch(
    /^site\/firm\.json:\d+ phone: "\+47 00 12 34 56" is a sample; write your own$/m,
  );
});

it('names a form that has no address to go to', () => {
  expect(formatProblems(checkLaunch(root()))).toContain(
    'environment NEXT_PUBLIC_FORM_ENDPOINT: this setting is missing',
  );
});

it('is content once an owner has replaced everything', () => {
  becomeOwn();
  expect(formatProblems([...checkLaunch(root()), ...checkContent(root())])).toBe('');
});

it('refuses a form address that is not https', () => {
  becomeOwn();
  process.env.NEXT_PUBLIC_FORM_ENDPOINT = 'http://forms.tellekorn.no/contact';
  expect(formatProblems(checkLaunch(root()))).toBe(
    'environment NEXT_PUBLIC_FORM_ENDPOINT: "http://forms.tellekorn.no/contact" does not begin with https://',
  );
});

it('refuses a site address that is not https', () => {
  becomeOwn();
  plant(FIRM, 'https://tellekorn.no"', 'http://tellekorn.no"');
  expect(formatProblems(checkLaunch(root()))).toBe(
    'site/firm.json:5 siteUrl: "http://tellekorn.no" does not begin with https://',
  );
});

it('names a picture that is still the sample', () => {
  becomeOwn();
  mkdirSync(path('art'));
  cpSync('art/desk.avif', path('art/desk.avif'));
  expect(formatProblems(checkLaunch(root()))).toBe(
    'art/desk.avif: this picture is a sample; put your own in its place',
  );
});

it('knows the pictures of this repository as samples', () => {
  becomeOwn();
  for (const file of Object.keys(samples.pictures)) {
    mkdirSync(dirname(path(file)), { recursive: true });
    cpSync(file, path(file));
  }
  expect(checkLaunch(root()).map(({ file }) => file)).toEqual(Object.keys(samples.pictures));
});

it('lets a picture of the same name pass that is another', () => {
  becomeOwn();
  mkdirSync(path('art'));
  writeFileSync(path('art/desk.avif'), 'another');
  expect(checkLaunch(root())).toEqual([]);
});

it('warns with one line while samples stand', () => {
  expect(launchWarning(root())).toMatch(/^Not ready to go live: `npm run check:launch` names \d+ things to replace\.$/);
});

it('does not warn of a site that is ready', () => {
  becomeOwn();
  expect(launchWarning(root())).toBeNull();
});
