/** @jest-environment node */
import { checkContent } from '@/cms/checks/check-content';
import { checkLaunch } from '@/cms/checks/check-launch';
import { COMPANY_FILE, catalogFile } from '@/cms/checks/content';
import { checkHints } from '@/cms/checks/hints';
import { formatProblem } from '@/cms/checks/problem';
import { changedContent } from './content-copy';
import FIRMS from './firms.json' with { type: 'json' };

const TODAY = '2026-11-26';
const BATCH = 12; // questions that a company may have
const { content, set } = changedContent();

beforeEach(() => {
  set(COMPANY_FILE, 'priceFrom', 1490);
  set(COMPANY_FILE, 'platforms.0.name', 'Tripletex');
  set(COMPANY_FILE, 'platforms.1.name', 'PowerOffice Go');
});

/** Returns what the checks say about texts of a firm whose services have names and ids of their own: as points of a service, as answers. */
function saidAbout(texts: string[], lang: string): string[] {
  const file = catalogFile(lang === 'nb' ? 'no' : 'se');
  const rows = texts.map((text, index) => [`q${index}`, text] as const);
  set(
    COMPANY_FILE,
    'questions',
    rows.map(([id]) => ({ id })),
  );
  const answers = rows.map(([id, body], index) => [id, { title: `Spør ${index}?`, body }]);
  set(file, 'contact.questions', { title: 'Spørsmål', ...Object.fromEntries(answers) });
  set(file, 'services.payroll.points', Object.fromEntries(rows));
  const languages = { ...content().languages, se: { ...content().languages.se, lang: 'en' } };
  const changed = { ...content(), languages } as ReturnType<typeof content>;
  const all = [checkContent(changed), checkLaunch(changed), checkHints(changed, TODAY)].flat();
  const about = all.filter((problem) => problem.file === file && /\.q\d+/.test(problem.key));
  return about.filter(({ message }) => !/too long/.test(message.en)).map((problem) => formatProblem(problem));
}

const askedWords = (texts: string[], lang: string) =>
  Array.from({ length: Math.ceil(texts.length / BATCH) }, (_, index) => texts.slice(index * BATCH, (index + 1) * BATCH))
    .flatMap((batch) => saidAbout(batch, lang))
    .map((message) => /: (.*?) (–|$)/.exec(message)?.[1]);

const COPIED = 'is written in the text itself, and does not follow when the facts change';
it.each([
  ['nb', `“1 490” ${COPIED}`],
  ['en', `“1,490” ${COPIED}`],
] as const)('of the texts of real firms in %s, only one is asked about', (lang, question) => {
  expect(askedWords(FIRMS[lang], lang)).toEqual([question, question]);
});

it.each([
  ['nb', ['Bestill en samtale', 'Følg oss', 'Medlem av', 'PowerOffice', 'På kartet', 'Tripletex', 'medlem av']],
  ['en', ['Book a call', 'Follow us', 'Tripletex']],
] as const)('what a firm does not have is asked about: in %s, %j', (lang, found) => {
  const none = {
    map: undefined,
    association: undefined,
    memberships: undefined,
    bookingUrl: undefined,
    social: undefined,
    platforms: [],
  };
  for (const [fact, value] of Object.entries(none)) set(COMPANY_FILE, fact, value);
  const asked = askedWords(FIRMS[lang], lang).filter((message) => !message?.includes(COPIED));
  expect([...new Set(asked)].sort()).toEqual(found.map((word) => `“${word}” is not among the facts`));
});
