import { ACTS } from './acts';
import { open, test } from './support';

test.use({ consent: null });

test('each island of the export works', async ({ page }) => {
  await open(page, '/');
  for (const [island, act] of Object.entries(ACTS)) await test.step(island, () => act(page));
});
