import { pagePath } from '@/lib/pages';
import { expect, hydrated, inOtherLanguage, test } from './support';

/** Widths of the window, and where a section stops there with the browser's default font. */
const STOPS = [
  [390, 88],
  [768, 104],
  [1024, 104],
  [1920, 104],
  [2560, 104],
] as const;

inOtherLanguage((locale, { nav }) => {
  for (const font of [16, 32]) {
    test(`with a browser font of ${font} px, a section stops right below the header and is the current one`, async ({
      browserName,
      page,
    }) => {
      test.skip(browserName !== 'chromium', 'only Chromium lets a test set it');
      const session = await page.context().newCDPSession(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard: font } });
      await page.goto(pagePath('home', locale));
      await hydrated(page);
      for (const [width, stop] of STOPS) {
        await page.setViewportSize({ width, height: 1000 });
        for (const section of ['services', 'contact'] as const) {
          await page.evaluate((id) => location.replace(`#${id}`), section);
          const place = () =>
            page.evaluate((id) => {
              const [header, target] = [document.querySelector('header'), document.getElementById(id)];
              const height = header?.getBoundingClientRect().height ?? 0;
              return { height: Math.round(height), top: Math.round(target?.getBoundingClientRect().top ?? 0) };
            }, section);
          const { height } = await place();
          if (font === 16 && width >= 1024) expect(height, `${width} px`).toBe(104);
          await expect.poll(place, `${width} px`).toEqual({ height, top: Math.max(stop, height) });
          // Below, there is a menu in the place of the navigation.
          if (await page.getByRole('navigation', { name: nav.label }).isHidden()) continue;
          await expect(
            page.getByRole('navigation', { name: nav.label }).locator('[aria-current]'),
            `${width} px`,
          ).toHaveText(nav[section]);
        }
      }
    });
  }
});
