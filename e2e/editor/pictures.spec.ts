import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { bar, button, field, signIn, status } from './page';
import { type Firm, startFirm } from './site';

const COMPANY = 'content/company.json';
let firm: Firm;

test.use({ viewport: { width: 1440, height: 1200 } });
test.skip(({ browserName }) => browserName !== 'chromium', 'one browser is enough for calls to GitHub');
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  firm = await startFirm();
});
test.afterAll(() => firm.close());

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#468' } });
const changed = () => firm.github.git(['diff', '--name-status', '--no-renames', 'main', 'edit']).split('\n');
const message = () => firm.github.git(['log', '-1', '--format=%s', 'edit']);

test('a picture is replaced under its name, and its focal point is set by a click and by keys', async ({ page }) => {
  await signIn(page, firm);
  await button(page, 'Bilder').click();
  const [place, file] = [bar(page).getByLabel('Bilde', { exact: true }), bar(page).getByLabel('Bytt ut med')];
  await place.selectOption({ label: 'Tjenesten payroll' });
  await file.setInputFiles({ name: 'a.png', mimeType: '', buffer: await picture(1200, 899).png().toBuffer() });
  await expect(status(page)).toHaveText(/payroll: 1200 × 899, expected one picture of at least 1200 × 900 pixels/);

  const png = await picture(1200, 900).png().toBuffer();
  await file.setInputFiles({ name: 'IMG 1.PNG', mimeType: '', buffer: png });
  const shown = bar(page).getByRole('img', { name: 'Tjenesten payroll' });
  const { width, height } = (await shown.boundingBox()) ?? { width: 0, height: 0 };
  await shown.click({ position: { x: width * 0.25, y: height * 0.5 } });
  await expect(bar(page).getByLabel('fra venstre')).toHaveValue('25');
  await bar(page).getByLabel('fra toppen').press('ArrowUp');
  expect((await new AxeBuilder({ page }).include('#bar').analyze()).violations).toEqual([]);
  await button(page, 'Lagre bildet').click();
  await expect(status(page)).toHaveText(/^Lagret/);
  expect(changed()).toEqual(['M\tcontent/company.json', 'A\tcontent/images/payroll.png']);
  expect(firm.github.bytes('edit:content/images/payroll.png')).toEqual(png);
  expect(firm.github.git(['diff', 'main', 'edit', '--', 'content/company.json'])).toContain(
    '+  "focus": { "payroll": "25% 51%" }',
  );
  expect(message()).toBe('Change picture payroll; focal point');

  await place.selectOption({ label: 'Tjenesten payroll' });
  await expect(shown).toHaveJSProperty('naturalWidth', 1200);
  await file.setInputFiles({ name: 'b.jpeg', mimeType: '', buffer: await picture(1300, 900).jpeg().toBuffer() });
  await button(page, 'Lagre bildet').click();
  await expect.poll(changed).toEqual(['M\tcontent/company.json', 'A\tcontent/images/payroll.jpeg']);

  await place.selectOption({ label: 'Logo' });
  await file.setInputFiles({ name: 'logo.svg', mimeType: '', buffer: Buffer.from('<svg><a') });
  await button(page, 'Lagre bildet').click();
  await expect(button(page, 'content/brand/wordmark.svg')).toBeVisible();
  await expect(status(page)).toHaveText(/^Ikke lagret/);

  await button(page, 'Publiser').click();
  await expect(bar(page).getByRole('row', { name: 'content/images/payroll.jpeg' })).toContainText('den nye filen');
});

test('everything from signing in to publishing is done with keys, and a text is shown as a text', async ({ page }) => {
  firm.reset();
  await page.goto(firm.address);
  await expect(page.getByLabel('Token')).toBeFocused();
  await page.keyboard.type('good');
  await page.keyboard.press('Enter');
  await expect(bar(page).locator('summary')).toBeVisible();
  await tabTo(page, button(page, `${COMPANY} priceFrom`));
  await page.keyboard.press('Enter');
  await expect(field(page, 'priceFrom')).toBeFocused();
  await page.keyboard.type('990');
  await expect(field(page, 'priceFrom')).toHaveValue('990');
  // The CMS takes the shortcut once it has noticed what was written.
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+S');
    await expect(status(page)).toHaveText(/^Lagret/, { timeout: 3000 });
  }).toPass();
  await tabTo(page, button(page, 'Publiser'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(bar(page).getByRole('heading', { name: 'Dette blir publisert' })).toBeFocused();
  await tabTo(page, button(page, 'Publiser nå'));
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText(/^Publisert/);
  const published = firm.textOn('main', COMPANY);
  expect(JSON.parse(published).priceFrom).toBe(990);

  const word = '=1+1 <script>document.title = 1</script></textarea>';
  const content = `${published.replace(/("register": )".*?"/, `$1"${word}"`)}\n`;
  firm.github.commit('edit', 'Other', [{ path: COMPANY, content }]);
  await button(page, 'Publiser').click();
  await expect(bar(page).getByRole('row', { name: `${COMPANY} register` })).toContainText(word);
  await button(page, 'Publiser nå').click();
  await expect(status(page)).toHaveText(/^Ikke publisert/);
  await expect(page).toHaveTitle(/^(?!1$)/);
  expect(firm.textOn('main', COMPANY)).toBe(published);
});

/** Presses a key until something has the focus. */
async function tabTo(page: Page, place: Locator, key = 'Tab'): Promise<void> {
  const hasFocus = () => place.evaluate((one) => (one.getRootNode() as ShadowRoot).activeElement === one);
  for (let pressed = 0; pressed < 90 && !(await hasFocus()); pressed++) await page.keyboard.press(key);
  await expect(place).toBeFocused();
}
