import { chromium, type Page } from '@playwright/test';
import { LOCALES } from '@/i18n/locales';
import { company } from '@/lib/company';
import { PAGE_IDS, pagePath } from '@/lib/pages';
import { expect, fill, hydrated, inOtherLanguage, receivePosts, test } from './support';
import { menu, openMenu, settings } from './visitor';

/** What sticks out of the page sideways; nothing, as it should be. Text that may run out of sight on purpose is not asked. */
const misfits = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`the page: ${scrollWidth} px`] : [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !parent?.checkVisibility()) continue;
      if (parent.closest('.sr-only, .skip-link, .storage-table thead, [aria-hidden], script')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right } = range.getBoundingClientRect();
      if (left < -1 || right > clientWidth + 1) found.push(`${node.textContent}: ${left} to ${right} px`);
    }
    return found;
  });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  if (!path.endsWith(UNKNOWN)) await hydrated(page);
}

const UNKNOWN = '/unknown';
test.use({ expectedErrors: /404/ });

inOtherLanguage((locale) => {
  const paths = [...PAGE_IDS.map((id) => pagePath(id, locale)), `${LOCALES[locale].prefix}${UNKNOWN}`];

  for (const path of paths) {
    test(`${path} fits every window, zoom and size of text, and stays as designed for who prefers dark`, async ({
      page,
    }) => {
      const fits = async (what: string, width: number, height = 900) => {
        await page.setViewportSize({ width, height });
        expect(await misfits(page), `${what} at ${width} px`).toEqual([]);
      };
      await open(page, path);
      const light = await page.screenshot({ animations: 'disabled' });
      await page.emulateMedia({ colorScheme: 'dark' });
      expect((await page.screenshot({ animations: 'disabled' })).equals(light), 'dark').toBe(true);
      for (const width of [320, 360, 390, 600, 768, 900, 1024, 1280, 1440, 1920, 2560]) await fits('the page', width);
      // A window of 1280 px at a zoom of 200 % and of 400 %.
      await fits('zoomed', 640, 450);
      await fits('zoomed', 320, 256);
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
          p { margin-bottom: 2em !important }`);
        document.adoptedStyleSheets = [sheet];
      });
      for (const width of [390, 1440]) await fits('the text spacing of WCAG 1.4.12', width);
      await page.evaluate(() => {
        document.adoptedStyleSheets = [];
        document.documentElement.style.fontSize = '200%';
      });
      for (const width of [390, 1440]) await fits('text of twice the size', width);
    });
  }
});

inOtherLanguage((locale, text) => {
  const home = pagePath('home', locale);

  for (const [width, height, consent] of [
    [390, 844, null],
    [1440, 900, 'false'],
  ] as const) {
    test.describe(`by keyboard at ${width} px, ${consent ? 'decided' : 'on a first visit'}`, () => {
      test.use({ viewport: { width, height }, consent });

      for (const id of PAGE_IDS) {
        test(`everything on the page ${id} is reached in its order, with its focus in sight`, async ({ page }) => {
          await open(page, pagePath(id, locale));
          const count = await page.evaluate(() => {
            const all = [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea')];
            const seen = all.filter((control) => control.checkVisibility({ visibilityProperty: true }));
            for (const [index, control] of seen.entries()) control.dataset.turn = String(index);
            return seen.length;
          });
          for (let turn = 0; turn < count; turn += 1) {
            await page.keyboard.press('Tab');
            // The sticky parts of the page that may lie over what has the focus.
            const reached = await page.evaluate(() => {
              const focus = document.activeElement as HTMLElement;
              const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focus);
              const name = focus.ariaLabel ?? (focus.textContent || (focus as HTMLInputElement).name);
              if (focus === document.body) return 'nothing has the focus';
              if ((outlineStyle === 'none' || outlineWidth === '0px') && boxShadow === 'none')
                return `${name}: no mark`;
              const { left, right, top, bottom } = focus.getBoundingClientRect();
              const x = Math.min(Math.max((left + right) / 2, 1), innerWidth - 1);
              const isCovered = (y: number) => {
                const hit = document.elementFromPoint(x, y);
                const over = hit?.closest('.header, #consent-banner');
                return !hit || Boolean(over && !over.contains(focus));
              };
              // Of what is as high as the room between header and banner, its beginning or its middle will do.
              const covered =
                bottom - top > innerHeight / 2
                  ? isCovered(top + 2) && isCovered((top + Math.min(bottom, innerHeight)) / 2)
                  : isCovered(top + 2) || isCovered(bottom - 2);
              return covered ? `${name}: out of sight` : focus.dataset.turn;
            });
            expect(reached).toBe(String(turn));
          }
          await page.keyboard.press('Tab');
          expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
        });
      }
    });
  }

  test('the first stop of the keyboard leads past the header', async ({ page }) => {
    await open(page, home);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: text.common.skipToContent })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: text.hero.discover })).toBeFocused();
  });

  test('a message is sent by keyboard alone, and its errors are mended on the way', async ({ page }) => {
    const posts = await receivePosts(page);
    await open(page, home);
    await page.locator('[name=navn]').focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('[name=navn]')).toHaveAccessibleDescription(text.contact.form.errors.name);
    for (const value of ['Kari', '1', 'a@b.example', '', 'Hei']) {
      await page.keyboard.type(value);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Space');
    await expect(page.getByRole('status')).toContainText(text.toast.success.title);
    expect(posts).toHaveLength(1);
  });

  test('the map is allowed by keyboard alone', async ({ page }) => {
    await open(page, home);
    await page.getByRole('contentinfo').getByRole('button', { name: text.footer.cookieSettings }).focus();
    await page.keyboard.press('Enter');
    const toggle = page.getByRole('switch');
    await expect(toggle).toBeVisible();
    for (let step = 0; step < 5 && !(await toggle.evaluate((it) => it === document.activeElement)); step += 1)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(toggle).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(page.locator('#contact iframe')).toHaveCount(1);
  });

  test.describe('in forced colors', () => {
    test.use({ forcedColors: 'active', viewport: { width: 1440, height: 900 } });
    const border = (page: Page, selector: string, side = 'Bottom', pseudo?: string) =>
      page
        .locator(selector)
        .first()
        .evaluate(
          (element, [edge, part]) => {
            const style = getComputedStyle(element, part);
            const read = (name: string) => String(Reflect.get(style, `border${edge}${name}`));
            return [
              read('Style'),
              Number.parseFloat(read('Width')) >= 1,
              read('Color') !== style.backgroundColor,
            ].join();
          },
          [side, pseudo] as const,
        );

    test('fields, buttons, the toggle, the slides and the two lines keep their edges', async ({ page }) => {
      await open(page, home);
      for (const [selector, side, pseudo] of [
        ['[name=navn]'],
        ['textarea'],
        ['button[type=submit]'],
        ['.hero-buttons a:last-child'],
        ['.nav-button'],
        ['.indicator-line', 'Top'],
        ['.two-lines', 'Top'],
        ['.language-current', 'Top', '::after'],
      ] as const)
        expect([selector, await border(page, selector, side, pseudo)]).toEqual([selector, 'solid,true,true']);
      await page.getByRole('contentinfo').getByRole('button', { name: text.footer.cookieSettings }).click();
      expect(await border(page, '.toggle')).toBe('solid,true,true');
      const knob = () =>
        page.locator('.toggle').evaluate((toggle) => {
          const { backgroundColor, transform } = getComputedStyle(toggle, '::after');
          return { transform, seen: backgroundColor !== getComputedStyle(toggle).backgroundColor };
        });
      const off = await knob();
      await page.getByRole('switch').click();
      const on = await knob();
      expect([off.seen, on.seen, on.transform === off.transform]).toEqual([true, true, false]);
    });

    test('the field that has the focus is marked', async ({ page }) => {
      await open(page, home);
      await page.locator('[name=navn]').focus();
      const { style, width } = await page.locator('[name=navn]').evaluate((input) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(input);
        return { style: outlineStyle, width: outlineWidth };
      });
      expect([style, width]).toEqual(['solid', '2px']);
    });
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true });

    test('the caret opens and closes the services on a large screen', async ({ page }) => {
      await page.setViewportSize({ width: 1180, height: 820 });
      await open(page, home);
      await page.getByRole('button', { name: text.nav.servicesList }).tap();
      const service = page.getByRole('banner').getByRole('link', { name: text.services.payroll.nav, exact: true });
      await expect(service).toBeVisible();
      await page.getByRole('button', { name: text.nav.servicesList }).tap();
      await expect(service).toBeHidden();
      await page.getByRole('button', { name: text.nav.servicesList }).tap();
      await service.tap();
      await expect(page).toHaveURL(`${home}#payroll`);
    });

    test('menu and slides answer a tap, and what is tapped is large enough', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, home);
      const slides = page.getByRole('group', { name: text.hero.slideshow.label });
      const second = slides.getByRole('button', {
        name: fill(text.hero.slideshow.goTo, { number: 2, total: 3 }),
      });
      await second.tap();
      await expect(second).toHaveAttribute('aria-current', 'true');
      for (const control of await page.locator('button:visible, .button:visible').all()) {
        const box = await control.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
      await page.getByRole('button', { name: text.nav.openMenu }).tap();
      await page.getByRole('dialog').getByRole('link', { name: text.nav.contact, exact: true }).tap();
      await expect(page).toHaveURL(`${home}#contact`);
    });
  });

  test.describe('as the accessibility tree says it', () => {
    test('the header', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page, home);
      await page.getByRole('button', { name: text.nav.servicesList }).press('Enter');
      await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
        - banner "${text.header.landmark}":
          - region "${text.header.contactBar}":
            - link "${fill(text.header.phoneLabel, company)}"
            - link
            - link "${fill(text.header.emailLabel, company)}"
            - link "${fill(text.header.socialLabel, company.social[0] ?? {})} (${text.common.opensInNewTab})"
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

    test('the menu', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, home);
      await page.getByRole('button', { name: text.nav.openMenu }).click();
      await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
        - dialog "${text.nav.menu}":
          - link "${text.header.logoLabel}"
          - button "${text.nav.closeMenu}"
          - navigation "${text.nav.label}":
            - list:
              - listitem:
                - link "${text.nav.about}"
              - listitem:
                - link "${text.nav.services}"
                - list
              - listitem:
                - link "${text.nav.technology}"
              - listitem:
                - link "${text.nav.contact}"
          - link "${text.nav.cta}"
          - link "${fill(text.header.phoneLabel, company)}"
          - link "${fill(text.header.emailLabel, company)}"
          - link "${fill(text.header.socialLabel, company.social[0] ?? {})} (${text.common.opensInNewTab})"
          - navigation "${text.language.label}"
      `);
    });

    test.describe('on a first visit', () => {
      test.use({ consent: null });

      test('the banner and the dialog', async ({ page }) => {
        const { banner, dialog } = text.consent;
        await open(page, home);
        await expect(page.locator('#consent-banner')).toMatchAriaSnapshot(`
          - region "${banner.label}":
            - paragraph: "${banner.title}"
            - paragraph:
              - link "${banner.privacyLink}"
            - button "${banner.settings}"
            - button "${banner.decline}"
            - button "${banner.accept}"
        `);
        await page.getByRole('button', { name: banner.settings, exact: true }).click();
        await page.getByRole('switch').click();
        await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
          - dialog "${dialog.title}":
            - button "${dialog.closeLabel}"
            - heading "${dialog.title}" [level=2]
            - paragraph:
              - link "${dialog.privacyLink}"
            - switch "${fill(dialog.mapsToggle, company.map ?? {})}" [checked]
            - button "${dialog.declineAll}"
            - button "${dialog.save}"
            - button "${dialog.acceptAll}"
        `);
      });
    });

    test('the form with its errors, and what is said aloud', async ({ page }) => {
      const { form } = text.contact;
      await open(page, home);
      await page.getByRole('button', { name: form.submit }).click();
      await expect(page.getByRole('form', { name: form.title })).toMatchAriaSnapshot(`
        - form "${form.title}":
          - textbox "${form.name}"
          - paragraph: "${form.errors.name}"
          - textbox "${form.phone}"
          - paragraph: "${form.errors.phone}"
          - textbox "${form.email}"
          - paragraph: "${form.errors.email}"
          - textbox "${form.organizationNumber} (${text.common.optional})"
          - textbox "${form.message} (${text.common.optional})"
          - button "${form.submit}"
      `);
      for (const name of [form.name, form.phone, form.email]) {
        const field = page.getByRole('textbox', { name, exact: true });
        await expect(field).toHaveAttribute('required');
        await expect(field).toHaveAttribute('aria-invalid', 'true');
      }
      await expect(page.getByRole('region', { name: text.toast.region })).toMatchAriaSnapshot(`
        - region "${text.toast.region}":
          - status
          - alert:
            - paragraph: "${text.toast.missing.title}"
            - paragraph: "${text.toast.missing.description}"
            - button "${text.toast.dismiss}"
      `);
    });
  });
});

test.describe('with less transparency', () => {
  test.skip(({ browserName }) => browserName !== 'chromium', 'only Chromium can be asked to prefer it');

  test('nothing shines through behind the dialog', async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    const features = [{ name: 'prefers-reduced-transparency', value: 'reduce' }];
    await session.send('Emulation.setEmulatedMedia', { features });
    await open(page, '/');
    await settings(page).click();
    await expect(page.locator('.backdrop')).toHaveCSS('background-color', 'rgb(8, 28, 35)');
  });
});

test.describe('where scrollbars take room', () => {
  test.skip(({ browserName }) => browserName !== 'chromium', 'only Chromium can be told to show them');

  test('the page behind an open menu keeps its width', async ({ baseURL }) => {
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM || undefined,
      ignoreDefaultArgs: ['--hide-scrollbars'],
    });
    const page = await browser.newPage({ baseURL, locale: 'nb-NO', viewport: { width: 390, height: 844 } });
    const width = () => page.locator('#hero').evaluate((hero) => hero.getBoundingClientRect().width);
    await open(page, '/');
    const before = await width();
    expect(before).toBeLessThan(390);
    await openMenu(page);
    await menu(page).waitFor();
    expect(await width()).toBe(before);
    await browser.close();
  });
});
