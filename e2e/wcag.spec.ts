import type { Locator, Page } from '@playwright/test';
import { contrast } from '@/checks/color-rules';
import { company, formatAddress, navSections } from '@/company/company';
import { FORM_FIELDS } from '@/company/form-fields';
import { LOCALE_IDS, LOCALES } from '@/company/locales';
import { PAGE_IDS, pagePath } from '@/company/pages';
import { axe, flaws, violationsOf } from './content/flaws';
import { dialog, field, fillIn, openMenu, receivePosts, settingsButton, submit } from './parts';
import { CATALOGS, DESK, expect, fill, IN_SE, open, PHONE, SE, sectionName, test, UNKNOWN_ADDRESS } from './support';

const text = CATALOGS[SE];
const home = pagePath('home', SE);
test.use({ ...IN_SE, expectedErrors: UNKNOWN_ADDRESS });

/** Runs in the page. Returns its visible controls, with the lines that may mark the focus: style, width and color. */
function readControls() {
  const all = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')];
  const shown = all.filter((control) => control.checkVisibility({ visibilityProperty: true }));
  return shown.map((control) => {
    const { outlineStyle, outlineWidth, outlineColor, ...rest } = getComputedStyle(control);
    const { borderBottomStyle, borderBottomWidth, borderBottomColor } = rest;
    return {
      name: control.ariaLabel ?? (control.textContent || control.getAttribute('name')),
      hasFocus: control === document.activeElement,
      lines: [
        [outlineStyle, outlineWidth, outlineColor],
        [borderBottomStyle, borderBottomWidth, borderBottomColor],
      ],
    };
  });
}

/** Runs in the page. Returns the color around the focused control, and whether something fixed covers it. */
function readFocus() {
  const focus = document.activeElement as HTMLElement;
  const { left, right, top, bottom } = focus.getBoundingClientRect();
  const x = Math.min(Math.max((left + right) / 2, 1), innerWidth - 1);
  const isCovered = (y: number) => {
    const hit = document.elementFromPoint(x, y);
    const over = hit?.closest('header, #consent-banner');
    return !hit || Boolean(over && !over.contains(focus));
  };
  // Of a control as high as the window, the beginning or the middle is enough.
  const end = bottom - top > innerHeight / 2 ? (top + Math.min(bottom, innerHeight)) / 2 : bottom - 2;
  const below = bottom + Number.parseFloat(getComputedStyle(focus).outlineOffset) + 1;
  const colors = document
    .elementsFromPoint(x, Math.min(below, innerHeight - 1))
    .map((element) => getComputedStyle(element).backgroundColor);
  return {
    ground: colors.find((color) => color.startsWith('rgb(')) ?? 'none',
    isHidden: isCovered(top + 2) && isCovered(end),
  };
}

const hex = (color: string) =>
  `#${(color.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;

/** Whether a line is drawn, with the contrast of WCAG 1.4.11. */
function isSeen([style, width = '', color = '']: string[], ground: string): boolean {
  const isDrawn = style !== 'none' && Number.parseFloat(width) >= 1 && color.startsWith('rgb(');
  return isDrawn && contrast(hex(color), hex(ground)) >= 3;
}

for (const [id, viewport, consent] of [
  ['home', PHONE, null],
  ['home', DESK, 'false'],
  ['privacy', DESK, null],
] as const) {
  test.describe(`by keyboard at ${viewport.width} px`, () => {
    test.use({ viewport, consent });

    test(`every control of the page ${id} is reached in order, with a visible focus`, async ({ page }) => {
      await open(page, pagePath(id, SE));
      // What has no layout yet takes no focus.
      await expect(page.locator('html[data-unpainted]')).toHaveCount(0);
      const before = await page.evaluate(readControls);
      expect(before.length).toBeGreaterThan(10);
      for (const [turn, { name, lines }] of before.entries()) {
        await page.keyboard.press('Tab');
        const controls = await page.evaluate(readControls);
        expect(
          controls.findIndex(({ hasFocus }) => hasFocus),
          `${name} has the focus`,
        ).toBe(turn);
        const { ground, isHidden } = await page.evaluate(readFocus);
        const marks = controls[turn]?.lines.filter((line, kind) => String(line) !== String(lines[kind])) ?? [];
        expect(isHidden, `${name} is out of sight`).toBe(false);
        // The skip link appears with the focus, which is its mark.
        if (turn === 0) continue;
        expect(
          marks.some((mark) => isSeen(mark, ground)),
          `${name} has a mark on ${ground}: ${marks}`,
        ).toBe(true);
      }
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveCount(0);
    });
  });
}

test('every page has room for the text spacing of WCAG 1.4.12, and looks the same in dark mode', async ({ page }) => {
  for (const path of [...PAGE_IDS.map((id) => pagePath(id, SE)), `${LOCALES[SE].prefix}/unknown`]) {
    await open(page, path);
    const shotIn = async (colorScheme: 'light' | 'dark') => {
      await page.emulateMedia({ colorScheme });
      return page.screenshot({ animations: 'disabled' });
    };
    await expect.poll(async () => (await shotIn('light')).equals(await shotIn('dark')), path).toBe(true);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
        p { margin-bottom: 2em !important }`);
      document.adoptedStyleSheets = [sheet];
    });
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await flaws(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('the first Tab stop skips the header', async ({ page }) => {
  await open(page, home);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: text.common.skipToContent })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: text.hero.discover })).toBeFocused();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: PHONE });

  test('a tap shows a slide, and touch targets are large enough', async ({ page }) => {
    await open(page, home);
    const name = fill(text.hero.slideshow.goTo, { number: 2, total: company.slides.length });
    const second = page.getByRole('button', { name });
    await second.tap();
    await expect(second).toHaveAttribute('aria-current', 'true');
    const controls = page.locator('button:visible, main a[href^="#"]:visible');
    expect(await controls.count()).toBeGreaterThan(5);
    const small = await controls.evaluateAll((all) =>
      all.filter((control) => {
        const { width, height } = control.getBoundingClientRect();
        return Math.min(width, height) < 44;
      }),
    );
    expect(small).toHaveLength(0);
  });
});

test.describe('in the accessibility tree', () => {
  const contacts = [
    fill(text.header.phoneLabel, company),
    fill(text.header.emailLabel, company),
    ...company.social.map((one) => `${fill(text.header.socialLabel, one)} (${text.common.opensInNewTab})`),
    fill(text.header.addressLabel, { address: formatAddress(company.officeAddress) }),
  ];
  const languages = LOCALE_IDS.map((locale) => CATALOGS[locale].language).map(
    ({ short, name }) => `${short} – ${name}`,
  );
  const sections = navSections.map((id) => sectionName(text, id));
  const services = company.services.map(({ id }) => text.services[id].nav);
  const links = [text.header.logoLabel, ...contacts, ...sections, text.nav.cta, ...services];
  const expectLinks = async (part: Locator, names: string[]) => {
    for (const name of names) await expect(part.getByRole('link', { name, exact: true }), name).toBeVisible();
  };

  test('the header has its contacts, languages and sections', async ({ page }) => {
    await page.setViewportSize(DESK);
    await open(page, home);
    await page.getByRole('button', { name: text.nav.servicesList, expanded: false }).press('Enter');
    const header = page.getByRole('banner', { name: text.header.landmark });
    await expectLinks(header, links);
    await expectLinks(header.getByRole('region', { name: text.header.contactBar }), contacts);
    await expectLinks(header.getByRole('navigation', { name: text.language.label }), languages);
  });

  test('the menu has the same, and marks the current ones', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await open(page, `${home}#contact`);
    await openMenu(page);
    const menu = page.getByRole('dialog', { name: text.nav.menu });
    await expectLinks(menu, links);
    await expect(menu.locator('[aria-current=true]')).toHaveText([text.language.short, text.nav.contact]);
    await expectLinks(menu.getByRole('navigation', { name: text.language.label }), languages);
    await expectLinks(menu.getByRole('navigation', { name: text.nav.label }), [...sections, ...services]);
    await expect(menu.getByRole('button', { name: text.nav.closeMenu })).toBeVisible();
  });

  test('services, fields, toasts and footer have their names, and links that open a tab say so', async ({ page }) => {
    await open(page, home);
    const service = page.locator('#services article').first();
    for (const [name, { input }] of Object.entries(FORM_FIELDS)) {
      const { autoComplete } = input;
      if (autoComplete) await expect(field(page, name)).toHaveAttribute('autocomplete', autoComplete);
    }
    for (const named of [
      service.getByText(text.services.accountLabel),
      service.getByRole('list', { name: text.services.includesLabel }),
      page.getByRole('form', { name: text.contact.form.title }),
      page.getByRole('region', { name: text.toast.region }),
      page.getByRole('contentinfo').getByRole('navigation', { name: text.footer.sections }),
    ])
      await expect(named).toHaveCount(1);
    const newTabs = await page.locator('main a[target=_blank]').all();
    expect(newTabs.length).toBeGreaterThan(1);
    for (const link of newTabs)
      await expect(link).toHaveAccessibleName(new RegExp(`\\(${text.common.opensInNewTab}\\)`));
  });

  test('every table has a caption and explicit roles', async ({ page }) => {
    await page.goto(pagePath('privacy', SE));
    const { tableCaption, mapCaption } = text.privacy.cookies;
    for (const name of [tableCaption, fill(mapCaption, company.map ?? {})])
      await expect(page.getByRole('table', { name })).toHaveCount(1);
    // Safari forgets the roles of tables that are laid out as blocks.
    for (const id of PAGE_IDS) {
      await page.goto(pagePath(id, SE));
      await expect(page.locator(':is(table, thead, tbody, tr, th, td):not([role])'), id).toHaveCount(0);
    }
  });
});

/** Pages as they open are checked for every content (content/layout.spec.ts); these are states that a visitor brings them to. */
test.describe('axe finds nothing', () => {
  const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
  const expectAccessible = async (page: Page, state: string, part: string) =>
    expect.soft(await violationsOf(axe(page).include(part).withTags(TAGS)), state).toEqual([]);
  test.use({ consent: 'true' });

  test('on a phone: menu, dialog, form with errors', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await open(page, home);
    for (const [name, enter] of [
      [text.nav.menu, () => openMenu(page)],
      [text.consent.dialog.title, () => settingsButton(page).click()],
    ] as const) {
      await enter();
      await page.getByRole('dialog', { name }).waitFor();
      await expectAccessible(page, name, '[role=dialog]');
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
    }
    await submit(page);
    await page.getByText(text.toast.missing.title, { exact: true }).waitFor();
    await expectAccessible(page, 'form with errors', '#contact, #toasts');
  });

  test('on a large screen: services, map, sent request', async ({ page }) => {
    await page.setViewportSize(DESK);
    await open(page, home);
    await page.getByRole('button', { name: text.nav.servicesList }).press('Enter');
    await expectAccessible(page, 'list of services', 'header');
    await receivePosts(page);
    await fillIn(page);
    await submit(page);
    await page.getByText(text.toast.success.title, { exact: true }).waitFor();
    await expectAccessible(page, 'map, sent request', '#contact-map, #toasts');
  });
});

test('the dialog is opaque if the visitor prefers reduced transparency', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'only Chromium can be asked to prefer it');
  const session = await page.context().newCDPSession(page);
  const features = [{ name: 'prefers-reduced-transparency', value: 'reduce' }];
  await session.send('Emulation.setEmulatedMedia', { features });
  await open(page, home);
  await settingsButton(page).click();
  await expect(dialog(page)).toHaveCSS('background-color', 'rgb(8, 28, 35)');
});
