import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { FIELD_NAMES } from '@/lib/constants';
import { FORM_ENDPOINT } from '@/lib/form-endpoint';
import { startCaddy, startNginx } from './hosts';
import { CATALOGS, hydrated } from './support';

const HOSTS = [
  { name: 'nginx', start: startNginx, port: 4186 },
  { name: 'Caddy', start: startCaddy, port: 4187 },
];
const { no } = CATALOGS;
/** What the build of the owner's content says of hosts: these tests run in a copy of the project with other content (e2e/run.ts). */
const SETTINGS = resolve('../dist');

test.skip(({ browserName }) => browserName !== 'chromium', 'the servers are the same for every browser');
test.skip(!existsSync(SETTINGS), 'there is one build only');
test.describe.configure({ mode: 'default' });

for (const { name, start, port } of HOSTS) {
  test(`${name} with the settings of one build serves another`, async ({ page }) => {
    const host = await start(port, { settings: SETTINGS, out: resolve('out') });
    test.skip(!host, 'not on this machine');
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    const posts: string[] = [];
    await page.route(FORM_ENDPOINT, (route) => {
      posts.push(route.request().postDataBuffer()?.toString() ?? '');
      return route.fulfill({ body: '' });
    });
    try {
      await page.goto(`http://localhost:${port}/`);
      await hydrated(page);
      for (const field of FIELD_NAMES) await page.locator(`[name=${field}]`).fill('a@b.example');
      await page.getByRole('button', { name: no.contact.form.submit }).click();
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
