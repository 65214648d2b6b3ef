import { expect, type Page, test } from '@playwright/test';
import { bar, button, closeMessage, field, follow, openForm, save, saveButton, status } from './page';
import { type Firm, startFirm } from './site';

const COMPANY = 'content/company.json';
const REPLY = 'Vástidit {days}.';
let firm: Firm;

test.use({ viewport: { width: 1440, height: 1200 } });
test.skip(({ browserName }) => browserName !== 'chromium', 'one browser is enough for calls to GitHub');
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  firm = await startFirm({ 'content/images/payroll.png': 'a picture' });
});
test.afterAll(() => firm.close());
test.beforeEach(() => firm.reset());

const read = (file: string) => JSON.parse(firm.textOn('edit', file));
const message = () => firm.github.git(['log', '-1', '--format=%s', 'edit']);
const group = (page: Page, key: string) => page.locator(`[data-key-path="${key}"]`).first();
/** Goes to a fact that is still to be filled in, by its line at the top. */
async function goTo(page: Page, line: string): Promise<void> {
  await bar(page).locator('summary').click();
  await button(page, line).click();
}
const add = (page: Page, key: string) => group(page, key).getByRole('button', { name: /^Add/ }).last().click();

test('a service, a person and a closed day are added, moved and removed with what belongs to them', async ({
  page,
}) => {
  await openForm(page, firm);
  await goTo(page, `${COMPANY} people: this fact is missing`);
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
  await expect(status(page)).toHaveText(/tekster som skal skrives/);
  expect(message()).toBe('Change closed dates; add service tax; add person kari');
  expect(read(COMPANY).services[0]).toEqual({ id: 'tax', account: '2500' });
  expect(read(COMPANY).closedDates).toEqual(['2027-05-17', '2027-12-25']);
  expect(firm.github.git(['diff', '--numstat', 'main', 'edit', '--', COMPANY])).toMatch(/^4\t2\t/);

  await button(page, 'Vis det').click();
  await button(page, 'messages/se.json services.tax.title: this is still to be written').click();
  await expect(field(page, 'services.tax.title', 1)).toBeFocused();
  await field(page, 'services.tax.title', 1).fill('Vearru');
  await save(page);
  expect([message(), read('messages/se.json').services.tax.title]).toEqual(['Change services text', 'Vearru']);

  await goTo(page, 'content/images/tax.png: this picture is the same as');
  await expect(bar(page).getByLabel('Bilde', { exact: true })).toHaveValue(/\d/);
  await goTo(page, `${COMPANY} priceFrom`);
  await group(page, 'services').getByRole('button', { name: 'Remove' }).first().click();
  await save(page);
  expect(message()).toBe('Remove service tax');
  expect(firm.github.git(['diff', '--name-only', 'main', 'edit']).split('\n')).toEqual([
    COMPANY,
    ...['no', 'pl', 'se'].map((locale) => `messages/${locale}.json`),
  ]);
  expect(firm.textOn('edit', 'messages/se.json')).not.toContain('Vearru');
});

test('languages that disagree, and a fact without its text, are refused with the words of the build', async ({
  page,
}) => {
  const file = 'messages/se.json';
  const texts = JSON.parse(firm.textOn('main', file));
  delete texts.contact.reply;
  firm.github.commit('main', 'Other', [{ path: file, content: `${JSON.stringify(texts, null, 2)}\n` }]);
  await openForm(page, firm);
  await goTo(page, `${COMPANY} replyWithinWorkingDays`);
  await expect(field(page, 'replyWithinWorkingDays')).toBeFocused();
  await field(page, 'replyWithinWorkingDays').pressSequentially('2');
  await saveButton(page).click();
  await closeMessage(page);
  const missing = `${file} contact.reply: this is missing`;
  await follow(page, missing, field(page, 'contact.reply', 1));
  await field(page, 'contact.reply', 1).fill(REPLY);
  const title = field(page, 'contact.title', 1);
  const own = await title.inputValue();
  await title.fill(await field(page, 'contact.title').inputValue());
  await saveButton(page).click();
  await closeMessage(page);
  await follow(page, `${file} contact.title: this is not translated but as in messages/no.json`, title);
  await title.fill(own);
  await save(page);
  await expect(button(page, missing)).toHaveCount(0);

  // What was written of the facts waits where it was.
  await goTo(page, `${COMPANY} replyWithinWorkingDays`);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(field(page, 'replyWithinWorkingDays')).toHaveValue('2');
  await save(page);
  expect(read(COMPANY).replyWithinWorkingDays).toBe(2);
});
