import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { checkContent } from '@/checks/check-content';
import { REGISTER_API } from '@/checks/register';
import { NUMBERS, registerAnswer } from '@/fixture/register';
import { siteUrl } from '@/lib/company';
import { readContent } from '@/tools/build/read-content';
import { COMPANY } from './github';
import {
  button,
  comparison,
  expect,
  expectAccessible,
  expectNoOverflow,
  expectOneLanguage,
  expectScreenshot,
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
import { PREVIEW } from './site';

const NO = 'messages/no.json';
const IMAGE = 'content/images/payroll';

test.skip(({ browserName }) => browserName !== 'chromium', 'one browser is enough for calls to GitHub');
// Two people share one repository, and each test continues where the previous one ended.
test.describe.configure({ mode: 'serial' });

const picture = (width: number, height: number, background = '#468') =>
  sharp({ create: { width, height, channels: 3, background } });

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
  firm.objects.commitFacts('main', { email: 'ny@firma.no' });
  // As with caps lock.
  await kari.keyboard.press('ControlOrMeta+S');
  await expect(status(kari)).toHaveText(/^Lagret/);
  expect(message(firm)).toBe('Endret: Laveste månedspris');
  // Tab passed it on the way to the sections.
  await button(kari, 'Publiser …').press('Enter');
  await expect(kari.getByRole('dialog')).toContainText('Dette blir publisert (1)');
  await expect(comparison(kari, 'Laveste månedspris')).toContainText('(ingenting)Blir1490');
  await expectScreenshot(kari, 'publish-no');
  await expectAccessible(kari, 'dialog');
  await expectNoOverflow(kari);
  await kari.keyboard.press('Escape');
  await expect(button(kari, 'Publiser …')).toBeFocused();
  await kari.keyboard.press('Enter');
  await expect(kari.getByRole('dialog')).toBeVisible();
  await tabTo(kari, button(kari, 'Publiser nå'));
  await kari.keyboard.press('Enter');
  await expect(status(kari)).toHaveText(/^Publisert/);
  await expect(kari.getByRole('banner')).toContainText('Nettstedet lages');
  firm.live = 'main';
  await expect(kari.getByRole('banner')).toContainText(/Publisert og på nett siden \d\d\.\d\d\./);
  expect(firm.objects.factsOn('main')).toMatchObject({ email: 'ny@firma.no', priceFrom: 1490 });
  expect(firm.objects.textOn('main', COMPANY)).toBe(firm.objects.textOn('edit', COMPANY));
  // What was published can be built.
  expect(checkContent(readContent(firm.checkOut('main')))).toEqual([]);
});

test('shows in the preview what is saved, and the section that is open', async ({ kari, firm }) => {
  await openSection(kari, 'Kontakt');
  await field(kari, 'phone').fill('+47 22 33 44 56');
  await expect(kari.getByRole('banner')).toContainText('Ikke lagret ennå');
  firm.isPreviewed = true;
  await kari.keyboard.press('ControlOrMeta+s');
  await expect(status(kari)).toHaveText(/^Lagret\./);
  expect(message(firm)).toBe('Endret: Telefon');
  await expect(kari.getByRole('banner')).toContainText('Forhåndsvisningen viser det som er lagret');
  await expect(kari.getByRole('link', { name: 'Forhåndsvis' })).toHaveAttribute('href', PREVIEW);
  await openSection(kari, 'Om oss');
  await expect(kari.frameLocator('iframe').locator('#about')).toBeInViewport();
});

test('fields of every kind are in one language and fit every width', async ({ kari, ola, firm }) => {
  await signIn(ola, firm);
  await expect(ola.getByRole('navigation').getByRole('status')).toHaveText(/\d/);
  await expect(ola.frameLocator('iframe').locator('h1')).toBeVisible();
  await expectScreenshot(ola, 'form-en');
  await expectOneLanguage(ola);
  for (const name of ['Om oss', 'Åpningstider']) {
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
  await field(kari, 'organizationNumber').fill(firm.objects.factsOn('edit').organizationNumber);
  await button(kari, /^Kontakt: .*\(norsk\)/)
    .first()
    .click();
  await expect(field(kari, 'contact.lead', NO)).toBeFocused();
  await field(kari, 'contact.lead', NO).fill('Skriv til oss.');
  await save(kari);
});

test('replaces a picture, and shows both before publishing', async ({ ola, firm }) => {
  const { objects } = firm;
  const before = await picture(1200, 900, '#b64').webp().toBuffer();
  objects.setHead('main', objects.commitTo('edit', { [`${IMAGE}.webp`]: before }));
  await ola.reload();
  await openSection(ola, 'Services');
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
  await save(ola);
  expect(firm.objects.bytesOn('edit', `${IMAGE}.png`)).toEqual(png);
  expect(firm.objects.factsOn('edit').focus).toMatchObject({ payroll: '25% 51%' });
  await button(ola, 'Publish …').click();
  await expect(comparison(ola, /^Services: .*: Picture$/).getByRole('img')).toHaveCount(2);
  await expectAccessible(ola, 'dialog');
  await ola.keyboard.press('Escape');
});

test('requests nothing from third parties, is small, and allows only its own script', async ({ firm }) => {
  const origins = new Set(firm.requests.filter((url) => /^http/.test(url)).map((url) => new URL(url).origin));
  expect(origins).toEqual(new Set([new URL(firm.address).origin, new URL(firm.github.root).origin, PREVIEW]));
  expect(firm.headers).toContain('/edit/build.json\n  Access-Control-Allow-Origin: *\n');
  expect(firm.headers).toContain(`frame-ancestors 'self' ${siteUrl} `);
  const html = readFileSync(join(firm.site, 'edit.html'), 'utf8').replaceAll(/\s+/g, ' ');
  expect(html).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
  expect(html).not.toContain('unsafe');
  const [, start] = /src="\/edit\/(start\.js\?\w+)"/.exec(html) ?? [];
  expect(readFileSync(join(firm.site, 'edit/main.js'), 'utf8')).toContain(`"./${start}"`);
  expect(readFileSync(join(firm.site, 'edit/licenses.txt'), 'utf8')).toMatch(/^react$/m);
  const files = readdirSync(join(firm.site, 'edit')).filter((name) => /\.(js|css|woff2)$/.test(name));
  const sizes = files.map((name) => {
    const content = readFileSync(join(firm.site, 'edit', name));
    return name.endsWith('.woff2') ? content.length : brotliCompressSync(content).length;
  });
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(210_000);
});

test('asks about a fact that another person has changed, and for a new token, and keeps what is written', async ({
  ola,
  firm,
}) => {
  await openSection(ola, 'Contact');
  firm.objects.commitFacts('edit', { phone: '+47 22 33 44 67' });
  await field(ola, 'phone').fill('+47 22 33 44 68');
  await button(ola, 'Save').click();
  await expect(comparison(ola, 'Phone number')).toContainText('+47 22 33 44 67Written here+47 22 33 44 68');
  await expectAccessible(ola, 'section[data-open]');
  await button(ola, 'Keep what is written here').click();
  firm.github.token = 'new';
  await button(ola, 'Save').click();
  await expect(status(ola)).toHaveText(/Sign in again with a new token/);
  await ola.getByLabel('Token').fill('new');
  await button(ola, 'Sign in').click();
  await expect(ola.getByLabel('Token')).toHaveCount(0);
  await save(ola);
  expect(firm.objects.factsOn('edit').phone).toBe('+47 22 33 44 68');
});

test('fetches what the public register says, which the policy of the page allows', async ({ kari }) => {
  const asked: string[] = [];
  await kari.route('https://data.brreg.no/**', (route) => {
    asked.push(route.request().url());
    const { status, body, type } = registerAnswer(route.request().url().replace(REGISTER_API, '')) ?? { status: 500 };
    return route.fulfill({ status, body, contentType: type, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  await openSection(kari, 'Firmaet');
  const answer = kari.locator('#register');
  const ask = async (number: string) => {
    await field(kari, 'organizationNumber').fill(number);
    await button(answer, 'Hent fra Enhetsregisteret').press('Enter');
  };
  await ask(NUMBERS.unknown);
  await expect(answer).toContainText(`Enhetsregisteret har ikke ${NUMBERS.unknown}; er alle sifrene riktige?`);
  await ask(NUMBERS.twoWords);
  await expect(answer).toContainText('I registeret: Karl Johans gate 2 B, 8622 Mo i Rana.');
  await expectAccessible(kari);
  await expectNoOverflow(kari);
  await button(answer, /^Bruk registerets Navn/).press('Enter');
  await expect(field(kari, 'name')).toHaveValue('Ørn AS');
  await button(kari, 'Angre').press('Enter');
  await expect(field(kari, 'name')).not.toHaveValue('Ørn AS');
  expect(asked).toEqual([
    ...[`enheter/${NUMBERS.unknown}`, `underenheter/${NUMBERS.unknown}`, `enheter/${NUMBERS.twoWords}`].map(
      (path) => REGISTER_API + path,
    ),
  ]);
});

test('asks GitHub while the rest of its script is evaluated, and once', async ({ ola }) => {
  await ola.addInitScript(() => {
    const [ask, listen] = [window.fetch, window.addEventListener];
    const order: string[] = [];
    window.fetch = (address, options) => {
      order.push(String(address).replace(/.*\/git\/ref\/heads\//, ''));
      return ask(address, options);
    };
    window.addEventListener = (name: string, listener: EventListenerOrEventListenerObject) => {
      order.push(name);
      listen(name, listener);
    };
    Object.assign(window, { order });
  });
  await ola.reload();
  await expect(ola.getByRole('navigation')).toBeVisible();
  const order: string[] = await ola.evaluate(() => Reflect.get(window, 'order'));
  // The last module listens to keys.
  expect(order.filter((one) => /^(edit|main|keydown)$/.test(one))).toEqual(['edit', 'main', 'keydown']);
  const trees = order.filter((one) => one.includes('/git/trees/'));
  expect(trees).toEqual([expect.stringContaining('/trees/edit?')]);
});

test('brings back what is online, and leads to the editor of another version of the template', async ({
  ola,
  firm,
}) => {
  const { phone } = firm.objects.factsOn('main');
  await button(ola, 'Earlier versions …').click();
  await expectAccessible(ola, 'dialog');
  await button(ola, 'Back to what is online').click();
  await openSection(ola, 'Contact');
  await expect(field(ola, 'phone')).toHaveValue(phone);
  firm.objects.commitTo('edit', { 'package.json': '{ "version": "99.0.0" }' });
  await ola.reload();
  await expect(ola.getByRole('link', { name: 'Open the other page' })).toHaveAttribute('href', `${PREVIEW}/edit`);
  await button(ola, 'Sign out').click();
  await expect(ola.getByLabel('Token')).toBeVisible();
  expect(await ola.evaluate(() => localStorage.getItem('editor.token'))).toBeNull();
});

test('says in both languages that it needs JavaScript', async ({ browser, firm }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(firm.address);
  for (const words of ['Denne siden trenger JavaScript.', 'This page needs JavaScript.'])
    await expect(page.locator('body')).toContainText(words, { useInnerText: true });
  await context.close();
});

test('does not load in a frame of another page', async ({ ola, firm }) => {
  await ola.goto('about:blank');
  await ola.setContent(`<iframe src="${firm.address}"></iframe>`);
  await ola.waitForLoadState('networkidle');
  await expect(ola.frameLocator('iframe').locator('body')).toBeEmpty();
});
