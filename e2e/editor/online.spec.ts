import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { button, closeMessage, FACTS, field, follow, openForm, save, saveButton, status } from './page';
import { buildSite, type Firm, startFirm } from './site';

const COMPANY = 'content/company.json';
const CATALOGS = ['messages/no.json', 'messages/se.json'];
let firm: Firm;

const facts = (branch = 'edit') => JSON.parse(firm.textOn(branch, COMPANY));
/** Somebody else changes a fact. */
function elsewhere(branch: string, change: object): void {
  const text = Object.entries(change).reduce(
    (all, [name, value]) => all.replace(new RegExp(`("${name}": )"[^"]*"`), `$1"${value}"`),
    `${firm.textOn(branch, COMPANY)}\n`,
  );
  firm.github.commit(branch, 'Other', [{ path: COMPANY, content: text }]);
}

/** How many drafts the CMS keeps. */
const drafts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opened = indexedDB.open('github:firm/site');
        opened.onsuccess = () => {
          const counted = opened.result.transaction('draft-backups').objectStore('draft-backups').count();
          counted.onsuccess = () => resolve(counted.result);
        };
      }),
  );

test.use({ viewport: { width: 1440, height: 1200 } });
test.skip(({ browserName }) => browserName !== 'chromium', 'one browser is enough for calls to GitHub');
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  firm = await startFirm();
});
test.afterAll(() => firm.close());
test.beforeEach(() => firm.reset());

test('a text of two languages and facts are saved as the lines that changed', async ({ page }) => {
  const left: string[] = [];
  page.on('requestfinished', (request) => left.push(request.url()));
  await page.goto(firm.address);
  expect((await new AxeBuilder({ page }).include('#bar').analyze()).violations).toEqual([]);
  await expect(page.getByLabel('Token')).toBeFocused();
  await page.keyboard.type('bad');
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText(/godtar ikke dette tokenet/);
  await page.getByLabel('Token').fill('good');
  await page.keyboard.press('Enter');
  await expect(page.locator('#bar summary')).toHaveText(/Gjenstår: \d+/);
  expect((await new AxeBuilder({ page }).include('#bar').analyze()).violations).toEqual([]);

  await page.getByText('Facts of the company', { exact: true }).click();
  await field(page, 'phone').fill('+47 22 33 44 56');
  await field(page, 'email').fill('ny@firma.no');
  await save(page);
  await page.evaluate(() => {
    location.hash = '#/collections/_singletons';
  });
  await page.getByText('Texts', { exact: true }).click();
  await page.locator('[data-key-path="hero"]').first().getByLabel('Expand', { exact: true }).first().click();
  const word = '<script>x</script> =1+1';
  await field(page, 'hero.discover').fill('Se alt');
  await field(page, 'hero.discover', 1).fill('Oaidne');
  await save(page);
  await field(page, 'hero.lead').fill(word);
  await saveButton(page).click();
  await expect(button(page, 'messages/no.json hero.lead').first()).toBeVisible();
  const [second, first] = firm.github.git(['log', '--format=%s', '-2', 'edit']).split('\n');
  expect([first, second]).toEqual(['Change phone; email', 'Change hero text']);
  expect(firm.github.git(['diff', '--numstat', 'main', 'edit']).split('\n')).toEqual([
    `2\t2\t${COMPANY}`,
    ...CATALOGS.map((file) => `1\t1\t${file}`),
  ]);
  const hosts = new Set(left.filter((url) => /^http/.test(url)).map((url) => new URL(url).hostname));
  expect([...hosts]).toEqual(['localhost']);
});

test('a mistake is refused with the words of the build, which lead to the field', async ({ page }) => {
  await openForm(page, firm);
  await field(page, 'organizationNumber').fill('987 654 321');
  await saveButton(page).click();
  const line = 'is not in the register: a digit is wrong';
  await expect(button(page, line)).toBeVisible();
  expect((await new AxeBuilder({ page }).include('#bar').analyze()).violations).toEqual([]);
  await closeMessage(page);
  await follow(page, line, field(page, 'organizationNumber'));
  await expect(field(page, 'organizationNumber')).toHaveValue('987 654 321');
  expect(facts()).toEqual(facts('main'));
});

test('changes of others are kept, also those made at the same moment', async ({ page }) => {
  await openForm(page, firm);
  elsewhere('edit', { email: 'ny@firma.no' });
  await field(page, 'phone').fill('+47 22 33 44 56');
  firm.github.beforeCommit = () => elsewhere('edit', { register: 'Enhetsregisteret' });
  await saveButton(page).click();
  await expect(status(page)).toHaveText(/noen andre lagret akkurat nå/);
  await closeMessage(page);
  await save(page);
  expect(facts()).toMatchObject({ email: 'ny@firma.no', phone: '+47 22 33 44 56', register: 'Enhetsregisteret' });

  elsewhere('edit', { phone: '+47 22 33 44 57' });
  await field(page, 'phone').fill('+47 22 33 44 58');
  await saveButton(page).click();
  await expect(page.locator('#bar table')).toContainText('+47 22 33 44 57');
  expect(facts().phone).toBe('+47 22 33 44 57');
  await closeMessage(page);
  await button(page, 'Behold det som er skrevet her').click();
  await save(page);
  expect(facts().phone).toBe('+47 22 33 44 58');
});

test('nothing written is lost without a network, with a withdrawn token, and in a closed tab', async ({
  page,
  context,
}) => {
  await openForm(page, firm);
  await field(page, 'phone').fill('+47 22 33 44 56');
  await context.setOffline(true);
  await saveButton(page).click();
  await expect(status(page)).toHaveText(/GitHub svarer ikke/);
  await closeMessage(page);
  await context.setOffline(false);
  firm.github.token = 'new';
  await saveButton(page).click();
  await expect(status(page)).toHaveText(/Logg inn igjen med et nytt token/);
  await closeMessage(page);
  await page.getByLabel('Token').fill('new');
  await page.getByLabel('Token').press('Enter');
  await expect(page.getByLabel('Token')).toHaveCount(0);
  await expect(field(page, 'phone')).toHaveValue('+47 22 33 44 56');

  await field(page, 'phone').press('End');
  await expect.poll(() => drafts(page)).toBe(1);
  elsewhere('edit', { email: 'ny@firma.no' });
  await page.close();
  const later = await context.newPage();
  await later.goto(firm.address);
  await later.getByText(FACTS, { exact: true }).click();
  await later.getByRole('button', { name: 'Restore' }).click();
  await expect(field(later, 'phone')).toHaveValue('+47 22 33 44 56');
  await save(later);
  expect(facts()).toMatchObject({ email: 'ny@firma.no', phone: '+47 22 33 44 56' });
  await button(later, 'Logg ut').click();
  await expect(later.getByLabel('Token')).toBeVisible();
  expect(await later.evaluate(() => JSON.stringify(localStorage))).not.toContain('"new');
  firm.github.token = 'good';
});

test('publishing shows old and new, and takes in what was published meanwhile', async ({ page }) => {
  test.setTimeout(180_000);
  await openForm(page, firm);
  await field(page, 'phone').fill('+47 22 33 44 56');
  await save(page);
  elsewhere('main', { email: 'ny@firma.no' });
  await button(page, 'Publiser').click();
  await expect(page.locator('#bar table')).toContainText(`${COMPANY} phone`);
  await expect(page.locator('#bar table')).toContainText(facts('main').phone);
  await expect(page.locator('#bar table')).toContainText('+47 22 33 44 56');
  expect((await new AxeBuilder({ page }).include('#bar').analyze()).violations).toEqual([]);
  await button(page, 'Publiser nå').click();
  await expect(status(page)).toHaveText(/^Publisert/);
  expect(facts('main')).toMatchObject({ email: 'ny@firma.no', phone: '+47 22 33 44 56' });
  expect(firm.textOn('main', COMPANY)).toBe(firm.textOn('edit', COMPANY));
  const html = buildSite(firm.checkOut('main'));
  expect(html).toContain('tel:+4722334456');
  expect(html).toContain('mailto:ny@firma.no');
  await button(page, 'Publiser').click();
  await expect(status(page)).toHaveText(/ingenting å publisere/);

  await field(page, 'phone').fill('+47 22 33 44 57');
  await save(page);
  elsewhere('main', { phone: '+47 22 33 44 58' });
  await button(page, 'Publiser').click();
  await button(page, 'Publiser nå').click();
  await expect(page.locator('#bar table')).toContainText('+47 22 33 44 58');
  expect([facts('main').phone, facts('edit').phone]).toEqual(['+47 22 33 44 58', '+47 22 33 44 57']);
});

test.describe('in English', () => {
  test.use({ locale: 'en-GB' });
  test('the words of the page follow the browser', async ({ page }) => {
    await page.goto(firm.address);
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(page.locator('#bar')).toHaveAttribute('lang', 'en');
    await page.setViewportSize({ width: 390, height: 800 });
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    expect(await page.locator('#bar').evaluate((bar) => bar.scrollWidth - bar.clientWidth)).toBeLessThanOrEqual(0);
  });
});
