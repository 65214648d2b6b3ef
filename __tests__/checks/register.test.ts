/** @jest-environment node */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { askRegister, isRegisterNumber, type RegisterAnswer } from '@/checks/register';
import { differences, foreignAddresses, troubles } from '@/checks/register-facts';
import { companyName, placeName, streetName } from '@/checks/register-names';
import { NUMBERS, registerAnswer } from '@/fixture/register';
import type { Facts } from '@/model/facts';

const FACTS: Facts = {
  name: 'Å & Ørn Regnskap AS',
  vatRegistered: true,
  register: 'Foretaksregisteret',
  phone: '+47 22 33 44 55',
  siteUrl: 'https://å-ørn.no',
  officeAddress: { street: 'Storgata 2', postalCode: '0161', city: 'Oslo' },
};

let api = '';
const server = createServer(({ url = '' }, response) => {
  const answer = registerAnswer(url.replace('/api/', ''));
  if (answer) response.writeHead(answer.status, { 'Content-Type': answer.type }).end(answer.body);
});
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ask = (number: string) => askRegister(number, api, number === NUMBERS.slow ? 300 : undefined);
const unitOf = (answer: RegisterAnswer) => {
  if ('reason' in answer) throw new Error(answer.reason.en);
  return answer.unit;
};
/** Returns what the register says otherwise, as `fact: value`. */
async function found(number: string, facts: Facts = {}) {
  const unit = unitOf(await ask(number));
  const rows = differences(unit, { ...FACTS, name: unit.navn, ...facts });
  return Object.fromEntries(rows.map(({ fact, value }) => [fact, value]));
}

it.each([
  ['987654325', true],
  ['987654326', false],
  ['000000000', false],
  ['98765432', false],
  ['', false],
])('%s can be in the register: %s', (number, isPossible) => {
  expect(isRegisterNumber(number)).toBe(isPossible);
});

describe('a number', () => {
  it.each([
    ['unknown', 'does not have 987654473'],
    ['branch', `is only a place of business; write the number of the company, ${NUMBERS.as}`],
    ['hidden', 'which does not mean that it has been deleted'],
    ['refused', '(400)'],
    ['busy', 'too many questions'],
    ['broken', 'is not working at the moment (503)'],
    ['html', 'something other than a company'],
    ['other', 'something other than a company'],
    ['slow', 'has not answered within 0.3 seconds'],
  ] as const)('without a company has one reason: %s', async (name, reason) => {
    expect(await ask(NUMBERS[name])).toEqual({
      reason: expect.objectContaining({ en: expect.stringContaining(reason.replace('987654473', NUMBERS.unknown)) }),
    });
  });

  it.each([
    // That cannot be one.
    ...['000 000 000', '987 654 326', ''].map((number) => [number, 'write your Norwegian organisation number first']),
    [NUMBERS.as, 'cannot be reached'],
  ])('is asked about in vain without a network, if at all: “%s”: %s', async (number = '', reason) => {
    const answer = await askRegister(number, 'http://127.0.0.1:1/');
    expect(answer).toEqual({ reason: expect.objectContaining({ en: expect.stringContaining(reason) }) });
  });
});

describe('the register', () => {
  it('says the same in capitals, with other spaces and without www', async () => {
    expect(await found(NUMBERS.as, { name: FACTS.name })).toEqual({});
  });

  it('says everything of an empty form', async () => {
    const unit = unitOf(await ask(NUMBERS.as));
    expect(differences(unit, {}).map(({ fact, value }) => [fact, value])).toEqual([
      ['name', 'Å & Ørn Regnskap AS'],
      ['vatRegistered', true],
      ['register', 'Foretaksregisteret'],
      ['officeAddress', FACTS.officeAddress],
      ['phone', '+47 22 33 44 55'],
      ['siteUrl', 'https://www.å-ørn.no'],
    ]);
  });

  const MOBILE = '+47 900 00 000';
  it.each<[name: keyof typeof NUMBERS, expected: object]>([
    ['enk', { soleTrader: true, vatRegistered: false, register: undefined, phone: MOBILE }],
    ['nuf', {}],
    ['ks', {}],
    ['withoutOffice', {}],
    ['careOf', { officeAddress: { street: 'c/o Kari Ås, Storgata 2', postalCode: '0161', city: 'Oslo' } }],
    ['abroad', {}],
    [
      'twoWords',
      {
        officeAddress: { street: 'Karl Johans gate 2 B', postalCode: '8622', city: 'Mo i Rana' },
        postalAddress: { street: 'Postboks 7 Sentrum', postalCode: '8601', city: 'Mo i Rana' },
      },
    ],
    ['aa', { officeAddress: { street: 'Moskenesveien 2', postalCode: '8392', city: 'Å i Lofoten' } }],
  ])('of %s says otherwise: %j', async (name, expected) => {
    expect(await found(NUMBERS[name])).toEqual(expected);
  });

  it.each<[name: keyof typeof NUMBERS, sentence: string | undefined]>([
    ['as', undefined],
    ['deleted', 'the company was deleted from Enhetsregisteret on 2026-03-01'],
    ['bankrupt', 'Enhetsregisteret says that the company is bankrupt'],
    ['windingUp', 'Enhetsregisteret says that the company is being wound up'],
    ['forced', 'Enhetsregisteret says that the company is in compulsory winding-up or dissolution'],
    ['noVat', 'the company is not in the VAT register, but the site shows MVA'],
  ])('of %s says a trouble: %s', async (name, sentence) => {
    const unit = unitOf(await ask(NUMBERS[name]));
    expect([...troubles(unit, FACTS)].map(({ en }) => en)).toEqual(sentence ? [sentence] : []);
  });

  it('without VAT on the site is no trouble', async () => {
    expect([...troubles(unitOf(await ask(NUMBERS.noVat)), { ...FACTS, vatRegistered: false })]).toEqual([]);
  });

  it('has addresses abroad, which are named', async () => {
    const unit = unitOf(await ask(NUMBERS.abroad));
    expect(foreignAddresses(unit).map(({ en }) => en)).toEqual([expect.stringContaining('another country (Sverige)')]);
    expect(foreignAddresses(unitOf(await ask(NUMBERS.as)))).toEqual([]);
  });
});

it.each([
  [companyName, 'NORDSTREK REGNSKAP AS', 'Nordstrek Regnskap AS'],
  [companyName, 'KPMG OG BO-ØRN A/S', 'KPMG og Bo-Ørn A/S'],
  [companyName, 'H M ÅS & CO DA', 'H M Ås & Co DA'],
  [companyName, 'iRegnskap AS', 'iRegnskap AS'],
  [placeName, 'KRISTIANSAND S', 'Kristiansand S'],
  [placeName, 'NORD-STATLAND', 'Nord-Statland'],
  [streetName, 'C/O ÅSE BØ', 'c/o Åse Bø'],
  [streetName, 'STORGATA 1B', 'Storgata 1B'],
])('%p writes %s as %s', (write, capitals, written) => {
  expect(write(capitals)).toBe(written);
});
