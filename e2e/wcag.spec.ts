import type { Locator, Page } from '@playwright/test';
import { company, navSections } from '@/company/company';
import { FORM_FIELDS } from '@/company/form-fields';
import { LOCALES } from '@/company/locales';
import { PAGE_IDS, pagePath } from '@/company/pages';
import { axe, flaws, violationsOf } from './content/flaws';
import {
  DESK,
  dialog,
  expect,
  field,
  fill,
  fillIn,
  inOtherLanguage,
  open,
  openMenu,
  PHONE,
  receivePosts,
  sectionName,
  settingsButton,
  submit,
  test,
  UNKNOWN_ADDRESS,
} from './support';

/** Presses Tab. Returns the number of the control that has the focus now, or what is wrong with it. */
async function tab(page: Page): Promise<string | undefined> {
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const focus = document.activeElement as HTMLElement;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focus);
    const name = focus.ariaLabel ?? (focus.textContent || (focus as HTMLInputElement).name);
    if (focus === document.body) return 'nothing has the focus';
    if ((outlineStyle === 'none' || outlineWidth === '0px') && boxShadow === 'none') return `${name}: no mark`;
    const { left, right, top, bottom } = focus.getBoundingClientRect();
    const x = Math.min(Math.max((left + right) / 2, 1), innerWidth - 1);
    const isCovered = (y: number) => {
      const hit = document.elementFromPoint(x, y);
      const over = hit?.closest('header, #consent-banner');
      return !hit || Boolean(over && !over.contains(focus));
    };
    // Of a control as high as the window, the beginning or the middle is enough.
    const end = bottom - top > innerHeight / 2 ? (top + Math.min(bottom, innerHeight)) / 2 : bottom - 2;
    return isCovered(top + 2) && isCovered(end) ? `${name}: out of sight` : focus.dataset.turn;
  });
}

/** Pages as they open are checked for every content (content/layout.spec.ts); these are states that a visitor brings them to. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

async function expectAccessible(page: Page, state: string, part: string): Promise<void> {
  expect.soft(await violationsOf(axe(page).include(part).withTags(TAGS)), state).toEqual([]);
}

test.use({ expectedErrors: UNKNOWN_ADDRESS });

inOtherLanguage('a page', (locale, text) => {
  const home = pagePath('home', locale);

  test('every page has room for the text spacing of WCAG 1.4.12, and looks the same in dark mode', async ({ page }) => {
    for (const path of [...PAGE_IDS.map((id) => pagePath(id, locale)), `${LOCALES[locale].prefix}/unknown`]) {
      await open(page, path);
      const light = await page.screenshot({ animations: 'disabled' });
      await page.emulateMedia({ colorScheme: 'dark' });
      expect((await page.screenshot({ animations: 'disabled' })).equals(light), 'dark').toBe(true);
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
          p { margin-bottom: 2em !important }`);
        document.adoptedStyleSheets = [sheet];
      });
      for (const width of [320, 390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const cut = (await flaws(page)).filter((flaw) => !flaw.endsWith('breaks'));
        expect(cut, `${path} at ${width} px`).toEqual([]);
      }
    }
  });

  for (const [id, viewport, consent] of [
    ['home', PHONE, null],
    ['home', DESK, 'false'],
    ['privacy', DESK, null],
  ] as const) {
    test.describe(`by keyboard at ${viewport.width} px`, () => {
      test.use({ viewport, consent });

      test(`every control of the page ${id} is reached in order, with its focus in sight`, async ({ page }) => {
        await open(page, pagePath(id, locale));
        // What has no layout yet takes no focus.
        await expect(page.locator('html[data-unpainted]')).toHaveCount(0);
        const count = await page.evaluate(() => {
          const all = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')];
          const seen = all.filter((control) => control.checkVisibility({ visibilityProperty: true }));
          for (const [index, control] of seen.entries()) control.dataset.turn = String(index);
          return seen.length;
        });
        for (let turn = 0; turn < count; turn += 1) expect(await tab(page)).toBe(String(turn));
        expect(await tab(page)).toBe('nothing has the focus');
      });
    });
  }

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

    test('slides answer a tap, and what is tapped is large enough', async ({ page }) => {
      await open(page, home);
      const name = fill(text.hero.slideshow.goTo, { number: 2, total: company.slides.length });
      const second = page.getByRole('button', { name });
      await second.tap();
      await expect(second).toHaveAttribute('aria-current', 'true');
      const small = await page.locator('button:visible, main a[href^="#"]:visible').evaluateAll((all) =>
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
      `${fill(text.header.socialLabel, company.social[0] ?? {})} (${text.common.opensInNewTab})`,
    ];
    const links = [text.header.logoLabel, ...contacts, ...navSections.map((id) => sectionName(text, id)), text.nav.cta];
    const expectLinks = async (part: Locator, names: string[]) => {
      for (const name of names) await expect(part.getByRole('link', { name, exact: true }), name).toBeVisible();
    };
    const services = company.services.map(({ id }) => text.services[id].nav);

    test('the header has its contacts, languages and sections', async ({ page }) => {
      await page.setViewportSize(DESK);
      await open(page, home);
      await page.getByRole('button', { name: text.nav.servicesList, expanded: false }).press('Enter');
      const header = page.getByRole('banner', { name: text.header.landmark });
      await expectLinks(header, [...links, ...services]);
      await expectLinks(header.getByRole('region', { name: text.header.contactBar }), contacts);
      const languages = header.getByRole('navigation', { name: text.language.label });
      await expectLinks(languages, ['NO – norsk', 'SE – davvisámegiella']);
    });

    test('the menu has the same, and marks the current ones', async ({ page }) => {
      await page.setViewportSize(PHONE);
      await open(page, `${home}#contact`);
      await openMenu(page);
      const menu = page.getByRole('dialog', { name: text.nav.menu });
      await expectLinks(menu, [...links, ...services]);
      await expect(menu.locator('[aria-current=true]')).toHaveText([text.language.short, text.nav.contact]);
      await expect(menu.getByRole('navigation', { name: text.language.label })).toBeVisible();
      await expect(menu.getByRole('navigation', { name: text.nav.label })).toBeVisible();
      await expect(menu.getByRole('button', { name: text.nav.closeMenu })).toBeVisible();
    });

    test('services, fields, toasts and footer have their names, and links that open a tab say so', async ({ page }) => {
      await open(page, home);
      const service = page.locator('#payroll');
      await expect(service.getByText(text.services.accountLabel)).toBeAttached();
      await expect(page.getByRole('form', { name: text.contact.form.title })).toHaveCount(1);
      for (const [name, { input }] of Object.entries(FORM_FIELDS)) {
        const { autoComplete } = input;
        if (autoComplete) await expect(field(page, name)).toHaveAttribute('autocomplete', autoComplete);
      }
      for (const named of [
        service.getByRole('list', { name: text.services.includesLabel }),
        page.getByRole('region', { name: text.toast.region }),
        page.getByRole('contentinfo').getByRole('navigation', { name: text.footer.sections }),
      ])
        await expect(named).toHaveCount(1);
      const newTabs = await page.locator('main a[target=_blank]').all();
      expect(newTabs.length).toBeGreaterThan(1);
      for (const link of newTabs) {
        expect(await link.ariaSnapshot()).toContain(`(${text.common.opensInNewTab})`);
        await expect(link).toHaveAttribute('rel', /noopener/);
      }
    });

    test('every table has a caption, and keeps its roles on a phone', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      for (const id of PAGE_IDS) {
        await page.goto(pagePath(id, locale));
        /** Safari forgets the roles of tables that are laid out as blocks. */
        const withoutRole = await page
          .locator('table, thead, tbody, tr, th, td')
          .evaluateAll((parts) =>
            parts
              .filter((part) => !getComputedStyle(part).display.startsWith('table') && !part.role)
              .map((part) => part.outerHTML.slice(0, 60)),
          );
        expect(withoutRole, id).toEqual([]);
      }
      const { tableCaption, mapCaption } = text.privacy.cookies;
      for (const name of [tableCaption, fill(mapCaption, company.map ?? {})])
        await expect(page.getByRole('table', { name })).toHaveCount(1);
    });
  });

  test.describe('axe finds nothing', () => {
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

  test('nothing shines through the dialog for who wants less transparency', async ({ page, browserName }) => {
    test.skip(browserName !== 'chromium', 'only Chromium can be asked to prefer it');
    const session = await page.context().newCDPSession(page);
    const features = [{ name: 'prefers-reduced-transparency', value: 'reduce' }];
    await session.send('Emulation.setEmulatedMedia', { features });
    await open(page, home);
    await settingsButton(page).click();
    await expect(dialog(page)).toHaveCSS('background-color', 'rgb(8, 28, 35)');
  });
});
