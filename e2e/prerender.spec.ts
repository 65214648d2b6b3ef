import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { chromium } from '@playwright/test';
import { HYDRATED } from '@/boot/events';
import { STORAGE_KEYS } from '@/lib/constants';
import { pagePath } from '@/lib/pages';
import { expect, SE, test } from './support';

// This browser speaks English.
const HOME = pagePath('home', SE);
const PRIVACY = pagePath('privacy', SE);

test.skip(({ browserName }) => browserName !== 'chromium', 'only Chromium prerenders');

interface Attached {
  sessionId: string;
  targetInfo: { type: string; subtype?: string };
}

/** A Chromium that Playwright does not drive: it attaches to pages, not tabs, and then the browser prerenders nothing. */
class Chromium {
  private readonly process: ChildProcess;
  private readonly waiting = new Map<number, (result: never) => void>();
  private readonly attached: Attached[] = [];
  private sent = 0;

  constructor() {
    const profile = mkdtempSync(join(tmpdir(), 'prerender-'));
    const options = '--headless=new --no-sandbox --remote-debugging-pipe --lang=en-GB --window-size=1440,900';
    this.process = spawn(
      process.env.CHROMIUM || chromium.executablePath(),
      [...options.split(' '), `--user-data-dir=${profile}`, 'about:blank'],
      { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
    );
    let rest = '';
    (this.process.stdio[4] as Readable).on('data', (chunk: Buffer) => {
      const messages = (rest + chunk).split('\0');
      rest = messages.pop() ?? '';
      for (const { id, method, params, result } of messages.map((message) => JSON.parse(message))) {
        if (method === 'Target.attachedToTarget') this.attached.push(params);
        this.waiting.get(id)?.(result as never);
      }
    });
  }

  send<Result>(method: string, params: object = {}, sessionId?: string): Promise<Result> {
    this.sent += 1;
    (this.process.stdio[3] as Writable).write(`${JSON.stringify({ id: this.sent, method, params, sessionId })}\0`);
    return new Promise<Result>((done) => this.waiting.set(this.sent, done as (result: never) => void));
  }

  /** A page of the tab, once it is hydrated: the visible one, or the prerendered one. */
  private async page(subtype?: string): Promise<Page> {
    const find = () =>
      this.attached.find(({ targetInfo }) => targetInfo.type === 'page' && targetInfo.subtype === subtype);
    await expect.poll(find).toBeDefined();
    const page = new Page(this, find()?.sessionId ?? '');
    await expect.poll(() => page.read(`performance.getEntriesByName('${HYDRATED}').length`)).toBe(1);
    return page;
  }

  async open(url: string): Promise<Page> {
    const { targetId } = await this.send<{ targetId: string }>('Target.createTarget', { url, forTab: true });
    const { sessionId } = await this.send<Attached>('Target.attachToTarget', { targetId, flatten: true });
    const settings = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
    await this.send('Target.setAutoAttach', settings, sessionId);
    return this.page();
  }

  prerendered(): Promise<Page> {
    return this.page('prerender');
  }

  close(): void {
    this.process.kill();
  }
}

class Page {
  constructor(
    private readonly browser: Chromium,
    private readonly sessionId: string,
  ) {}

  /** What an expression is in the page; undefined where it fails, as before the page is there. */
  async read<Value>(expression: string): Promise<Value | undefined> {
    const params = { expression, returnByValue: true };
    const answer = await this.browser.send<{ result?: { value: Value } }>('Runtime.evaluate', params, this.sessionId);
    return answer?.result?.value;
  }

  /** Moves the pointer to the first element in sight that `selector` finds, and presses it if asked to. */
  async point(selector: string, press = false): Promise<void> {
    const [x, y] = (await this.read<[number, number]>(
      `(() => { const box = [...document.querySelectorAll(${JSON.stringify(selector)})].map((e) => e.getBoundingClientRect()).find((b) => b.width);
        return [box.x + box.width / 2, box.y + box.height / 2]; })()`,
    )) ?? [0, 0];
    for (const type of press ? ['mousePressed', 'mouseReleased'] : ['mouseMoved']) {
      const button = press ? 'left' : 'none';
      await this.browser.send('Input.dispatchMouseEvent', { type, x, y, button, clickCount: 1 }, this.sessionId);
    }
  }
}

let browser: Chromium;
test.beforeEach(() => {
  browser = new Chromium();
});
test.afterEach(() => browser.close());

/** So long a pointer rests on a link before Chromium prerenders its page, and a little longer. */
const PRERENDER_AFTER_MS = 400;
const LINK = `header a[href="${HOME}#hero"]`;

test('a page whose link is pointed at is prerendered, not the other language, and learns at the click what happened', async ({
  baseURL,
}) => {
  const tab = await browser.open(baseURL + PRIVACY);
  const stored = 'JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])';
  const typed = "document.querySelector('[name=navn]').value";
  const running = "document.querySelectorAll('[data-running]').length";
  await tab.read(`sessionStorage.setItem('${STORAGE_KEYS.draft}', '{"navn":"Ola"}')`);
  const before = await tab.read(stored);
  // The other language is never prerendered, since its link stores a choice first.
  await tab.point('a[data-language="no"]');
  const now = 'performance.now()';
  const since = (await tab.read<number>(now)) ?? 0;
  await expect.poll(() => tab.read(now)).toBeGreaterThan(since + PRERENDER_AFTER_MS);
  await tab.point(LINK);
  const page = await browser.prerendered();
  expect(await page.read('[document.prerendering, location.pathname]')).toEqual([true, HOME]);
  expect(await page.read('document.documentElement.dataset.firstVisit')).toBe('');
  expect(await page.read(running)).toBe(0);
  expect(await page.read(typed)).toBe('');
  expect(await page.read(stored)).toBe(before);

  await tab.read("document.querySelector('#consent-banner button:last-of-type').click()");
  await tab.point(LINK, true);
  await expect.poll(() => page.read('document.prerendering')).toBe(false);
  // The slideshow runs, what was typed is there, and no room is left for a banner.
  await expect.poll(() => page.read(running)).toBe(1);
  await expect.poll(() => page.read(typed)).toBe('Ola');
  expect(await page.read(`sessionStorage.getItem('${STORAGE_KEYS.draft}')`)).toBeNull();
  expect(await page.read("'firstVisit' in document.documentElement.dataset")).toBe(false);
});
