#!/usr/bin/env bash
# Playwright takes soft hyphens out of both sides before it compares texts and accessible names: an assertion that a word
# has one passes without it, and one that a name is free of them passes with it. A regular expression sees them.
source "$(dirname "$0")/common.bash"
packages @playwright/test@1.65.1

cat >soft.spec.mjs <<'JS'
import { expect, test } from '@playwright/test';
const soon = { timeout: 500 };
test.beforeEach(({ page }) => page.setContent('<p>regnskapsfører</p><button aria-label="Regnskaps&shy;fører"></button>'));
test('a text without a soft hyphen “has” one', ({ page }) =>
  expect(page.locator('p')).toHaveText('regnskaps\u00adfører', soon));
test('a name with a soft hyphen “is” free of them', ({ page }) =>
  expect(page.getByRole('button')).toHaveAccessibleName('Regnskapsfører', soon));
test('a regular expression tells', ({ page }) =>
  expect(page.locator('p')).not.toHaveText(/\u00ad/, soon));
JS
cat >playwright.config.mjs <<'JS'
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
export default { testMatch: 'soft.spec.mjs', use: { launchOptions: { executablePath, args: ['--no-sandbox'] } } };
JS
same 'Playwright 1.65.1' '3 passed' "$(npx playwright test --reporter=line 2>&1 | grep -oE '[0-9]+ (passed|failed)' | xargs)"
