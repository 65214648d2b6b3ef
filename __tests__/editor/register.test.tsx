import { act, fireEvent, render, screen } from '@testing-library/react';
import { COMPANY_FILE } from '@/checks/content';
import { Register } from '@/editor/forms/Register';
import { companyIn } from '@/editor/rows/version';
import { change, state, undo } from '@/editor/saving/state';
import { start } from '@/editor/saving/tasks';
import { NUMBERS, registerAnswer } from '@/fixture/register';
import { setIn } from '@/model/data';
import { readContent } from '@/tools/build/read-content';
import { TEST_GITHUB, versionOf } from './version-of';

jest.useFakeTimers(); // the checks do not run
start(TEST_GITHUB);

const asked: string[] = [];
global.fetch = jest.fn(async (url: string) => {
  asked.push(url);
  const answer = registerAnswer(url.replace('https://data.brreg.no/enhetsregisteret/api/', ''));
  const { status, body } = answer ?? (await new Promise<never>(() => {}));
  return { status, ok: status < 300, json: async () => JSON.parse(body) };
}) as unknown as typeof fetch;
AbortSignal.timeout = () => new AbortController().signal;

const facts = () => companyIn(state.get().now);
const set = (name: string, value: unknown) => act(() => change((now) => setIn(now, [COMPANY_FILE, name], value)));
const button = (name: RegExp) => screen.getByRole('button', { name });
const press = async (name: RegExp) => {
  fireEvent.click(button(name));
  await act(() => jest.advanceTimersByTimeAsync(50));
};
const ask = () => press(/^Fetch from the register/);
const shown = () => document.getElementById('register')?.textContent ?? '';

beforeEach(() => {
  asked.length = 0;
  const version = versionOf(readContent('fixture'));
  state.set({ ...state.get(), base: version, now: version });
  set('organizationNumber', NUMBERS.twoWords);
  set('siteUrl', 'https://nordstrek.example');
  render(<Register />);
});

it('asks when its button is pressed, and replaces nothing by itself', async () => {
  expect(asked).toEqual([]);
  const before = facts();
  await ask();
  expect(asked).toEqual([`https://data.brreg.no/enhetsregisteret/api/enheter/${NUMBERS.twoWords}`]);
  expect(facts()).toEqual(before);
  expect(shown()).toContain(
    'Registered nameIn the register: Ørn AS. Here: Å & Ørn «Tall» D’Arc Regnskap og Rådgivning AS.',
  );
});

it('takes one fact, which can be undone', async () => {
  await ask();
  await press(/^Use the register’s Office address/);
  expect(facts().officeAddress).toEqual({ street: 'Karl Johans gate 2 B', postalCode: '8622', city: 'Mo i Rana' });
  expect(facts().name).not.toBe('Ørn AS');
  expect(shown()).not.toContain('Office address');
  act(() => undo());
  expect(facts().officeAddress.city).toBe('Båtsfjord');
});

it('takes all but the address of the site, until that is not the sample’s', async () => {
  await ask();
  await press(/^Use all \d from the register/);
  expect(facts()).toMatchObject({
    name: 'Ørn AS',
    postalAddress: { city: 'Mo i Rana' },
    siteUrl: 'https://nordstrek.example',
  });
  expect(shown()).toContain('Address of the site');
  set('siteUrl', 'https://eagle.no');
  set('name', 'Eagle AS');
  await press(/^Use all \d from the register/);
  expect(facts().siteUrl).toBe('https://www.å-ørn.no');
  expect(shown()).toContain('Everything matches the register.');
});

it.each([
  ['unknown', /does not have \d+; are all its digits right\?$/],
  ['deleted', /was deleted from Enhetsregisteret on Sunday,? 1 March 2026\.$/],
  ['bankrupt', /is bankrupt\./],
] as const)('says what is the matter with one that is %s', async (name, sentence) => {
  set('organizationNumber', NUMBERS[name]);
  const before = facts();
  await ask();
  expect(shown()).toMatch(sentence);
  expect(facts()).toEqual(before);
});

it('says so if the register cannot be reached', async () => {
  jest.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await ask();
  expect(shown()).toMatch(/Enhetsregisteret cannot be reached/);
});

it('forgets the answer about another number, and waits for one answer at a time', async () => {
  set('organizationNumber', NUMBERS.slow);
  await ask();
  expect(button(/^Fetch/).getAttribute('aria-disabled')).toBe('true');
  await ask();
  expect(asked).toHaveLength(1);
  set('organizationNumber', NUMBERS.as);
  expect(shown()).toBe('Fetch from the register');
  await ask();
  expect(shown()).toContain('Å & Ørn Regnskap AS');
});

it('is for Norway', () => {
  set('country', 'SE');
  expect(document.getElementById('register')).toBeNull();
});
