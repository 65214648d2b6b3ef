/** @jest-environment node */

import { NUMBERS, registerAnswer } from '@/fixture/register';
import type { Facts } from '@/model/facts';
import { compareWithRegister } from '@/tools/live/register';

const API = 'https://data.brreg.no/enhetsregisteret/api/';
const asked: string[] = [];
global.fetch = jest.fn(async (url: string) => {
  asked.push(url);
  const { status, body } = registerAnswer(url.replace(API, '')) ?? { status: 500, body: '' };
  return new Response(body, { status });
}) as unknown as typeof fetch;

const FACTS: Facts = {
  name: 'Å & Ørn Regnskap AS',
  country: 'NO',
  organizationNumber: NUMBERS.as,
  vatRegistered: true,
  register: 'Foretaksregisteret',
  phone: '+47 22 33 44 55',
  siteUrl: 'https://www.å-ørn.no',
  officeAddress: { street: 'Storgata 1', postalCode: '0161', city: 'Oslo' },
};
async function compared(facts: Facts) {
  const { problems, notes } = await compareWithRegister({ ...FACTS, ...facts });
  return { problems: problems.map(({ en }) => en), notes: notes.map(({ no }) => no) };
}

beforeEach(() => asked.splice(0));

it('says what differs', async () => {
  expect(await compared({})).toEqual({
    problems: [],
    notes: ['Besøksadresse: Enhetsregisteret har Storgata 2, 0161 Oslo, nettstedet Storgata 1, 0161 Oslo'],
  });
});

it.each([
  ['deleted', 'the company was deleted from Enhetsregisteret on 2026-03-01', 0],
  ['noVat', 'the company is not in the VAT register, but the site shows MVA', 1],
] as const)('a company that is %s is a problem', async (name, problem, notes) => {
  const found = await compared({ organizationNumber: NUMBERS[name], name: 'Ørn AS' });
  expect([found.problems, found.notes.length]).toEqual([[problem], notes]);
});

it('without an answer, a note says why', async () => {
  expect(await compared({ organizationNumber: NUMBERS.unknown })).toEqual({
    problems: [],
    notes: [expect.stringMatching(/^Enhetsregisteret har ikke /)],
  });
  jest.mocked(fetch).mockRejectedValueOnce(new TypeError('fetch failed'));
  expect(await compared({})).toEqual({ problems: [], notes: [expect.stringMatching(/kan ikke nås/)] });
});

it.each<Facts>([{ organizationNumber: '000 000 000' }, { country: 'SE' }, { organizationNumber: undefined }])(
  'is not asked about %j',
  async (facts) => {
    expect(await compared(facts)).toEqual({ problems: [], notes: [] });
    expect(asked).toEqual([]);
  },
);
