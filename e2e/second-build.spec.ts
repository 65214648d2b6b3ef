import { expect, test } from '@playwright/test';
import { buildCopy, type Copy } from '@/__tests__/build-copy';
import no from '@/messages/no.json' with { type: 'json' };
import { FIELD_NAMES } from '@/site/constants';
import { startCaddy, startNginx } from './hosts';
import { hydrated } from './support';

const HOSTS = [
  { name: 'nginx', start: startNginx, port: 4186 },
  { name: 'Caddy', start: startCaddy, port: 4187 },
];
const ENDPOINT = 'http://localhost:4188/other-form';

/** Another text, another address of the form, and so other chunks, other hashes and other data. */
let other: Copy;
test.beforeAll(() => {
  test.setTimeout(240_000);
  const submit = { [no.contact.form.submit]: 'Send den nå' };
  other = buildCopy(
    {
      'messages/no.json': (text) => text.replaceAll(...(Object.entries(submit)[0] as [string, string])),
      'site/constants.ts': (text) => text.replace('HERO_INTERVAL_MS = 6500', 'HERO_INTERVAL_MS = 6600'),
    },
    { NEXT_PUBLIC_FORM_ENDPOINT: ENDPOINT },
  );
});
test.afterAll(() => other.remove());

test.skip(({ browserName }) => browserName !== 'chromium', 'the servers are the same for every browser');
test.describe.configure({ mode: 'default' });

for (const { name, start, port } of HOSTS) {
  test(`${name} with the settings of one build serves another`, async ({ page }) => {
    expect(other.output).not.toContain('Error');
    const host = await start(port, { settings: 'dist', out: `${other.dir}/out` });
    test.skip(!host, 'not on this machine');
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    const posts: string[] = [];
    await page.route(ENDPOINT, (route) => {
      posts.push(route.request().postDataBuffer()?.toString() ?? '');
      return route.fulfill({ body: '' });
    });
    try {
      await page.goto(`http://localhost:${port}/`);
      await hydrated(page);
      for (const field of FIELD_NAMES) await page.locator(`[name=${field}]`).fill('a@b.example');
      await page.getByRole('button', { name: 'Send den nå' }).click();
      await expect(page.getByText(no.toast.success.title)).toBeVisible();
      expect(posts).toHaveLength(1);
      await page.goto(`http://localhost:${port}/en/personvern`);
      await hydrated(page);
      expect(problems).toEqual([]);
    } finally {
      host?.stop();
    }
  });
}
