import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import {
  bar,
  button,
  expect,
  expectPicture,
  FACTS,
  factsOn,
  field,
  goTo,
  messages,
  row,
  save,
  saveButton,
  status,
  test,
} from './page';
import { COMPANY } from './site';

const IMAGE = 'content/images/payroll';

test.use({ viewport: { width: 1440, height: 1200 }, locale: 'en-GB' });
test.skip(({ browserName }) => browserName !== 'chromium', 'one browser is enough for calls to GitHub');

const picture = (width: number, height: number, background = '#468') =>
  sharp({ create: { width, height, channels: 3, background } });
const group = (page: Page, key: string) => page.locator(`[data-key-path="${key}"]`).first();
const add = (page: Page, key: string) => group(page, key).getByRole('button', { name: /^Add/ }).last().click();

test('lists and pictures of the facts are changed with what belongs to them, and shown before they are published', async ({
  page,
  firm,
}) => {
  test.setTimeout(120_000);
  const { github } = firm;
  const changed = () => github.git(['diff', '--name-status', '--no-renames', 'main', 'edit']).split('\n');
  github.commit('main', 'Picture', [
    { path: `${IMAGE}.webp`, content: await picture(1200, 900, '#b64').webp().toBuffer() },
  ]);
  await page.goto(firm.address);
  await expect(page.getByLabel('Token')).toBeFocused();
  await expectPicture(page, 'sign-in-en');
  await page.keyboard.type('good');
  await page.keyboard.press('Enter');
  await expect(bar(page).locator('summary')).toHaveText(/Left to do: \d+/);

  await page.getByText(FACTS, { exact: true }).click();
  await expect(field(page, 'organizationNumber')).toBeVisible();
  await expectPicture(page, 'form-en', 560);
  await goTo(page, `${COMPANY} people: this fact is missing`);
  await expect(group(page, 'people').locator(':focus')).toHaveCount(1);
  await field(page, 'openingHours.1.closes').fill('14:00');
  await save(page);
  expect(messages(firm)).toEqual(['Change opening hours']);
  expect(github.git(['diff', '--numstat', 'main', 'edit'])).toBe(`1\t1\t${COMPANY}`);
  await goTo(page, `${COMPANY} people: this fact is missing`);
  await expect(group(page, 'people').locator(':focus')).toHaveCount(1);
  await add(page, 'people');
  await field(page, 'people.0.id').fill('kari');
  await field(page, 'people.0.name').fill('Kari Nordmann');
  await add(page, 'services');
  await field(page, 'services.3.id').fill('tax');
  await field(page, 'services.3.account').fill('2500');
  await group(page, 'services').getByLabel('Reorder Item').nth(3).press('Home');
  await add(page, 'closedDates');
  await field(page, 'closedDates', 1).fill('2027-12-25');
  await saveButton(page).click();
  await expect(status(page)).toHaveText(/texts that wait to be written/);
  expect(messages(firm)).toEqual(['Change closed dates; add service tax; add person kari']);
  expect(factsOn(firm).services[0]).toEqual({ id: 'tax', account: '2500' });
  expect(factsOn(firm).closedDates).toEqual(['2027-05-17', '2027-12-25']);
  expect(github.git(['diff', '--numstat', 'main', 'edit', '--', COMPANY])).toMatch(/^5\t3\t/);

  await button(page, 'Show it').click();
  await button(page, 'messages/se.json services.tax.title: this is still to be written').click();
  await expect(field(page, 'services.tax.title', 1)).toBeFocused();
  await field(page, 'services.tax.title', 1).fill('Vearru');
  await save(page);
  expect([messages(firm), JSON.parse(firm.textOn('edit', 'messages/se.json')).services.tax.title]).toEqual([
    ['Change services text'],
    'Vearru',
  ]);
  await goTo(page, 'content/images/tax.webp: this picture is the same as');
  const place = bar(page).getByLabel('Picture', { exact: true });
  await expect(place).toHaveValue(/\d/);

  const file = bar(page).getByLabel('Replace it with');
  const shown = bar(page).getByRole('img', { name: 'Service payroll' });
  await place.selectOption({ label: 'Service payroll' });
  await expect(shown).toHaveJSProperty('naturalWidth', 1200);
  await file.setInputFiles({ name: 'a.png', mimeType: '', buffer: await picture(1200, 899).png().toBuffer() });
  await expect(status(page)).toHaveText(/payroll: 1200 × 899, expected one picture of at least 1200 × 900 pixels/);
  const png = await picture(1300, 900).png().toBuffer();
  await file.setInputFiles({ name: 'IMG 1.PNG', mimeType: '', buffer: png });
  await expect(shown).toHaveJSProperty('naturalWidth', 1300);
  const { width, height } = (await shown.boundingBox()) ?? { width: 0, height: 0 };
  await shown.click({ position: { x: width * 0.25, y: height * 0.5 } });
  await expect(bar(page).getByLabel('from the left')).toHaveValue('25');
  await bar(page).getByLabel('from the top').press('ArrowUp');
  expect((await new AxeBuilder({ page }).include('#bar').analyze()).violations).toEqual([]);
  await button(page, 'Save the picture').click();
  await expect(status(page)).toHaveText(/^Saved/);
  expect(changed()).toEqual(expect.arrayContaining([`A\t${IMAGE}.png`, `D\t${IMAGE}.webp`]));
  expect(github.bytes(`edit:${IMAGE}.png`)).toEqual(png);
  expect(github.git(['diff', 'main', 'edit', '--', COMPANY])).toContain('+  "focus": { "payroll": "25% 51%" }');
  expect(messages(firm)).toEqual(['Change picture payroll; focal point']);
  await place.selectOption({ label: 'Logo' });
  await file.setInputFiles({ name: 'logo.svg', mimeType: '', buffer: Buffer.from('<svg><a') });
  await button(page, 'Save the picture').click();
  await expect(button(page, 'content/brand/wordmark.svg')).toBeVisible();
  await expect(status(page)).toHaveText(/^Not saved/);

  await goTo(page, `${COMPANY} priceFrom`);
  await group(page, 'services').getByRole('button', { name: 'Remove' }).first().click();
  await save(page);
  expect(messages(firm)).toEqual(['Remove service tax']);
  expect(firm.textOn('edit', 'messages/se.json')).not.toContain('Vearru');
  expect(changed().map((line) => line.slice(2))).toEqual([
    COMPANY,
    `${IMAGE}.png`,
    `${IMAGE}.webp`,
    ...['no', 'pl', 'se'].map((locale) => `messages/${locale}.json`),
  ]);

  await button(page, 'Publish').click();
  const [hours, image] = [row(page, `${COMPANY} openingHours`), row(page, `${IMAGE}.png`)];
  await expect(hours.getByRole('listitem').first()).toHaveText(
    'Days: Monday, Tuesday, Wednesday, Thursday · Opens: 08:30 · Closes: 15:45',
  );
  await expect(hours.locator('mark')).toHaveText([
    'Days: Friday · Opens: 09:00 · Closes: 13:00',
    'Days: Friday · Opens: 09:00 · Closes: 14:00',
  ]);
  await expect(image.getByRole('img', { name: 'the file so far' })).toHaveJSProperty('naturalWidth', 1200);
  await expect(image.getByRole('img', { name: 'the new file' })).toHaveJSProperty('naturalWidth', 1300);
  await expectPicture(page, 'publish-en', 346);
});
