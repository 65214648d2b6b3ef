import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import { DEFAULT_LOCALE, LOCALES } from '@/i18n/locales';
import { pagePath } from '@/site/pages';
import { findChromium } from './browser';
import { run } from './run';
import { serve } from './serve';

/** Which group of texts in the catalogs stands in which part of the page, shown on the screenshot for editors. */
const GROUPS: Record<string, string> = {
  header: 'header, nav, language',
  '#hero h1': 'hero',
  '#about': 'about',
  '#services': 'services',
  '#technology': 'technology',
  '#contact': 'contact',
  footer: 'footer',
};

/** Makes the picture of docs/editors.md from the last build: the landing page, each part labelled with its key. */
async function screenshot(): Promise<void> {
  const server = await serve('out', 0);
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  const { port } = server.address() as AddressInfo;
  const page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    deviceScaleFactor: 0.5,
    locale: LOCALES[DEFAULT_LOCALE].html,
    reducedMotion: 'reduce',
  });
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'false'));
  await page.goto(`http://localhost:${port}${pagePath('home', DEFAULT_LOCALE)}`);
  for (const image of await page.locator('img').all()) await image.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await page.evaluate((groups) => {
    scrollTo(0, 0);
    for (const [selector, text] of Object.entries(groups)) {
      const label = document.createElement('strong');
      label.textContent = text;
      Object.assign(label.style, {
        position: 'absolute',
        top: `${document.querySelector(selector)?.getBoundingClientRect().top}px`,
        left: '45%',
        zIndex: '99',
        padding: '.25rem 1rem',
        font: '600 1.75rem/1.4 monospace',
        color: 'white',
        background: 'crimson',
      });
      document.body.append(label);
    }
  }, GROUPS);
  await page.screenshot({ path: 'docs/page.jpg', quality: 60, fullPage: true });
  await browser.close();
  await once(server.close(), 'close');
}

run(screenshot);
