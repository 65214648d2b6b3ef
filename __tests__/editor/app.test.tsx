import { act, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { COMPANY_FILE, catalogFile } from '@/checks/content';
import { formatProblem } from '@/checks/problem';
import { App } from '@/editor/App';
import { runChecks } from '@/editor/rows/checked';
import { type Slot, slotsOf, withPicture } from '@/editor/rows/pictures';
import { withConfirmed } from '@/editor/rows/sample';
import { companyIn, type Version } from '@/editor/rows/version';
import { change, state, write as writeValue } from '@/editor/saving/state';
import { start } from '@/editor/saving/tasks';
import { storeToken } from '@/editor/stores/github';
import { EDITED } from '@/editor/stores/store';
import { LOCALE_IDS } from '@/i18n/locales';
import { getIn, setIn } from '@/model/data';
import { formatFile } from '@/model/json-format';
import { readContent } from '@/tools/build/read-content';
import { TEST_GITHUB, versionOf } from './version-of';

// The texts of the fixture are not those of the sample.
jest.mock('@/checks/sample', () => ({
  ...jest.requireActual('@/checks/sample'),
  isOfSample: (value: unknown) => value !== undefined,
}));

// One language less than the fixture: its fields take most of the time.
jest.mock('@/messages/languages', () => {
  const { no, pl } = jest.requireActual('@/messages/languages').languages;
  return { languages: { no, pl } };
});

// A machine that also runs browsers is slow.
configure({ asyncUtilTimeout: 10_000 });

/** What a firm has not confirmed yet that starts with the template. */
const FACTS = `name brand siteUrl organizationNumber vatRegistered register phone email officeAddress postalAddress
  social newsUrl licence people priceFrom priceExample replyWithinWorkingDays takesOver confirmed.by confirmed.on
  retentionMonths customerYears logDays privacyUpdated`.split(/\s+/);
const CHAPTERS = 'meta hero about services technology contact toast consent footer notFound privacy'.split(' ');
const PICTURES = `about payroll bookkeeping yearEnd fallback card icon mark fjord fjord-portrait desk desk-portrait
  papercut papercut-portrait`.split(/\s+/);
const OTHERS = ['logo', 'logo-on-dark', 'badge-ring'].map((name) => `content/brand/${name}`);
const ADDED = {
  brand: 'Nordstrek',
  people: [{ id: 'kari', name: 'Kari Nordmann', phone: '+47 00 12 34 57' }],
  licence: { registerUrl: 'https://register.test/' },
  priceFrom: 2490,
  priceExample: true,
  replyWithinWorkingDays: 1,
  takesOver: true,
  confirmed: {
    by: 'Kari Nordmann',
    on: '2026-11-22',
    membership: 'unknown',
    qualityControl: 'unknown',
    securityMeasures: 'unknown',
  },
};

function templateVersion(): Version {
  const images = PICTURES.map((name) => `content/images/${name}`);
  const files = Object.fromEntries(images.map((path) => [`${path}.svg`, path]));
  const $sample = [...FACTS, ...images, ...OTHERS];
  let version = { ...versionOf(readContent('fixture')), ...files };
  for (const [name, value] of Object.entries({ ...ADDED, $sample }))
    version = setIn(version, [COMPANY_FILE, name], value);
  for (const locale of LOCALE_IDS) {
    const file = catalogFile(locale);
    version = setIn(version, [file, '$sample'], CHAPTERS);
    version = setIn(version, [file, 'about', 'people'], { kari: { title: `Regnskapsfører ${locale}` } });
    version = setIn(version, [file, 'footer', 'description'], `Nordstrek ${locale}`);
    version = setIn(version, [file, 'meta', 'siteName'], 'Nordstrek');
  }
  return version;
}

let clicks: number;
const buttons = (name: RegExp, within: ParentNode = document) =>
  [...within.querySelectorAll('button')].filter(({ textContent }) => name.test(textContent));
function click(name: RegExp, within?: ParentNode): void {
  const [button] = buttons(name, within);
  if (!button) throw new Error(`There is no ${name}`);
  fireEvent.click(button);
  clicks++;
}
const control = (key: string) => document.getElementById(`${COMPANY_FILE}:${key}`) as HTMLInputElement;
function write(values: Record<string, string>): void {
  for (const [key, value] of Object.entries(values)) {
    fireEvent.change(control(key), { target: { value } });
    clicks++;
  }
}
/** Writes values in one render, which is much faster, into fields that are there. */
function fill(values: Record<string, unknown>): void {
  const keys = Object.keys(values);
  expect(keys.filter((key) => !control(key))).toEqual([]);
  act(() => {
    for (const key of keys) writeValue([COMPANY_FILE, ...key.split('.')], values[key]);
  });
  clicks += keys.length;
}
const fieldOf = (key: string) =>
  (control(key) ?? document.getElementById(`${COMPANY_FILE}:${key}#`)).closest(
    'div:has(> .question-line)',
  ) as HTMLElement;
const confirm = (...keys: string[]) =>
  act(() => {
    for (const key of keys) click(/^Correct for us/, fieldOf(key));
  });
const open = (name: string) => click(new RegExp(`^${name}`), document.querySelector('nav') as HTMLElement);
/** Chooses a file for every picture of the section, in one render. */
function choosePictures(): void {
  const groups = [...document.querySelectorAll('[type="file"]')].map((input) => input.closest('[role="group"]'));
  const paths = groups.map((group) => group?.getAttribute('aria-labelledby')?.replace(/^.*:|#$/g, ''));
  const edit = (now: Version, slot: Slot) =>
    withConfirmed(withPicture(now, slot, 'png', `new-${slot.path}`), [COMPANY_FILE], [slot.path]);
  const chosen = (now: Version) => slotsOf(now).filter(({ path }) => paths.includes(path));
  act(() => change((now) => chosen(now).reduce(edit, now)));
  clicks += groups.length;
}

const VERSION = templateVersion();
const TREE: Record<string, string> = {};
for (const [path, one] of Object.entries(VERSION)) {
  TREE[path] = typeof one === 'string' ? one : path;
  if (typeof one !== 'string') TEST_GITHUB.texts.set(path, formatFile(path, one));
}

beforeEach(async () => {
  clicks = 0;
  localStorage.clear();
  const stored: string[] = [];
  jest.spyOn(TEST_GITHUB, 'head').mockResolvedValue(EDITED);
  jest.spyOn(TEST_GITHUB, 'tree').mockResolvedValue(TREE);
  jest.spyOn(TEST_GITHUB, 'upload').mockImplementation(async (content) => `new${stored.push(content)}`);
  // As React marks a fulfilled promise, so that no picture suspends.
  jest
    .spyOn(TEST_GITHUB, 'picture')
    .mockReturnValue(Object.assign(Promise.resolve(''), { status: 'fulfilled', value: '' }));
  global.fetch = async () => ({ ok: false }) as Response;
  Element.prototype.scrollIntoView = () => {};
  global.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  storeToken('good');
  await act(async () => start(TEST_GITHUB));
  render(<App />);
  await screen.findByRole('navigation');
});

const header = () => screen.getByRole('banner').textContent;
const alerts = () => [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent).join('');

test('a heading gets the focus, and a field without an error says so', () => {
  expect(document.activeElement?.tagName).toBe('H1');
  open('Opening hours');
  expect(document.activeElement?.outerHTML).toMatch(/^<h2.*Opening hours/);
  const fields = [...document.querySelectorAll('main :is(input[id], textarea)')];
  expect(fields).not.toEqual([]);
  expect(fields.filter((field) => !field.hasAttribute('aria-invalid'))).toEqual([]);
});

test('a row has a field for each fact, or one for each language', () => {
  open('About us');
  const row = `customers.${Object(companyIn(state.get().now).customers[0]).id}`;
  write({ [`${row}.name`]: 'Svale', [`${row}.trade.no`]: 'Fugl', [`${row}.words.pl`]: 'Dobrze' });
  write({ 'confirmed.membership': '1', newsUrl: '' });
  const { customers, newsUrl, confirmed: answers } = companyIn(state.get().now);
  expect(customers[0]).toMatchObject({ name: 'Svale', trade: { no: 'Fugl' }, words: { pl: 'Dobrze' } });
  expect([answers?.membership, newsUrl]).toEqual(['yes', undefined]);
});

test('a part that throws says so; what is written stays, and can be saved', () => {
  jest.spyOn(console, 'error').mockImplementation();
  open('Contact');
  write({ email: 'written@firm.test' });
  jest.spyOn(TEST_GITHUB, 'picture').mockImplementation(() => {
    throw new Error('cannot draw');
  });
  open('Pictures');
  choosePictures();
  expect(alerts()).toMatch(/stopped working.*“cannot draw”/);
  expect(buttons(/^Save$/)[0]?.ariaDisabled).not.toBe('true');
  jest.spyOn(TEST_GITHUB, 'picture').mockResolvedValue('');
  open('Contact');
  expect([alerts(), control('email').value]).toEqual(['', 'written@firm.test']);
});

test('a link takes a document, and nothing else', async () => {
  open('Contact');
  const [input] = document.querySelectorAll('[type="file"][accept*=".pdf"]');
  if (!input) throw new Error('no field');
  await act(async () => fireEvent.change(input, { target: { files: [new File(['a'], 'Båt.jpg')] } }));
  expect(alerts()).toMatch(/^Båt\.jpg: /);
  await act(async () => fireEvent.change(input, { target: { files: [new File([], 'Tom.pdf')] } }));
  await waitFor(() => expect(alerts()).toBe('Tom.pdf: this file is empty'));
  fireEvent.change(input, { target: { files: [new File(['%PDF-1.7 %%EOF'], 'Årets priser.pdf')] } });
  await waitFor(() => expect(companyIn(state.get().now).links[0]?.url).toBe('/arets-priser.pdf'));
  expect([control('links.avtale.url').value, alerts()]).toEqual(['/arets-priser.pdf', '']);
});

test('the hours of a day are changed in the week', () => {
  open('Opening hours');
  const friday = screen.getByRole('group', { name: 'Friday' });
  fireEvent.change(within(friday).getByLabelText('Closes'), { target: { value: '14:00' } });
  const hours = () => companyIn(state.get().now).openingHours;
  expect(hours()?.at(-1)).toMatchObject({ days: ['Friday'], closes: '14:00' });
  click(/^Use Monday’s times/);
  expect(hours()?.map(({ days }) => days.at(-1))).toEqual(['Friday']);
});

test('a text that is emptied is removed if the site can do without it, and a list of all that there is cannot grow', () => {
  open('Foot of the page');
  for (const name of ['description', 'contactTitle'])
    fireEvent.change(document.getElementById(`messages/no.json:footer.${name}`) as Element, { target: { value: '' } });
  const footer = getIn(state.get().now, ['messages/no.json', 'footer']);
  expect(footer).toMatchObject({ contactTitle: '' });
  expect(footer).not.toHaveProperty('description');
  open('Contact');
  const adders = (...topBar: string[]) => {
    act(() => writeValue([COMPANY_FILE, 'topBar'], topBar));
    return buttons(/^Add Top bar/).length;
  };
  expect([adders('phone'), adders('phone', 'address', 'email', 'social')]).toEqual([1, 0]);
});

test('a disabled button keeps the focus and does nothing', () => {
  open('Pictures');
  const [up] = buttons(/^Move up Pictures at the top of the home page 1/);
  const { now } = state.get();
  expect(up).toHaveProperty('disabled', false);
  expect(up?.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(up as Element);
  expect(state.get().now).toBe(now);
});

test('a refused value that is changed back leaves no message but that everything is saved', async () => {
  open('Opening hours');
  const { value } = control('closedDates.0');
  write({ 'closedDates.0': '' });
  await act(async () => click(/^Save$/));
  expect(header()).toContain('Not saved: something has to be corrected first.');
  const hasFocus = document.activeElement === screen.getByText('Correct this first');
  write({ 'closedDates.0': value });
  expect(header()).toContain('Everything is saved');
  expect(header()).not.toContain('Not saved');
  expect(screen.queryByText('Correct this first')).toBeNull();
  expect(hasFocus).toBe(true);
});

test('missing holidays are listed once, and no longer offered once the owner has answered', async () => {
  open('Opening hours');
  const main = screen.getByRole('main');
  await waitFor(() => expect(main.textContent).toContain('holidays are missing'));
  expect(main.textContent.match(/holidays (that )?are missing/gi)).toHaveLength(1);
  const proposals = /^(Add the holidays|We are closed on Christmas Eve)/;
  expect(buttons(proposals)).toHaveLength(2);
  for (const button of buttons(/^Right as it is/)) fireEvent.click(button);
  expect(buttons(proposals)).toEqual([]);
});

test('the focus moves to a new row, and to the list when the last row is removed, which can be undone', async () => {
  const focused = async () => {
    await act(() => new Promise((next) => requestAnimationFrame(next)));
    return document.activeElement?.id || document.activeElement?.tagName;
  };
  open('Opening hours');
  click(/^Add Closed days/);
  expect(await focused()).toBe(`${COMPANY_FILE}:closedDates.1`);
  open('Services');
  write({ priceFrom: '1990' });
  expect(companyIn(state.get().now).priceFrom).toBe(1990);
  fireEvent.change(document.querySelector('[name="name"]') as HTMLInputElement, { target: { value: 'Tax' } });
  await act(async () => click(/^Add$/));
  expect(await focused()).toBe(`${COMPANY_FILE}:services.tax`);
  const [remove] = buttons(/^Remove Services 4/);
  remove?.focus();
  click(/^Remove Services 4/);
  expect(await focused()).toBe('OL');
  expect(header()).toContain('Removed: Tax.');
  click(/^Undo$/);
  expect(buttons(/^Remove Services 4/)).toHaveLength(1);
});

test('a firm that keeps the texts completes the template with at most 81 clicks and fields', async () => {
  const left = () => runChecks(TEST_GITHUB, state.get().now).left.map((one) => formatProblem(one));
  expect(left().length).toBeGreaterThan(200);
  fill({ name: 'Svale AS', brand: 'Svale', organizationNumber: '974 760 673', soleTrader: false });
  click(/^Replace “Nordstrek” with “Svale”/);
  confirm('vatRegistered', 'register');
  for (const name of ['Top of the home page', 'Technology', 'Foot of the page', 'Map and consent', 'Page not found']) {
    open(name);
    click(buttons(/^All of this is correct/).length > 0 ? /^All of this is correct/ : /^Correct for us/);
  }
  open('About us');
  click(/^All of this is correct/);
  fill({ 'people.kari.name': 'Kari Ås', 'people.kari.phone': '+47 22 33 44 56', newsUrl: undefined });
  fill({ 'confirmed.by': 'Kari Ås', 'confirmed.on': '2026-11-24', 'confirmed.membership': 'yes' });
  fill({ 'confirmed.qualityControl': 'no', 'confirmed.securityMeasures': 'yes' });
  confirm('licence');
  choosePictures();
  open('Services');
  click(/^All of this is correct/);
  fill({ priceFrom: 1990 });
  confirm('priceExample', 'replyWithinWorkingDays', 'takesOver');
  choosePictures();
  open('Contact');
  click(/^All of this is correct/);
  fill({ phone: '+47 22 33 44 66', email: 'post@svale.no' });
  fill({ 'officeAddress.street': 'Storgata 1', 'officeAddress.city': 'Hamar' });
  click(/^Remove Postal address/);
  click(/^Remove Social networks/);
  open('Opening hours');
  click(/^Add the holidays/);
  open('Privacy');
  click(/^All of this is correct/);
  fill({ privacyUpdated: '2026-11-24', formServiceOutsideEea: false, hostOutsideEea: false });
  confirm('retentionMonths', 'customerYears', 'logDays');
  open('The site');
  click(/^All of this is correct/);
  fill({ siteUrl: 'https://www.svale.no', formEndpoint: 'https://skjema.test/s/svale' });
  open('Pictures');
  click(/^Remove Pictures at the top of the home page 3/);
  click(/^Remove Pictures at the top of the home page 2/);
  choosePictures();
  expect(left()).toEqual([]);
  await act(async () => click(/^Save$/));
  expect(clicks).toBeLessThanOrEqual(81);
}, 120_000);
