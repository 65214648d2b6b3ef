import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { format } from '@/editor/online/files';
import {
  add,
  bar,
  button,
  drafts,
  elsewhere,
  expect,
  expectAccessible,
  expectPicture,
  FACTS,
  factsOn,
  field,
  follow,
  goTo,
  group,
  HOSTILE,
  left,
  messages,
  row,
  save,
  saveButton,
  saveInVain,
  status,
  tabTo,
  test,
} from './page';
import { buildSite, COMPANY, PREVIEW } from './site';

const CATALOGS = ['no', 'pl', 'se'].map((locale) => `messages/${locale}.json`) as [string, string, string];
const [NO, PL, SE] = CATALOGS;
const IMAGE = 'content/images/payroll';

test.skip(({ browserName }) => browserName !== 'chromium', 'one browser is enough for calls to GitHub');
// One page for each of two people, and one history of the firm: each test goes on where the one before has ended.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const picture = (width: number, height: number, background = '#468') =>
  sharp({ create: { width, height, channels: 3, background } });

let html: Promise<string>;

test('everything from signing in to publishing is done with keys', async ({ kari, firm }) => {
  for (const file of [PL, SE]) {
    const texts = JSON.parse(firm.textOn('main', file));
    delete texts.contact.reply;
    firm.github.commit('main', 'Other', [{ path: file, content: format(file, texts) }]);
  }
  expect(firm.headers).toContain('/edit/build.json\n  Access-Control-Allow-Origin: *\n');
  await kari.goto(firm.address);
  await expect(kari.getByLabel('Token')).toBeFocused();
  await expectPicture(kari, 'sign-in-no');
  await kari.keyboard.type('bad');
  await kari.keyboard.press('Enter');
  await expect(status(kari)).toHaveText(/godtar ikke dette tokenet/);
  await kari.keyboard.press('ControlOrMeta+A');
  await kari.keyboard.type('good');
  await kari.keyboard.press('Enter');
  await expect(left(kari)).toHaveText('Gjenstår: 9');
  await expect(bar(kari)).toContainText('Bygges: omtrent to minutter');
  await tabTo(kari, button(kari, `${COMPANY} priceFrom`));
  await kari.keyboard.press('Enter');
  await expect(field(kari, 'priceFrom')).toBeFocused();
  await kari.keyboard.type('1490');
  // The CMS takes the shortcut once it has noticed what was written.
  await expect(async () => {
    await kari.keyboard.press('ControlOrMeta+S');
    await expect(saveButton(kari)).not.toBeEnabled({ timeout: 300 });
  }).toPass();
  await expect(status(kari)).toHaveText(/^Lagret/);
  await expect(left(kari)).toHaveText('Gjenstår: 8');

  await field(kari, 'name').scrollIntoViewIfNeeded();
  await expectPicture(kari, 'form-no', 560);
  elsewhere(firm, 'main', { email: 'ny@firma.no' });
  await tabTo(kari, button(kari, 'Publiser'), 'Shift+Tab');
  await kari.keyboard.press('Enter');
  await expect(bar(kari).getByRole('heading', { name: 'Dette blir publisert' })).toBeFocused();
  await expect(row(kari, `${COMPANY} priceFrom`)).toContainText('(ingenting)1490');
  await expectPicture(kari, 'publish-no');
  await expectAccessible(kari);
  await tabTo(kari, button(kari, 'Publiser nå'));
  await kari.keyboard.press('Enter');
  await expect(status(kari)).toHaveText(/^Publisert/);
  expect(factsOn(firm, 'main')).toMatchObject({ email: 'ny@firma.no', priceFrom: 1490 });
  expect(firm.textOn('main', COMPANY)).toBe(firm.textOn('edit', COMPANY));
  html = buildSite(firm.checkOut('main'));
  await button(kari, 'Publiser').click();
  await expect(status(kari)).toHaveText(/ingenting å publisere/);
});

test('what is written is saved as the lines that changed, and is shown by the preview', async ({ kari, firm }) => {
  await field(kari, 'phone').fill('+47 22 33 44 56');
  await field(kari, 'name').fill('Ørn Regnskap AS');
  firm.isPreviewed = true;
  await save(kari);
  expect(messages(firm)).toEqual(['Change name; phone']);
  expect(firm.github.git(['diff', '--numstat', 'main', 'edit'])).toBe(`2\t2\t${COMPANY}`);
  await expect(bar(kari)).toContainText('Viser det som er lagret');
  await expect(bar(kari).getByRole('link', { name: 'Forhåndsvis' })).toHaveAttribute('href', PREVIEW);
});

test('what is wrong is refused with a way to each field, and what is left to do empties itself', async ({
  kari,
  firm,
}) => {
  await field(kari, 'organizationNumber').fill('987 654 321');
  await saveInVain(kari);
  await expectAccessible(kari);
  await follow(kari, 'is not in the register: a digit is wrong', field(kari, 'organizationNumber'));
  await expect(field(kari, 'organizationNumber')).toHaveValue('987 654 321');
  await field(kari, 'organizationNumber').fill(factsOn(firm).organizationNumber);
  await goTo(kari, `${COMPANY} replyWithinWorkingDays`);
  await expect(field(kari, 'replyWithinWorkingDays')).toBeFocused();
  await field(kari, 'replyWithinWorkingDays').pressSequentially('3');
  await saveInVain(kari);
  // Left at once.
  await field(kari, 'replyWithinWorkingDays').fill('2');
  const [reply, title] = ['contact.reply', 'contact.title'].map((key) => field(kari, key, 1)) as [Locator, Locator];
  for (const file of [SE, PL]) {
    await follow(kari, `${file} contact.reply: this is missing`, reply);
    await reply.fill(`Vástidit {days}, ${file}.`);
  }
  const own = await title.inputValue();
  await title.fill(await field(kari, 'contact.title').inputValue());
  await field(kari, 'contact.lead').fill(HOSTILE);
  await saveInVain(kari);
  const focused = (key: string) => kari.locator(`[data-key-path="${key}"] :is(input, textarea):focus`);
  const untranslated = `${PL} contact.title: this is not translated but as in ${NO}`;
  await kari.setViewportSize({ width: 390, height: 1200 });
  await follow(kari, untranslated, focused('contact.title'));
  await expect(kari.getByRole('combobox', { name: 'Switch Locale' })).toHaveText('Polish');
  await kari.setViewportSize({ width: 1440, height: 1200 });
  await follow(kari, untranslated, focused('contact.title'));
  await focused('contact.title').fill(own);
  await follow(kari, `${NO} contact.lead`, focused('contact.lead'));
  await focused('contact.lead').fill('Skriv til oss.');
  await save(kari);
  expect(messages(firm)).toEqual(['Change contact text']);
  expect(firm.github.git(['diff', '--numstat', 'edit~', 'edit', NO])).toBe(`1\t1\t${NO}`);
  for (const file of [SE, PL]) expect(firm.textOn('edit', file)).toContain(`Vástidit {days}, ${file}.`);
  await expect(bar(kari).getByRole('listitem').filter({ hasText: 'contact.reply' })).toHaveCount(0);

  // What was written of the facts waits where it was.
  const kept = ['vatRegistered', 'register', 'retentionMonths', 'logDays', 'people', 'licence', 'takesOver'];
  elsewhere(firm, 'edit', { keptTexts: kept });
  await goTo(kari, `${COMPANY} replyWithinWorkingDays`);
  await kari.getByRole('button', { name: 'Restore' }).click();
  await expect(field(kari, 'replyWithinWorkingDays')).toHaveValue('2');
  await save(kari);
  expect(factsOn(firm).replyWithinWorkingDays).toBe(2);
  await expect(left(kari)).toHaveText('Ingenting er igjen av eksempelet.');
});

test('lists of the facts are changed with what belongs to them', async ({ ola, firm }) => {
  const { github } = firm;
  elsewhere(firm, 'edit', { keptTexts: undefined, priceFrom: undefined });
  github.commit('edit', 'Picture', [
    { path: `${IMAGE}.webp`, content: await picture(1200, 900, '#b64').webp().toBuffer() },
  ]);
  github.git(['update-ref', 'refs/heads/main', 'edit']);
  await ola.goto(firm.address);
  await expect(ola.getByLabel('Token')).toBeFocused();
  await expectPicture(ola, 'sign-in-en');
  await ola.keyboard.type('good');
  await ola.keyboard.press('Enter');
  await ola.getByText(FACTS, { exact: true }).click();
  await expect(field(ola, 'organizationNumber')).toBeVisible();
  await expectPicture(ola, 'form-en', 560);
  await goTo(ola, `${COMPANY} people: this fact is missing`);
  await expect(group(ola, 'people').locator(':focus')).toHaveCount(1);
  await field(ola, 'openingHours.1.closes').fill('14:00');
  await save(ola);
  expect(messages(firm)).toEqual(['Change opening hours']);
  expect(github.git(['diff', '--numstat', 'main', 'edit'])).toBe(`1\t1\t${COMPANY}`);

  await goTo(ola, `${COMPANY} people: this fact is missing`);
  await expect(group(ola, 'people').locator(':focus')).toHaveCount(1);
  await add(ola, 'people');
  await field(ola, 'people.0.id').fill('kari');
  await field(ola, 'people.0.name').fill('Kari Nordmann');
  await add(ola, 'services');
  await field(ola, 'services.3.id').fill('tax');
  await field(ola, 'services.3.account').fill('2500');
  await group(ola, 'services').getByLabel('Reorder Item').nth(3).press('Home');
  await add(ola, 'closedDates');
  await field(ola, 'closedDates', 1).fill('2099-12-25');
  await saveButton(ola).click();
  await expect(status(ola)).toHaveText(/texts that wait to be written/);
  expect(messages(firm)).toEqual(['Change closed dates; add service tax; add person kari']);
  expect(factsOn(firm).services[0]).toEqual({ id: 'tax', account: '2500' });
  expect(factsOn(firm).closedDates).toEqual(['2099-05-17', '2099-12-25']);
  expect(github.git(['diff', '--numstat', 'main', 'edit', '--', COMPANY])).toMatch(/^5\t3\t/);

  await button(ola, 'Show it').click();
  await button(ola, `${SE} services.tax.title: this is still to be written`).click();
  await expect(field(ola, 'services.tax.title', 1)).toBeFocused();
  await field(ola, 'services.tax.title', 1).fill('Vearru');
  await save(ola);
  expect(messages(firm)).toEqual(['Change services text']);
  expect(JSON.parse(firm.textOn('edit', SE)).services.tax.title).toBe('Vearru');
  await goTo(ola, 'content/images/tax.webp: this picture is the same as');
  await expect(bar(ola).getByLabel('Picture', { exact: true })).toHaveValue(/\d/);
  await goTo(ola, `${COMPANY} priceFrom`);
  await expect(field(ola, 'priceFrom')).toBeFocused();
  // The CMS draws a field once it is in view.
  await expect(async () => {
    await ola.locator('#nc-root .placeholder').evaluateAll((all) => all.at(-1)?.scrollIntoView());
    await group(ola, 'services').evaluate((one) => one.scrollIntoView(), undefined, { timeout: 1000 });
    await group(ola, 'services').getByRole('button', { name: 'Remove' }).first().click({ timeout: 1000 });
  }).toPass();
  await save(ola);
  expect(messages(firm)).toEqual(['Remove service tax']);
  expect(firm.textOn('edit', SE)).not.toContain('Vearru');
});

test('a picture is replaced, and shown before it is published', async ({ ola, firm }) => {
  const { github } = firm;
  await button(ola, 'Pictures').click();
  const place = bar(ola).getByLabel('Picture', { exact: true });
  const file = bar(ola).getByLabel('Replace it with');
  const shown = bar(ola).getByRole('img', { name: 'Service payroll' });
  await place.selectOption({ label: 'Service payroll' });
  await expect(shown).toHaveJSProperty('naturalWidth', 1200);
  await file.setInputFiles({ name: 'a.png', mimeType: '', buffer: await picture(1200, 899).png().toBuffer() });
  await expect(status(ola)).toHaveText(/payroll: 1200 × 899, expected one picture of at least 1200 × 900 pixels/);
  const png = await picture(1300, 900).png().toBuffer();
  await file.setInputFiles({ name: 'IMG 1.PNG', mimeType: '', buffer: png });
  await expect(shown).toHaveJSProperty('naturalWidth', 1300);
  const { width, height } = (await shown.boundingBox()) ?? { width: 0, height: 0 };
  await shown.click({ position: { x: width * 0.25, y: height * 0.5 } });
  await expect(bar(ola).getByLabel('from the left')).toHaveValue('25');
  await bar(ola).getByLabel('from the top').press('ArrowUp');
  await expectAccessible(ola);
  await button(ola, 'Save the picture').click();
  await expect(status(ola)).toHaveText(/^Saved/);
  expect(github.bytes(`edit:${IMAGE}.png`)).toEqual(png);
  expect(github.git(['diff', 'main', 'edit', '--', COMPANY])).toContain('+  "focus": { "payroll": "25% 51%" }');
  expect(messages(firm)).toEqual(['Change picture payroll; focal point']);
  await place.selectOption({ label: 'Logo' });
  await file.setInputFiles({ name: 'logo.svg', mimeType: '', buffer: Buffer.from('<svg><a') });
  await button(ola, 'Save the picture').click();
  await expect(button(ola, 'content/brand/wordmark.svg')).toBeVisible();
  await expect(status(ola)).toHaveText(/^Not saved/);
  const changed = github.git(['diff', '--name-status', '--no-renames', 'main', 'edit']).split('\n');
  const texts = CATALOGS.map((file) => `M\t${file}`);
  expect(changed).toEqual([`M\t${COMPANY}`, `A\t${IMAGE}.png`, `D\t${IMAGE}.webp`, ...texts]);

  await button(ola, 'Publish…').click();
  const [hours, image] = [row(ola, `${COMPANY} openingHours`), row(ola, `${IMAGE}.png`)];
  await expect(hours.getByRole('listitem').first()).toHaveText(
    'Days: Monday, Tuesday, Wednesday, Thursday · Opens: 08:30 · Closes: 15:45',
  );
  await expect(hours.locator('mark')).toHaveText([
    'Days: Friday · Opens: 09:00 · Closes: 13:00',
    'Days: Friday · Opens: 09:00 · Closes: 14:00',
  ]);
  await expect(image.getByRole('img', { name: 'the file so far' })).toHaveJSProperty('naturalWidth', 1200);
  await expect(image.getByRole('img', { name: 'the new file' })).toHaveJSProperty('naturalWidth', 1300);
  await expectPicture(ola, 'publish-en', 346);
});

test('nothing is asked of others', async ({ firm }) => {
  const origins = new Set(firm.asked.filter((url) => /^http/.test(url)).map((url) => new URL(url).origin));
  expect(origins).toEqual(new Set([new URL(firm.address).origin, new URL(firm.github.root).origin, PREVIEW]));
});

test('two people keep what each has written, also at the same moment, without a network, and in a closed tab', async ({
  kari,
  ola,
  firm,
}) => {
  const context = kari.context();
  await field(ola, 'email').fill('post@firma.no');
  await save(ola);
  await field(kari, 'phone').fill('+47 22 33 44 57');
  firm.github.beforeCommit = () => elsewhere(firm, 'edit', { register: 'Enhetsregisteret' });
  await saveInVain(kari);
  await expect(status(kari)).toHaveText(/noen andre lagret akkurat nå/);
  await save(kari);
  expect(factsOn(firm)).toMatchObject({
    email: 'post@firma.no',
    phone: '+47 22 33 44 57',
    register: 'Enhetsregisteret',
  });

  await field(ola, 'phone').fill('+47 22 33 44 58');
  await saveInVain(ola);
  await expect(row(ola, `${COMPANY} phone`)).toContainText('+47 22 33 44 57+47 22 33 44 58');
  expect(factsOn(firm).phone).toBe('+47 22 33 44 57');
  await button(ola, 'Keep what is written here').click();
  await save(ola);
  expect(factsOn(firm).phone).toBe('+47 22 33 44 58');

  await field(kari, 'brand').fill('Svale');
  await context.setOffline(true);
  await saveInVain(kari);
  await expect(status(kari)).toHaveText(/GitHub svarer ikke/);
  await context.setOffline(false);
  const strangers: unknown[] = [];
  const stranger = createServer((request, response) => {
    strangers.push(request.headers);
    response.end();
  }).listen(0);
  firm.github.redirect = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}/`;
  await saveInVain(kari);
  firm.github.redirect = undefined;
  stranger.close();
  expect(strangers).toEqual([]);
  firm.github.token = 'new';
  await saveInVain(kari);
  await expect(status(kari)).toHaveText(/Logg inn igjen med et nytt token/);
  await kari.getByLabel('Token').fill('new');
  await button(kari, 'Logg inn').click();
  await expect(kari.getByLabel('Token')).toHaveCount(0);
  await expect(field(kari, 'brand')).toHaveValue('Svale');

  await field(kari, 'brand').press('End');
  await expect.poll(() => drafts(kari)).toContain('Svale');
  elsewhere(firm, 'edit', { register: 'Foretaksregisteret' });
  await kari.close();
  const later = await context.newPage();
  await later.goto(firm.address);
  await later.getByText(FACTS, { exact: true }).click();
  await later.getByRole('button', { name: 'Restore' }).click();
  await expect(field(later, 'brand')).toHaveValue('Svale');
  await saveInVain(later);
  await expect(row(later, `${COMPANY} phone`)).toContainText('+47 22 33 44 58+47 22 33 44 57');
  await field(later, 'phone').fill('+47 22 33 44 58');
  await save(later);
  expect(factsOn(firm)).toMatchObject({ brand: 'Svale', phone: '+47 22 33 44 58', register: 'Foretaksregisteret' });
  await button(later, 'Logg ut').click();
  await expect(later.getByLabel('Token')).toBeVisible();
  expect(await later.evaluate(() => JSON.stringify(localStorage))).not.toContain('"new');
  await expectAccessible(later);
  await expectRoom(later);
});

/** Nothing is cut on a phone whose owner reads large letters. */
async function expectRoom(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  expect(await bar(page).evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
}

test('what two branches have changed is named, and a text that looks like HTML stays text', async ({ ola, firm }) => {
  firm.github.token = 'good';
  const { phone } = factsOn(firm);
  elsewhere(firm, 'main', { phone: HOSTILE });
  elsewhere(firm, 'edit', { register: HOSTILE, closedDates: [HOSTILE] });
  await button(ola, 'Publish…').click();
  await expect(row(ola, `${COMPANY} register`)).toContainText(HOSTILE);
  await expect(row(ola, `${COMPANY} closedDates`).locator('mark').last()).toHaveText(HOSTILE);
  await button(ola, 'Publish now').click();
  await expect(row(ola, `${COMPANY} phone`)).toContainText(HOSTILE);
  await expect(ola).toHaveTitle(/^(?!1$)/);
  expect([factsOn(firm, 'main').phone, factsOn(firm).phone]).toEqual([HOSTILE, phone]);
  elsewhere(firm, 'main', { phone });
  await button(ola, 'Publish…').click();
  await expectRoom(ola);
  await button(ola, 'Publish now').click();
  await expect(status(ola)).toHaveText(/^Not published/);
});

test('no other page frames it', async ({ ola, firm }) => {
  await expect(bar(ola)).toHaveAttribute('lang', 'en');
  await ola.setContent(`<iframe src="${firm.address}"></iframe>`);
  await ola.waitForLoadState('networkidle');
  await expect(ola.frameLocator('iframe').locator('body')).toBeEmpty();
});

test('the site is built anew with the words that were published', async () => {
  expect(await html).toContain('NOK 1490+');
  expect(await html).toContain('mailto:ny@firma.no');
});
