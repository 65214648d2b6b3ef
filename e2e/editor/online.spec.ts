import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { siteUrl } from '@/lib/company';
import { COMPANY } from './github';
import {
  button,
  commitFacts,
  comparison,
  expect,
  expectAccessible,
  expectNoOverflow,
  expectOneLanguage,
  expectScreenshot,
  factsOn,
  field,
  INJECTION,
  message,
  openSection,
  save,
  section,
  signIn,
  status,
  tabTo,
  test,
} from './page';
import { buildSite, PREVIEW } from './site';

const NO = 'messages/no.json';
const SE = 'messages/se.json';
const IMAGE = 'content/images/payroll';

test.skip(({ browserName }) => browserName !== 'chromium', 'one browser is enough for calls to GitHub');
// Two people share one repository, and each test continues where the previous one ended.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const picture = (width: number, height: number, background = '#468') =>
  sharp({ create: { width, height, channels: 3, background } });

let html: Promise<string>;

test('signs in, edits, saves and publishes by keyboard', async ({ kari, firm }) => {
  await kari.goto(firm.address);
  await expect(kari.getByLabel('Token')).toBeFocused();
  await expectScreenshot(kari, 'sign-in-no');
  await expectAccessible(kari);
  await kari.keyboard.type('bad');
  await kari.keyboard.press('Enter');
  await expect(kari.getByRole('status')).toHaveText(/godtar ikke dette tokenet/);
  await kari.keyboard.press('ControlOrMeta+A');
  await kari.keyboard.type('good');
  await kari.keyboard.press('Enter');
  const left = kari.getByRole('navigation').getByRole('status');
  await expect(left).toHaveText(/^Gjenstår: \d+$/);
  const count = Number((await left.textContent())?.replace(/\D/g, ''));
  await tabTo(kari, section(kari, 'Tjenester'));
  await kari.keyboard.press('Enter');
  await expect(kari.getByRole('heading', { name: 'Tjenester', level: 2 })).toBeVisible();
  await tabTo(kari, button(kari.getByRole('navigation'), /^Laveste månedspris/), 'Shift+Tab');
  await kari.keyboard.press('Enter');
  await expect(field(kari, 'priceFrom')).toBeFocused();
  await kari.keyboard.type('1490');
  await expect(left).toHaveText(`Gjenstår: ${count - 1}`);
  await expect(kari.frameLocator('iframe').locator('#services')).toBeInViewport();
  await expectScreenshot(kari, 'form-no');
  commitFacts(firm, 'main', { email: 'ny@firma.no' });
  await kari.keyboard.press('ControlOrMeta+s');
  await expect(status(kari)).toHaveText(/^Lagret/);
  expect(message(firm)).toBe('Endret: Laveste månedspris');
  // Tab passed it on the way to the sections.
  await button(kari, 'Publiser …').focus();
  await kari.keyboard.press('Enter');
  await expect(kari.getByRole('dialog')).toContainText('Dette blir publisert (1)');
  await expect(comparison(kari, 'Laveste månedspris')).toContainText('(ingenting)Blir1490');
  await expectScreenshot(kari, 'publish-no');
  await expectAccessible(kari, 'dialog');
  await kari.keyboard.press('Escape');
  await expect(button(kari, 'Publiser …')).toBeFocused();
  await kari.keyboard.press('Enter');
  await tabTo(kari, button(kari, 'Avbryt'));
  await kari.keyboard.press('Enter');
  await expect(button(kari, 'Publiser …')).toBeFocused();
  await kari.keyboard.press('Enter');
  await expect(kari.getByRole('dialog')).toBeVisible();
  await tabTo(kari, button(kari, 'Publiser nå'));
  await kari.keyboard.press('Enter');
  await expect(status(kari)).toHaveText(/^Publisert/);
  await expect(kari.getByRole('banner')).toContainText('Nettstedet lages');
  firm.live = 'main';
  await expect(kari.getByRole('banner')).toContainText(/Publisert og på nett siden \d\d\.\d\d\./);
  expect(factsOn(firm, 'main')).toMatchObject({ email: 'ny@firma.no', priceFrom: 1490 });
  expect(firm.readFile('main', COMPANY)).toBe(firm.readFile('edit', COMPANY));
  html = buildSite(firm.checkOut('main'));
  await button(kari, 'Publiser …').click();
  await expect(status(kari)).toHaveText(/^Ingenting å publisere/);
  // A message makes the header higher.
  await openSection(kari, 'Om oss');
  const bottom = await kari.getByRole('banner').evaluate((one) => one.getBoundingClientRect().bottom);
  await expect(kari.getByRole('heading', { name: 'Om oss', level: 2 })).toBeInViewport();
  const heading = await kari.getByRole('heading', { name: 'Om oss', level: 2 }).boundingBox();
  expect(heading?.y).toBeGreaterThanOrEqual(bottom);
});

test('saves only the changed lines, and shows the section in the preview', async ({ kari, firm }) => {
  const page = kari.frameLocator('iframe');
  await openSection(kari, 'Kontakt');
  await field(kari, 'phone').fill('+47 22 33 44 56');
  await openSection(kari, 'Firmaet');
  await button(kari.getByRole('main'), /^Stemmer for oss/)
    .first()
    .press('Enter');
  await expect(status(kari)).toHaveText(/^Bekreftet/);
  await expect(kari.getByRole('main').locator(':focus')).toHaveCount(1);
  await button(kari, 'Angre').click();
  await field(kari, 'name').fill('Ørn Regnskap AS');
  await expect(kari.getByRole('banner')).toContainText('Ikke lagret ennå');
  firm.isPreviewed = true;
  await save(kari);
  expect(message(firm)).toBe('Endret: Navn; Telefon');
  expect(firm.github.git(['diff', '--numstat', 'main', 'edit'])).toBe(`2\t2\t${COMPANY}`);
  await expect(kari.getByRole('banner')).toContainText('Forhåndsvisningen viser det som er lagret');
  await expect(kari.getByRole('link', { name: 'Forhåndsvis' })).toHaveAttribute('href', PREVIEW);
  await openSection(kari, 'Om oss');
  await expect(page.locator('#about')).toBeInViewport();
});

test('fields of every kind are in one language and fit every width', async ({ kari, ola, firm }) => {
  await signIn(ola, firm);
  await expect(ola.getByRole('navigation').getByRole('status')).toHaveText(/\d/);
  await expect(ola.frameLocator('iframe').locator('h1')).toBeVisible();
  await expectScreenshot(ola, 'form-en');
  await expectOneLanguage(ola);
  for (const name of ['Om oss', 'Åpningstider', 'Bilder']) {
    await openSection(kari, name);
    await expectAccessible(kari);
    await expectNoOverflow(kari);
  }
});

test('shows problems at their fields, and refuses to save with links to them', async ({ kari, firm }) => {
  await openSection(kari, 'Firmaet');
  await field(kari, 'organizationNumber').fill('987 654 321');
  await expect(field(kari, 'organizationNumber')).toHaveAttribute('aria-invalid', 'true');
  await openSection(kari, 'Kontakt');
  await field(kari, 'contact.lead', NO).fill(INJECTION);
  await button(kari, 'Lagre').click();
  await expect(status(kari)).toHaveText(/^Ikke lagret/);
  await expectAccessible(kari, 'section[data-open]');
  await button(kari, /^Organisasjonsnummer: /).click();
  await expect(field(kari, 'organizationNumber')).toBeFocused();
  await field(kari, 'organizationNumber').fill(factsOn(firm).organizationNumber);
  await button(kari, /^Kontakt: .*\(norsk\)/)
    .first()
    .click();
  await expect(field(kari, 'contact.lead', NO)).toBeFocused();
  await field(kari, 'contact.lead', NO).fill('Skriv til oss.');
  await save(kari);
  expect(firm.github.git(['diff', '--numstat', 'edit~', 'edit', NO])).toBe(`1\t1\t${NO}`);
});

test('adds, moves and removes rows with their texts, and undoes it', async ({ ola, firm }) => {
  const { github } = firm;
  const content = await picture(1200, 900, '#b64').webp().toBuffer();
  github.commit('edit', 'Picture', [{ path: `${IMAGE}.webp`, content }]);
  github.git(['update-ref', 'refs/heads/main', 'edit']);
  await ola.reload();
  await openSection(ola, 'Opening hours');
  const friday = ola.getByRole('group', { name: 'Friday' });
  await friday.getByLabel('Closes').fill('14:00');
  await openSection(ola, 'About us');
  const day = field(ola, 'confirmed.on');
  const saved = await day.inputValue();
  await day.press('Backspace');
  await expect(day).toHaveAccessibleDescription(/choose a day/i);
  await day.fill(saved);
  await openSection(ola, 'Opening hours');
  await button(ola, 'Add Closed days').click();
  await ola.getByLabel('Closed days 2').fill('2027-12-25');
  await openSection(ola, 'About us');
  await ola.getByLabel(/^Name of the new item in “People”/).fill('Kari Nordmann');
  await ola.keyboard.press('Enter');
  await expect(field(ola, 'people.0')).toBeFocused();
  await openSection(ola, 'Services');
  await ola.getByLabel(/^Name of the new item in “Services”/).fill('Tax');
  await ola.keyboard.press('Enter');
  await expect(field(ola, 'services.3')).toBeFocused();
  await field(ola, 'services.3.account').fill('2500');
  await button(ola, 'Move up Services 4').click();
  await button(ola, 'Remove Services 1').click();
  await expect(status(ola)).toHaveText(/^Removed/);
  await button(ola, 'Undo').click();
  await save(ola);
  expect(factsOn(firm).services.map(({ id }: { id: string }) => id)).toEqual([
    'payroll',
    'bookkeeping',
    'tax',
    'yearEnd',
  ]);
  expect(factsOn(firm)).toMatchObject({ closedDates: ['2027-12-25', '2099-05-17'], people: [{ id: 'kariNordmann' }] });
  expect(JSON.parse(firm.readFile('edit', SE)).services.tax.title).toBe('…');
  await field(ola, 'services.tax.title', SE).fill('Vearru');
  await save(ola);
  expect(JSON.parse(firm.readFile('edit', SE)).services.tax.title).toBe('Vearru');
  await button(ola, 'Remove Services 3').click();
  await save(ola);
  expect(firm.readFile('edit', SE)).not.toContain('Vearru');
});

test('replaces a picture, and shows both before publishing', async ({ ola, firm }) => {
  const { github } = firm;
  const place = ola.getByRole('group', { name: 'Picture of service 1' });
  const shown = place.getByRole('img', { name: /click on what/ });
  const file = place.locator('[type="file"]');
  await expect(shown).toHaveJSProperty('naturalWidth', 1200);
  await file.setInputFiles({ name: 'a.png', mimeType: '', buffer: await picture(200, 149).png().toBuffer() });
  await expect(place.getByRole('alert')).toHaveText(/^a\.png: .* 200 × 149 pixels; .* at least 200 × 150/);
  const png = await picture(1300, 900).png().toBuffer();
  await file.setInputFiles({ name: 'IMG 1.PNG', mimeType: '', buffer: png });
  await expect(shown).toHaveJSProperty('naturalWidth', 1300);
  const { width, height } = (await shown.boundingBox()) ?? { width: 0, height: 0 };
  await shown.click({ position: { x: width * 0.25, y: height * 0.5 } });
  await expect(place.getByLabel('from the left')).toHaveValue('25');
  await place.getByLabel('from the top').press('ArrowUp');
  // An unsaved picture is restored.
  await ola.reload();
  await openSection(ola, 'Services');
  await expect(shown).toHaveJSProperty('naturalWidth', 1300);
  await save(ola);
  expect(github.bytes(`edit:${IMAGE}.png`)).toEqual(png);
  expect(factsOn(firm).focus).toMatchObject({ payroll: '25% 51%' });
  await openSection(ola, 'Pictures');
  const logo = ola.getByRole('group', { name: 'Logo', exact: true });
  const cutOff = { name: 'logo.svg', mimeType: '', buffer: Buffer.from('<svg><a') };
  await logo.locator('[type="file"]').setInputFiles(cutOff);
  await expect(logo.getByRole('alert')).toHaveText(/^logo\.svg: the end of this file is missing/);
  await button(ola, 'Publish …').click();
  const hours = comparison(ola, 'Opening hours');
  await expect(hours.locator('mark').last()).toHaveText('Days: Friday · Opens: 09:00 · Closes: 14:00');
  await expect(comparison(ola, /^Services: .*: Picture$/).getByRole('img')).toHaveCount(2);
  await expectAccessible(ola, 'dialog');
  await ola.keyboard.press('Escape');
});

test('takes a document to which a link leads, and lists it before publishing', async ({ kari, firm }) => {
  await openSection(kari, 'Kontakt');
  const row = field(kari, 'links.0');
  const choose = (name: string) =>
    row.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await choose('Båt.jpg');
  await expect(row.getByRole('alert')).toHaveText(/^Båt\.jpg: Velg en PDF/);
  await choose('Årets priser.pdf');
  await expect(field(kari, 'links.0.url')).toHaveValue('/arets-priser.pdf');
  await expect(row.getByRole('alert')).toBeEmpty();
  await save(kari);
  expect(firm.readFile('edit', 'public/arets-priser.pdf')).toBe('%PDF');
  await button(kari, 'Publiser …').click();
  await expect(comparison(kari, 'public/arets-priser.pdf')).toContainText('Blir(en fil)');
  await button(kari, 'Avbryt').click();
});

test('requests nothing from third parties, is small, and allows only its own script', async ({ firm }) => {
  const origins = new Set(firm.requests.filter((url) => /^http/.test(url)).map((url) => new URL(url).origin));
  expect(origins).toEqual(new Set([new URL(firm.address).origin, new URL(firm.github.root).origin, PREVIEW]));
  expect(firm.headers).toContain('/edit/build.json\n  Access-Control-Allow-Origin: *\n');
  expect(firm.headers).toContain(`frame-ancestors 'self' ${siteUrl} `);
  const html = readFileSync(join(firm.site, 'edit.html'), 'utf8').replaceAll(/\s+/g, ' ');
  expect(html).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
  expect(html).not.toContain('unsafe');
  const files = readdirSync(join(firm.site, 'edit')).filter((name) => /\.(js|css|woff2)$/.test(name));
  const sizes = files.map((name) => {
    const content = readFileSync(join(firm.site, 'edit', name));
    return name.endsWith('.woff2') ? content.length : brotliCompressSync(content).length;
  });
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(210_000);
});

test('keeps the edits of two people, also without a network or a token, and in a closed tab', async ({
  kari,
  ola,
  firm,
}) => {
  const context = kari.context();
  await openSection(ola, 'Contact');
  commitFacts(firm, 'edit', { phone: '+47 22 33 44 67' });
  await field(ola, 'phone').fill('+47 22 33 44 68');
  await button(ola, 'Save').click();
  await expect(comparison(ola, 'Phone number')).toContainText('+47 22 33 44 67Written here+47 22 33 44 68');
  await expectAccessible(ola, 'section[data-open]');
  expect(factsOn(firm).phone).toBe('+47 22 33 44 67');
  await button(ola, 'Keep what is written here').click();
  await save(ola);
  expect(factsOn(firm).phone).toBe('+47 22 33 44 68');

  await openSection(kari, 'Firmaet');
  await field(kari, 'brand').fill('Svale');
  await context.setOffline(true);
  await button(kari, 'Lagre').click();
  await expect(status(kari)).toHaveText(/GitHub svarer ikke/);
  await context.setOffline(false);
  firm.github.token = 'new';
  await button(kari, 'Lagre').click();
  await expect(status(kari)).toHaveText(/Logg inn igjen med et nytt token/);
  await expectAccessible(kari, 'section[data-open]');
  await kari.getByLabel('Token').fill('new');
  await button(kari, 'Logg inn').click();
  await expect(kari.getByLabel('Token')).toHaveCount(0);
  await expect(field(kari, 'brand')).toHaveValue('Svale');

  commitFacts(firm, 'edit', { register: 'Foretaksregisteret' });
  await field(kari, 'brand').press('End');
  await kari.keyboard.type('!');
  await kari.close();
  const later = await context.newPage();
  await later.goto(firm.address);
  await expect(field(later, 'brand')).toHaveValue('Svale!');
  await save(later);
  expect(factsOn(firm)).toMatchObject({ brand: 'Svale!', phone: '+47 22 33 44 68', register: 'Foretaksregisteret' });
  await button(later, 'Logg ut').click();
  await expect(later.getByLabel('Token')).toBeVisible();
  expect(await later.evaluate(() => JSON.stringify(localStorage))).toBe('{}');
});

test('reports facts changed on both branches, and does not insert texts as HTML', async ({ ola, firm }) => {
  firm.github.token = 'good';
  commitFacts(firm, 'main', { phone: INJECTION });
  commitFacts(firm, 'edit', { register: INJECTION, closedDates: [INJECTION] });
  commitFacts(firm, 'edit', { phone: '+47 22 33 44 60' });
  await button(ola, 'Publish …').click();
  await expect(comparison(ola, 'Phone number')).toContainText(INJECTION);
  await expect(ola).toHaveTitle(/^(?!1$)/);
  expect([factsOn(firm, 'main').phone, factsOn(firm).phone]).toEqual([INJECTION, '+47 22 33 44 60']);
  await button(ola, 'Keep what is saved here').click();
  await expect(comparison(ola, 'Register of companies')).toContainText(INJECTION);
  await expect(comparison(ola, 'Phone number')).toContainText('+47 22 33 44 60');
  expect(factsOn(firm, 'main').phone).toBe(INJECTION);
  await button(ola, 'Publish now').click();
  await expect(status(ola)).toHaveText(/^Not published/);
});

test('brings back what is online, and an earlier version', async ({ ola, firm }) => {
  const { phone } = factsOn(firm, 'main');
  await button(ola, 'Earlier versions …').click();
  await expectAccessible(ola, 'dialog');
  await button(ola, 'Back to what is online').click();
  await openSection(ola, 'Contact');
  await expect(field(ola, 'phone')).toHaveValue(phone);
  await button(ola, 'Undo').click();
  await expect(field(ola, 'phone')).not.toHaveValue(phone);
  await button(ola, 'Earlier versions …').click();
  await ola.getByRole('dialog').getByRole('listitem').last().getByRole('button').click();
  await expect(status(ola)).toHaveText(/^The form now has the content of: \d+ \w+ \d{4}/);
  await ola.evaluate(() => localStorage.removeItem('editor.draft firm/site'));
});

test('leads to the editor of another version of the template, and says what needs JavaScript', async ({
  ola,
  firm,
  browser,
}) => {
  const version = { path: 'package.json', content: '{ "version": "99.0.0" }' };
  firm.github.commit('edit', 'Update', [version]);
  await ola.reload();
  await expect(ola.getByRole('link', { name: 'Open the other page' })).toHaveAttribute('href', `${PREVIEW}/edit`);
  await expectAccessible(ola, 'section[data-open]');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(firm.address);
  await expect(page.locator('body')).toContainText('Denne siden trenger JavaScript.', { useInnerText: true });
  await expect(page.locator('body')).toContainText('This page needs JavaScript.', { useInnerText: true });
  await context.close();
});

test('does not load in a frame of another page', async ({ ola, firm }) => {
  await ola.goto('about:blank');
  await ola.setContent(`<iframe src="${firm.address}"></iframe>`);
  await ola.waitForLoadState('networkidle');
  await expect(ola.frameLocator('iframe').locator('body')).toBeEmpty();
});

test('builds the site with what was published', async () => {
  expect(await html).toContain('NOK 1490+');
  expect(await html).toContain('mailto:ny@firma.no');
});
