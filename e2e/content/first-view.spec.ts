import { expect } from '@playwright/test';
import { FIRST_VISIT, visit } from '../fetched';
import { test } from '../support';

/** With a picture of 160 kB in the first view, the heaviest that `npm run images` lets pass. */
const MAX_BYTES = 400_000;

test.skip(({ browserName }) => browserName !== 'chromium', 'what is fetched is read from Chromium');
test.use(FIRST_VISIT);

test.describe('the first view', () => {
  test('a phone loads little on a first visit', async ({ page }) => {
    const fetched = await visit(page);
    const sum = fetched.reduce((total, { bytes }) => total + bytes, 0);
    const largest = fetched.toSorted((a, b) => b.bytes - a.bytes).slice(0, 4);
    const named = largest.map(({ url, bytes }) => `${new URL(url).pathname} ${bytes}`).join(', ');
    expect(sum, `make pictures or texts smaller; bytes of the largest files: ${named}`).toBeLessThanOrEqual(MAX_BYTES);
  });
});
