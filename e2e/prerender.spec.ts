import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { chromium as playwright } from '@playwright/test';
import { STORAGE_KEYS } from '@/lib/constants';
import { pagePath } from '@/lib/pages';
import { HYDRATED } from '@/lib/signals';
import { expect, SE, test } from './support';

// This browser speaks English.
const HOME = pagePath('home', SE);
const PRIVACY = pagePath('privacy', SE);

test.skip(({ browserName }) => browserName !== 'chromium', 'only Chromium prerenders');

/** A Chromium that Playwright does not drive: it attaches to pages, not tabs, and then the browser prerenders nothing. */
function startChromium() {
  const profile = mkdtempSync(join(tmpdir(), 'prerender-'));
  const options = '--headless=new --no-sandbox --remote-debugging-pipe --lang=en-GB --window-size=1440,900';
  const chromium = spawn(
    process.env.CHROMIUM || playwright.executablePath(),
    [...options.split(' '), `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const attached: { sessionId: string; targetInfo: { type: string; subtype?: string } }[] = [];
  const answers = new EventEmitter();
  let rest = '';
  (chromium.stdio[4] as Readable).on('data', (chunk: Buffer) => {
    const messages = (rest + chunk).split('\0');
    rest = messages.pop() ?? '';
    for (const { id, method, params, result } of messages.map((message) => JSON.parse(message))) {
      if (method === 'Target.attachedToTarget') attached.push(params);
      answers.emit(String(id), result);
    }
  });

  let sent = 0;
  async function send(method: string, params: object, sessionId?: string) {
    sent += 1;
    const answer = once(answers, String(sent));
    (chromium.stdio[3] as Writable).write(`${JSON.stringify({ id: sent, method, params, sessionId })}\0`);
    return (await answer)[0];
  }

  /** A page of the tab, once it is hydrated: the visible one, or the prerendered one. */
  async function page(subtype?: 'prerender') {
    const find = () =>
      attached.find(({ targetInfo }) => targetInfo.type === 'page' && targetInfo.subtype === subtype)?.sessionId;
    await expect.poll(find).toBeDefined();
    const sessionId = find();
    /** What an expression is in the page; undefined where it fails, as before the page is there. */
    const read = async (expression: string) => {
      const answer = await send('Runtime.evaluate', { expression, returnByValue: true }, sessionId);
      return answer?.result?.value;
    };
    /** Moves the pointer to the first element in sight that `selector` finds, and presses it if asked to. */
    const point = async (selector: string, press = false) => {
      const [x, y] = await read(
        `(() => { const box = [...document.querySelectorAll(${JSON.stringify(selector)})].map((e) => e.getBoundingClientRect()).find((b) => b.width);
          return [box.x + box.width / 2, box.y + box.height / 2]; })()`,
      );
      for (const type of press ? ['mousePressed', 'mouseReleased'] : ['mouseMoved']) {
        const button = press ? 'left' : 'none';
        await send('Input.dispatchMouseEvent', { type, x, y, button, clickCount: 1 }, sessionId);
      }
    };
    await expect.poll(() => read(`performance.getEntriesByName('${HYDRATED}').length`)).toBe(1);
    return { read, point };
  }

  async function open(url: string) {
    const { targetId } = await send('Target.createTarget', { url, forTab: true });
    const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
    const settings = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
    await send('Target.setAutoAttach', settings, sessionId);
    return page();
  }

  return { open, prerendered: () => page('prerender'), close: () => chromium.kill() };
}

let browser: ReturnType<typeof startChromium>;
test.beforeEach(() => {
  browser = startChromium();
});
test.afterEach(() => void browser.close());

/** So long a pointer rests on a link before Chromium prerenders its page, and a little longer. */
const PRERENDER_AFTER_MS = 400;
const LINK = `header a[href="${HOME}#hero"]`;

test.describe('a page that is prerendered', () => {
  test('a page whose link is pointed at is prerendered, and learns at the click what happened', async ({ baseURL }) => {
    const tab = await browser.open(`${baseURL}${PRIVACY}`);
    const stored = 'JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])';
    const typed = "document.querySelector('[name=navn]').value";
    const running = "document.querySelectorAll('[data-running]').length";
    await tab.read(`sessionStorage.setItem('${STORAGE_KEYS.draft}', '{"navn":"Ola"}')`);
    const before = await tab.read(stored);
    // The other language is never prerendered, since its link stores a choice first.
    await tab.point('a[data-language="no"]');
    const now = 'performance.now()';
    const since = await tab.read(now);
    await expect.poll(() => tab.read(now)).toBeGreaterThan(since + PRERENDER_AFTER_MS);
    await tab.point(LINK);
    const page = await browser.prerendered();
    expect(await page.read('[document.prerendering, location.pathname]')).toEqual([true, HOME]);
    expect(await page.read('document.documentElement.dataset.firstVisit')).toBe('');
    // Effects come after hydration.
    await expect.poll(() => page.read(running)).toBe(0);
    expect(await page.read(typed)).toBe('');
    expect(await page.read(stored)).toBe(before);

    await tab.read("[...document.querySelectorAll('#consent-banner button')].at(-1).click()");
    await tab.point(LINK, true);
    await expect.poll(() => page.read('document.prerendering')).toBe(false);
    // The slideshow runs, what was typed is there, and no room is left for a banner.
    await expect.poll(() => page.read(running)).toBe(1);
    await expect.poll(() => page.read(typed)).toBe('Ola');
    expect(await page.read(`sessionStorage.getItem('${STORAGE_KEYS.draft}')`)).toBeNull();
    expect(await page.read("'firstVisit' in document.documentElement.dataset")).toBe(false);
  });
});
