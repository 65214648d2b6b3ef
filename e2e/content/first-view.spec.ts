import { expect, FIRST_VISIT, test, visit } from '../support';

/** With a picture of 160 kB in the first view, the heaviest that `npm run images` allows. */
const MAX_BYTES = 400_000;

test.use(FIRST_VISIT);

test('a phone loads little on a first visit', async ({ page }) => {
  const files = await visit(page);
  const sum = files.reduce((total, { bytes }) => total + bytes, 0);
  const largest = files.toSorted((a, b) => b.bytes - a.bytes).slice(0, 4);
  const named = largest.map(({ path, bytes }) => `${path} ${bytes}`).join(', ');
  expect(sum, `make pictures or texts smaller; bytes of the largest files: ${named}`).toBeLessThanOrEqual(MAX_BYTES);
});
