import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { company } from '@/lib/company';
import { open, visit } from '../page';
import { expect, FIRST_VISIT, test } from '../support';

/** With a picture of 160 kB in the first view, the heaviest that `npm run images` allows. */
const MAX_BYTES = 400_000;

const README_PICTURE = 'docs/page.jpg';
/** How light each tile of a picture is. */
const tiles = async (picture: Buffer) => [...(await sharp(picture).greyscale().resize(32, 20).raw().toBuffer())];

test.describe('on a first visit', () => {
  test.use(FIRST_VISIT);

  test('a phone loads little on a first visit', async ({ page }) => {
    const files = await visit(page);
    const sum = files.reduce((total, { bytes }) => total + bytes, 0);
    const largest = files.toSorted((a, b) => b.bytes - a.bytes).slice(0, 4);
    const named = largest.map(({ path, bytes }) => `${path} ${bytes}`).join(', ');
    expect(sum, `make pictures or texts smaller; bytes of the largest files: ${named}`).toBeLessThanOrEqual(MAX_BYTES);
  });
});

test.describe('the README', () => {
  test.skip(!company.siteUrl.endsWith('.example'), 'it shows the sample');
  test.use({ viewport: { width: 1280, height: 800 } });

  // `npm run check:look -- first-view --update-snapshots=all` makes it anew.
  test('shows the first view as it is', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-20T12:00:00+01:00');
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    if (test.info().config.updateSnapshots === 'all')
      await page.screenshot({ path: README_PICTURE, type: 'jpeg', quality: 76 });
    const [now, shown] = await Promise.all([tiles(await page.screenshot()), tiles(readFileSync(README_PICTURE))]);
    const differences = now.map((light, index) => Math.abs(light - (shown[index] ?? 0)));
    expect(Math.max(...differences), 'of 255, in a tile of 40 × 40 pixels').toBeLessThan(32);
  });
});
