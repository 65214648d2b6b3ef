import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { bar, button, signIn, status } from './page';
import { type Firm, startFirm } from './site';

let firm: Firm;

test.use({ viewport: { width: 1440, height: 1200 } });
test.skip(({ browserName }) => browserName !== 'chromium', 'one browser is enough for calls to GitHub');
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
