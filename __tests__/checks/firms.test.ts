/** @jest-environment node */
import { checkContent } from '@/checks/check-content';
import { checkLaunch } from '@/checks/check-launch';
import { COMPANY_FILE, catalogFile } from '@/checks/content';
import { checkHints } from '@/checks/hints';
import { formatProblem } from '@/checks/problem';
import { changedContent } from './content-copy';
import FIRMS from './firms.json' with { type: 'json' };

const TODAY = '2026-11-26';
/** A long text without a limit for words. */
const KEY = 'services.payroll.body';
const { content, set } = changedContent();

beforeEach(() => {
  set(COMPANY_FILE, 'priceFrom', 1490);
  set(COMPANY_FILE, 'platforms.0.name', 'Tripletex');
  set(COMPANY_FILE, 'platforms.1.name', 'PowerOffice Go');
});

/** Returns what the checks say about a text of a firm whose services have names and ids of their own. */
function saidAbout(text: string, lang: string): string[] {
  const file = catalogFile(lang === 'nb' ? 'no' : 'se');
  for (const key of [KEY, 'contact.lead']) set(file, key, text);
  const languages = { ...content().languages, se: { ...content().languages.se, lang: 'en' } };
  const changed = { ...content(), languages } as ReturnType<typeof content>;
  const all = [checkContent(changed), checkLaunch(changed), checkHints(changed, TODAY)].flat();
  const about = all.filter((problem) => problem.file === file && [KEY, 'contact.lead'].includes(problem.key));
  return about
    .filter(({ message }) => !/too long|plural|form/.test(message.en))
    .map((problem) => formatProblem(problem));
}

const askedWords = (texts: string[], lang: string) =>
  texts.flatMap((text) => saidAbout(text, lang).map((message) => /: (.*?) (–|$)/.exec(message)?.[1]));

const COPIED = 'is written in the text itself';
it.each([
  ['nb', `“1 490” ${COPIED}`],
  ['en', `“1,490” ${COPIED}`],
] as const)('of the texts of real firms in %s, only one is asked about', (lang, question) => {
  expect(askedWords(FIRMS[lang], lang)).toEqual([question, question]);
});

it.each([
  ['nb', ['Tripletex', 'Medlem av', 'Bestill en samtale', 'Følg oss', 'På kartet']],
  ['en', ['Tripletex', 'Book a call', 'Follow us']],
] as const)('what a firm does not have is asked about: in %s, %j', (lang, found) => {
  const none = { map: undefined, association: undefined, bookingUrl: undefined, social: undefined, platforms: [] };
  for (const [fact, value] of Object.entries(none)) set(COMPANY_FILE, fact, value);
  const asked = askedWords(FIRMS[lang], lang).filter((message) => !message?.includes(COPIED));
  expect([...new Set(asked)]).toEqual(found.map((word) => `“${word}” is not among the facts`));
});
