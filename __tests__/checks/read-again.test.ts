/** @jest-environment node */

import { checkContent } from '@/checks/check-content';
import { checkLaunch, checkPublication } from '@/checks/check-launch';
import { COMPANY_FILE, catalogFile } from '@/checks/content';
import { checkHints } from '@/checks/hints';
import SENTENCES from '@/checks/read-again.json' with { type: 'json' };
import { catalogNodeAt } from '@/model/catalog-tree';
import { changedContent } from './content-copy';

const NO = catalogFile('no');
const KEY = 'services.sum.switching.access';
const { content, set, keepCatalogs } = changedContent();
const asked = (today: string) =>
  checkHints(content(), today).filter(({ message }) => /right\?|read “/.test(message.en));

beforeEach(() => {
  keepCatalogs(NO);
  set(COMPANY_FILE, 'takesOver', true);
  set(NO, KEY, 'Vi henter saldoene og ordner tilgangene.');
});

it('a sentence is asked about from its day on, until that is answered, for this day only', () => {
  expect(asked('2027-05-31').filter(({ key }) => key === KEY)).toEqual([]);
  const [question, ...others] = asked('2027-06-01').filter(({ key }) => key === KEY);
  expect(others).toEqual([]);
  expect(question?.message.en).toMatch(/^is this still right\? clients now delegate .*: https:/);
  expect(question?.line).toBeGreaterThan(1);
  set(COMPANY_FILE, '$confirmed', [question?.answer?.entry]);
  expect(asked('2029-01-01').filter(({ key }) => key === KEY)).toEqual([]);
  set(COMPANY_FILE, '$confirmed', [question?.answer?.entry.replace('2027', '2026')]);
  expect(asked('2027-06-01').filter(({ key }) => key === KEY)).toHaveLength(1);
});

it('is not asked about if the owner has written something else, or does not show it', () => {
  set(NO, KEY, 'Vi henter alt.');
  expect(asked('2029-01-01').filter(({ key }) => key === KEY)).toEqual([]);
  set(NO, KEY, 'Vi ordner tilgangene.');
  set(COMPANY_FILE, 'takesOver', undefined);
  expect(asked('2029-01-01').filter(({ key }) => key === KEY)).toEqual([]);
});

it('an owner’s own text is asked about from its day on', () => {
  set(COMPANY_FILE, 'readAgain', [
    { text: 'Prisene', on: '2026-06-01' },
    { text: 'Sommeren', on: '2026-06-02' },
  ]);
  const own = asked('2026-06-01').filter(({ key }) => key.startsWith('readAgain'));
  expect(own.map(({ key, message }) => [key, message.no])).toEqual([
    ['readAgain.0.on', 'dagen for å lese «Prisene» på nytt er kommet; skriv en ny dag, eller fjern raden'],
  ]);
});

it('no build stops because of a day', () => {
  jest.useFakeTimers({ now: new Date('2035-01-01') });
  set(COMPANY_FILE, 'readAgain', [{ text: 'Prisene', on: '2026-06-01' }]);
  const refused = [checkContent, checkLaunch, checkPublication].flatMap((check) => check(content()));
  expect(refused.filter(({ key }) => key === KEY || key.startsWith('readAgain'))).toEqual([]);
});

it.each(SENTENCES)('$texts: are texts of the model, with a day and a source', ({ texts, words, day, source }) => {
  for (const text of texts) expect(catalogNodeAt(text).type).toBe('string');
  expect(() => new RegExp(words, 'iu')).not.toThrow();
  expect(day).toMatch(/^20\d\d-\d\d-\d\d$/);
  expect(source).toMatch(/^https:/);
});
