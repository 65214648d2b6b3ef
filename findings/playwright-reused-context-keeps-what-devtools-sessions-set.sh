#!/usr/bin/env bash
# Playwright, `reuseContext`: the first test sets a viewport with Playwright, and the browser's text size with a DevTools session. The
# second has the first viewport again, but the text size of the first test, unless that has detached its session.
source "$(dirname "$0")/common.bash"
packages @playwright/test@1.65.1

cat >playwright.config.mjs <<'JS'
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
const launchOptions = { executablePath, args: ['--no-sandbox'] };
export default { workers: 1, reporter: 'line', use: { reuseContext: true, launchOptions, viewport: { width: 800, height: 600 } } };
JS
cat >size.spec.mjs <<'JS'
import { test } from '@playwright/test';
const page = 'data:text/html,<p>Total</p>';
for (const isDetached of [true, false]) {
  test(`sets, ${isDetached}`, async ({ page: tab }) => {
    const session = await tab.context().newCDPSession(tab);
    await tab.setViewportSize({ width: 320, height: 400 });
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    if (isDetached) await session.detach();
  });
  test(`reads, ${isDetached}`, async ({ page: tab }) => {
    await tab.goto(page);
    const seen = await tab.evaluate(() => `${innerWidth} px wide, text of ${getComputedStyle(document.body).fontSize}`);
    console.log(`seen ${isDetached ? 'with' : 'without'} detach: ${seen}`);
  });
}
JS
same 'Playwright 1.65.1' 'seen with detach: 800 px wide, text of 16px
seen without detach: 800 px wide, text of 32px' "$(npx playwright test | grep -o 'seen .*')"
