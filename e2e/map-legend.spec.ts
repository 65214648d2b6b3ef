import { company, formatAddress } from '@/lib/company';
import { pagePath } from '@/lib/pages';
import { expect, hydrated, inOtherLanguage, test } from './support';

inOtherLanguage((locale) => {
  test('the legend of the map lies in its lower left corner, with the address, and grows with its text', async ({
    page,
  }) => {
    await page.goto(pagePath('home', locale));
    await hydrated(page);
    const map = page.locator('.map');
    await expect(map).toContainText(formatAddress(company.officeAddress));
    for (const size of ['100%', '200%'])
      for (const width of [320, 390, 768, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        const gaps = await map.evaluate((sheet, fontSize) => {
          document.documentElement.style.fontSize = fontSize;
          const slip = sheet.querySelector('.map-slip') as HTMLElement;
          const [outer, inner] = [sheet.getBoundingClientRect(), slip.getBoundingClientRect()];
          return {
            left: inner.left - outer.left,
            bottom: outer.bottom - inner.bottom,
            inside: inner.top >= outer.top && slip.scrollHeight <= slip.clientHeight,
          };
        }, size);
        expect(gaps, `${width} px at ${size}`).toEqual({ left: 1, bottom: 1, inside: true });
      }
  });
});
