import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { format } from '@/editor/online/files';
import {
  bar,
  button,
  elsewhere,
  expect,
  expectPicture,
  FACTS,
  factsOn,
  field,
  follow,
  goTo,
  HOSTILE,
  messages,
  openForm,
  row,
  save,
  saveInVain,
  status,
  test,
} from './page';
import { buildSite, COMPANY, PREVIEW } from './site';

const CATALOGS = ['no', 'pl', 'se'].map((locale) => `messages/${locale}.json`) as [string, string, string];
const [NO, PL, SE] = CATALOGS;

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

const expectAccessible = async (page: Page) =>
  expect((await new AxeBuilder({ page }).include('#bar').analyze()).violations).toEqual([]);

/** Presses a key until something has the focus. */
async function tabTo(page: Page, place: Locator, key = 'Tab'): Promise<void> {
  const hasFocus = () => place.evaluate((one) => (one.getRootNode() as ShadowRoot).activeElement === one);
  for (let pressed = 0; pressed < 90 && !(await hasFocus()); pressed++) await page.keyboard.press(key);
  await expect(place).toBeFocused();
}

test('everything from signing in to a page that is built anew is done with keys, and nothing is asked of others', async ({
  page,
  firm,
}) => {
  test.setTimeout(300_000);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  expect(firm.headers).toContain('/edit/build.json\n  Access-Control-Allow-Origin: *\n');
  await page.goto(firm.address);
  await expect(page.getByLabel('Token')).toBeFocused();
  await expectPicture(page, 'sign-in-no');
  await expectAccessible(page);
  await page.keyboard.type('bad');
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText(/godtar ikke dette tokenet/);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('good');
  await page.keyboard.press('Enter');
  await expect(bar(page).locator('summary')).toHaveText('Gjenstår: 9');
  await expect(bar(page)).toContainText('Bygges: omtrent to minutter');
  await expectAccessible(page);
  await tabTo(page, button(page, `${COMPANY} priceFrom`));
  await page.keyboard.press('Enter');
  await expect(field(page, 'priceFrom')).toBeFocused();
  await page.keyboard.type('1490');
  await expect(field(page, 'priceFrom')).toHaveValue('1490');
  // The CMS takes the shortcut once it has noticed what was written.
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+S');
    await expect(status(page)).toHaveText(/^Lagret/, { timeout: 3000 });
  }).toPass();
  await expect(bar(page).locator('summary')).toHaveText('Gjenstår: 8');

  elsewhere(firm, 'main', { email: 'ny@firma.no' });
  await tabTo(page, button(page, 'Publiser'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(bar(page).getByRole('heading', { name: 'Dette blir publisert' })).toBeFocused();
  await expect(row(page, `${COMPANY} priceFrom`)).toContainText('(ingenting)1490');
  await expectPicture(page, 'publish-no');
  await expectAccessible(page);
  await tabTo(page, button(page, 'Publiser nå'));
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText(/^Publisert/);
  expect(factsOn(firm, 'main')).toMatchObject({ email: 'ny@firma.no', priceFrom: 1490 });
  expect(firm.textOn('main', COMPANY)).toBe(firm.textOn('edit', COMPANY));
  const html = buildSite(firm.checkOut('main'));

  await button(page, 'Publiser').click();
  await expect(status(page)).toHaveText(/ingenting å publisere/);
  await field(page, 'phone').fill('+47 22 33 44 57');
  firm.isPreviewed = true;
  await save(page);
  await expect(bar(page)).toContainText('Viser det som er lagret');
  await expect(bar(page).getByRole('link', { name: 'Forhåndsvis' })).toHaveAttribute('href', PREVIEW);
  elsewhere(firm, 'main', { phone: HOSTILE });
  elsewhere(firm, 'edit', { register: HOSTILE, closedDates: [HOSTILE] });
  await button(page, 'Publiser').click();
  await expect(row(page, `${COMPANY} register`)).toContainText(HOSTILE);
  await expect(row(page, `${COMPANY} closedDates`).locator('mark').last()).toHaveText(HOSTILE);
  await button(page, 'Publiser nå').click();
  await expect(row(page, `${COMPANY} phone`)).toContainText(HOSTILE);
  await expect(page).toHaveTitle(/^(?!1$)/);
  expect([factsOn(firm, 'main').phone, factsOn(firm).phone]).toEqual([HOSTILE, '+47 22 33 44 57']);
  elsewhere(firm, 'main', { phone: factsOn(firm).phone });
  await button(page, 'Publiser').click();
  await button(page, 'Publiser nå').click();
  await expect(status(page)).toHaveText(/^Ikke publisert/);

  const origins = new Set(asked.filter((url) => /^http/.test(url)).map((url) => new URL(url).origin));
  expect(origins).toEqual(new Set([new URL(firm.address).origin, new URL(firm.github.root).origin, PREVIEW]));
  expect(await html).toContain('NOK 1490+');
  expect(await html).toContain('mailto:ny@firma.no');
});

test('what is written is saved as the lines that changed, and what is wrong is refused with a way to each field', async ({
  page,
  firm,
}) => {
  test.setTimeout(120_000);
  for (const file of [PL, SE]) {
    const texts = JSON.parse(firm.textOn('main', file));
    delete texts.contact.reply;
    firm.github.commit('main', 'Other', [{ path: file, content: format(file, texts) }]);
  }
  await openForm(page, firm);
  await expect(field(page, 'organizationNumber')).toBeVisible();
  await expectPicture(page, 'form-no', 560);
  await field(page, 'phone').fill('+47 22 33 44 56');
  await field(page, 'email').fill('ny@firma.no');
  await save(page);
  expect(messages(firm)).toEqual(['Change phone; email']);
  expect(firm.github.git(['diff', '--numstat', 'main', 'edit'])).toBe(`2\t2\t${COMPANY}`);

  await field(page, 'organizationNumber').fill('987 654 321');
  await saveInVain(page);
  const wrong = 'is not in the register: a digit is wrong';
  await expectAccessible(page);
  await follow(page, wrong, field(page, 'organizationNumber'));
  await expect(field(page, 'organizationNumber')).toHaveValue('987 654 321');
  await field(page, 'organizationNumber').fill(factsOn(firm).organizationNumber);
  await goTo(page, `${COMPANY} replyWithinWorkingDays`);
  await expect(field(page, 'replyWithinWorkingDays')).toBeFocused();
  await field(page, 'replyWithinWorkingDays').pressSequentially('2');
  await saveInVain(page);
  const [reply, title] = ['contact.reply', 'contact.title'].map((key) => field(page, key, 1)) as [Locator, Locator];
  for (const file of [SE, PL]) {
    await follow(page, `${file} contact.reply: this is missing`, reply);
    await reply.fill(`Vástidit {days}, ${file}.`);
  }
  const own = await title.inputValue();
  await title.fill(await field(page, 'contact.title').inputValue());
  await field(page, 'contact.lead').fill(HOSTILE);
  await saveInVain(page);
  const focused = (key: string) => page.locator(`[data-key-path="${key}"] :is(input, textarea):focus`);
  const untranslated = `${PL} contact.title: this is not translated but as in ${NO}`;
  await page.setViewportSize({ width: 390, height: 1200 });
  await follow(page, untranslated, focused('contact.title'));
  await expect(page.getByRole('combobox', { name: 'Switch Locale' })).toHaveText('Polish');
  await page.setViewportSize({ width: 1440, height: 1200 });
  await follow(page, untranslated, focused('contact.title'));
  await focused('contact.title').fill(own);
  await follow(page, `${NO} contact.lead`, focused('contact.lead'));
  await focused('contact.lead').fill('Skriv til oss.');
  await save(page);
  expect(messages(firm)).toEqual(['Change contact text']);
  expect(firm.github.git(['diff', '--numstat', 'edit~', 'edit', NO])).toBe(`1\t1\t${NO}`);
  for (const file of [SE, PL]) expect(firm.textOn('edit', file)).toContain(`Vástidit {days}, ${file}.`);
  await expect(bar(page).getByRole('listitem').filter({ hasText: 'contact.reply' })).toHaveCount(0);

  // What was written of the facts waits where it was.
  elsewhere(firm, 'edit', {
    keptTexts: [
      'vatRegistered',
      'register',
      'retentionMonths',
      'logDays',
      'people',
      'licence',
      'priceFrom',
      'takesOver',
    ],
  });
  await goTo(page, `${COMPANY} replyWithinWorkingDays`);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(field(page, 'replyWithinWorkingDays')).toHaveValue('2');
  await save(page);
  expect(factsOn(firm).replyWithinWorkingDays).toBe(2);
  await expect(bar(page).locator('summary')).toHaveText('Ingenting er igjen av eksempelet.');
});

test('two people keep what each has written, also at the same moment, without a network, and in a closed tab', async ({
  page,
  context,
  browser,
  firm,
}) => {
  test.setTimeout(120_000);
  const other = await (await browser.newContext()).newPage();
  await Promise.all([openForm(page, firm), openForm(other, firm)]);
  await field(other, 'email').fill('ny@firma.no');
  await save(other);
  await field(page, 'phone').fill('+47 22 33 44 56');
  firm.github.beforeCommit = () => elsewhere(firm, 'edit', { register: 'Enhetsregisteret' });
  await saveInVain(page);
  await expect(status(page)).toHaveText(/noen andre lagret akkurat nå/);
  await save(page);
  expect(factsOn(firm)).toMatchObject({
    email: 'ny@firma.no',
    phone: '+47 22 33 44 56',
    register: 'Enhetsregisteret',
  });

  await field(other, 'phone').fill('+47 22 33 44 57');
  await saveInVain(other);
  await expect(row(other, `${COMPANY} phone`)).toContainText('+47 22 33 44 56+47 22 33 44 57');
  expect(factsOn(firm).phone).toBe('+47 22 33 44 56');
  await button(other, 'Behold det som er skrevet her').click();
  await save(other);
  expect(factsOn(firm).phone).toBe('+47 22 33 44 57');
  await other.context().close();

  await field(page, 'brand').fill('Ørn');
  await context.setOffline(true);
  await saveInVain(page);
  await expect(status(page)).toHaveText(/GitHub svarer ikke/);
  await context.setOffline(false);
  const strangers: unknown[] = [];
  const stranger = createServer((request, response) => {
    strangers.push(request.headers);
    response.end();
  }).listen(0);
  firm.github.redirect = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}/`;
  await saveInVain(page);
  firm.github.redirect = undefined;
  stranger.close();
  expect(strangers).toEqual([]);
  firm.github.token = 'new';
  await saveInVain(page);
  await expect(status(page)).toHaveText(/Logg inn igjen med et nytt token/);
  await page.getByLabel('Token').fill('new');
  await button(page, 'Logg inn').click();
  await expect(page.getByLabel('Token')).toHaveCount(0);
  await expect(field(page, 'brand')).toHaveValue('Ørn');

  await field(page, 'brand').press('End');
  await expect.poll(() => drafts(page)).toBe(1);
  elsewhere(firm, 'edit', { register: 'Foretaksregisteret' });
  await page.close();
  const later = await context.newPage();
  await later.goto(firm.address);
  await later.getByText(FACTS, { exact: true }).click();
  await later.getByRole('button', { name: 'Restore' }).click();
  await expect(field(later, 'brand')).toHaveValue('Ørn');
  await save(later);
  expect(factsOn(firm)).toMatchObject({ brand: 'Ørn', phone: '+47 22 33 44 57', register: 'Foretaksregisteret' });
  await button(later, 'Logg ut').click();
  await expect(later.getByLabel('Token')).toBeVisible();
  expect(await later.evaluate(() => JSON.stringify(localStorage))).not.toContain('"new');
});

test.describe('in English', () => {
  test.use({ locale: 'en-GB' });
  test('the words of the page follow the browser, also in large letters, and no other page frames it', async ({
    page,
    firm,
  }) => {
    await page.goto(firm.address);
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(bar(page)).toHaveAttribute('lang', 'en');
    await page.setViewportSize({ width: 390, height: 800 });
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    expect(await bar(page).evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);

    await page.setContent(`<iframe src="${firm.address}"></iframe>`);
    await page.waitForLoadState('networkidle');
    await expect(page.frameLocator('iframe').locator('body')).toBeEmpty();
  });
});
