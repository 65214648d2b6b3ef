import type { Page } from '@playwright/test';
import { company } from '@/company/company';
import { LOCALES } from '@/company/locales';
import { PAGE_IDS, pagePath } from '@/company/pages';
import { axe, flaws, violationsOf } from './content/flaws';
import { expect, fill, inOtherLanguage, open, receivePosts, test, UNKNOWN_ADDRESS } from './support';
import { settings } from './visitor';

/** Presses Tab; gives the number of the control that is reached, or what is wrong with its focus. */
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
    // Of what is as high as the room between header and banner, its beginning or its middle will do.
    const end = bottom - top > innerHeight / 2 ? (top + Math.min(bottom, innerHeight)) / 2 : bottom - 2;
    return isCovered(top + 2) && isCovered(end) ? `${name}: out of sight` : focus.dataset.turn;
  });
}

/** Pages as they open are checked for every content (content/layout.spec.ts); these are the states that a visitor brings them to. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Looks at the part of the page that the state has changed. */
async function expectAccessible(page: Page, state: string, part: string): Promise<void> {
  expect.soft(await violationsOf(axe(page).include(part).withTags(TAGS)), state).toEqual([]);
}

test.use({ expectedErrors: UNKNOWN_ADDRESS });

inOtherLanguage('a page', (locale, text) => {
  const home = pagePath('home', locale);

  test('every page bears the text spacing of WCAG 1.4.12, and looks the same to who prefers dark', async ({ page }) => {
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

  for (const [id, width, height, consent] of [
    ['home', 390, 844, null],
    ['home', 1440, 900, 'false'],
    ['privacy', 1440, 900, null],
  ] as const) {
    test.describe(`by keyboard at ${width} px`, () => {
      test.use({ viewport: { width, height }, consent });

      test(`everything on the page ${id} is reached in its order, with its focus in sight`, async ({ page }) => {
        await open(page, pagePath(id, locale));
        // What is not laid out yet has no focus.
        await expect(page.locator('html[data-unpainted]')).toHaveCount(0);
        const count = await page.evaluate(() => {
          const all = [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea')];
          const seen = all.filter((control) => control.checkVisibility({ visibilityProperty: true }));
          for (const [index, control] of seen.entries()) control.dataset.turn = String(index);
          return seen.length;
        });
        for (let turn = 0; turn < count; turn += 1) expect(await tab(page)).toBe(String(turn));
        expect(await tab(page)).toBe('nothing has the focus');
      });
    });
  }

  test('the first stop of the keyboard leads past the header', async ({ page }) => {
    await open(page, home);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: text.common.skipToContent })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: text.hero.discover })).toBeFocused();
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true });

    test('slides answer a tap, and what is tapped is large enough', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, home);
      const name = fill(text.hero.slideshow.goTo, { number: 2, total: 3 });
      const second = page.getByRole('button', { name });
      await second.tap();
      await expect(second).toHaveAttribute('aria-current', 'true');
      for (const control of await page.locator('button:visible, main a[href^="#"]:visible').all()) {
        const box = await control.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
    });
  });

  test.describe('in the accessibility tree', () => {
    const phone = `link "${fill(text.header.phoneLabel, company)}"`;
    const email = `link "${fill(text.header.emailLabel, company)}"`;
    const social = `link "${fill(text.header.socialLabel, company.social[0] ?? {})} (${text.common.opensInNewTab})"`;

    test('the header has its contacts, languages and sections', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page, home);
      await page.getByRole('button', { name: text.nav.servicesList }).press('Enter');
      await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
        - banner "${text.header.landmark}":
          - region "${text.header.contactBar}":
            - ${phone}
            - link
            - ${email}
            - ${social}
            - navigation "${text.language.label}":
              - link "NO – norsk"
              - link "SE – davvisámegiella"
          - link "${text.header.logoLabel}"
          - navigation "${text.nav.label}":
            - link "${text.nav.about}"
            - link "${text.nav.services}"
            - button "${text.nav.servicesList}" [expanded]
            - list:
${company.services.map(({ id }) => `              - listitem:\n                - link "${text.services[id].nav}"`).join('\n')}
            - link "${text.nav.technology}"
            - link "${text.nav.contact}"
            - link "${text.nav.cta}"
      `);
    });

    test('the menu has the same', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, `${home}#contact`);
      await page.getByRole('button', { name: text.nav.openMenu }).click();
      const current = page.getByRole('dialog').locator('[aria-current=true]');
      await expect(current).toHaveText([text.language.short, text.nav.contact]);
      await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
        - dialog "${text.nav.menu}":
          - link "${text.header.logoLabel}"
          - navigation "${text.language.label}"
          - button "${text.nav.closeMenu}"
          - navigation "${text.nav.label}":
            - list:
              - listitem:
                - link "${text.nav.about}"
              - listitem:
                - link "${text.nav.services}"
                - list:
${company.services.map(({ id }) => `                  - listitem:\n                    - link "${text.services[id].nav}"`).join('\n')}
              - listitem:
                - link "${text.nav.technology}"
              - listitem:
                - link "${text.nav.contact}"
          - ${phone}
          - link "${text.nav.cta}"
          - ${email}
          - ${social}
          - link
      `);
    });

    test('a service, the form, the toasts and the footer say what they are', async ({ page }) => {
      await open(page, home);
      const service = page.locator('#payroll');
      await expect(service.getByText(text.services.accountLabel)).toBeAttached();
      const form = page.getByRole('form', { name: text.contact.form.title });
      for (const [name, autocomplete] of [
        ['navn', 'name'],
        ['telefon', 'tel'],
        ['email', 'email'],
      ] as const)
        await expect(form.locator(`[name=${name}]`)).toHaveAttribute('autocomplete', autocomplete);
      for (const named of [
        service.getByRole('list', { name: text.services.includesLabel }),
        page.getByRole('region', { name: text.toast.region }),
        page.getByRole('contentinfo').getByRole('navigation', { name: text.footer.sections }),
      ])
        await expect(named).toHaveCount(1);
    });
  });

  test.describe('axe finds nothing', () => {
    test.use({ consent: 'true' });
    const submit = async (page: Page, answer: string) => {
      await page.getByRole('button', { name: text.contact.form.submit }).click();
      await page.getByText(answer, { exact: true }).waitFor();
    };

    test('on a phone: menu, dialog, form with errors', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, home);
      const dialogs = { [text.nav.openMenu]: text.nav.menu, [text.footer.cookieSettings]: text.consent.dialog.title };
      for (const [button, name] of Object.entries(dialogs)) {
        await page.getByRole('button', { name: button }).click();
        await page.getByRole('dialog', { name }).waitFor();
        await expectAccessible(page, name, '[role=dialog]');
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
      await submit(page, text.toast.missing.title);
      await expectAccessible(page, 'form with errors', '#contact, #toasts');
    });

    test('on a large screen: services, map, sent request', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page, home);
      await page.getByRole('button', { name: text.nav.servicesList }).press('Enter');
      await expectAccessible(page, 'list of services', 'header');
      await receivePosts(page);
      for (const field of await page.locator('[required]').all()) await field.fill('1');
      await submit(page, text.toast.success.title);
      await expectAccessible(page, 'map, sent request', '#contact-map, #toasts');
    });
  });
});

test.describe('the dialog', () => {
  test('lets nothing shine through behind it where less transparency is wished for', async ({ page, browserName }) => {
    test.skip(browserName !== 'chromium', 'only Chromium can be asked to prefer it');
    const session = await page.context().newCDPSession(page);
    const features = [{ name: 'prefers-reduced-transparency', value: 'reduce' }];
    await session.send('Emulation.setEmulatedMedia', { features });
    await open(page, '/');
    await settings(page).click();
    await expect(page.getByRole('dialog')).toHaveCSS('background-color', 'rgb(8, 28, 35)');
  });
});
