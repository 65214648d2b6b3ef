/** @jest-environment node */

import './browser';

import { readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { COMPANY_FILE, catalogFile } from '@/checks/content';
import { readFacts } from '@/editor/rows/version';
import type { Folder } from '@/editor/stores/folder';
import { generator } from '@/fixture/random-firm';
import { LOCALE_IDS } from '@/i18n/locales';
import { deepEqual, getIn, setIn } from '@/model/data';
import { formatFile } from '@/model/json-format';
import { type Editor as Handler, localEditor } from '@/tools/local/edit';
import { Kept } from '@/tools/local/kept';
import { newFolder } from '../folder';
import { FACTS, TEXTS } from './memory';

// Mistakes are not the subject, and Jest cannot load the bundler.
jest.mock('rolldown', () => ({ build: () => {} }));
jest.mock('@/checks/reading', () => ({ readingOf: (content: object) => content }));
jest.mock('@/checks/check-content', () => ({ checkContent: () => [] }));
jest.mock('@/checks/check-launch', () => ({ checkLaunch: () => [], checkPublication: () => [] }));
jest.mock('@/checks/hints', () => ({ checkHints: () => [] }));
jest.spyOn(global, 'setTimeout').mockImplementation(((task: () => void) => setImmediate(task)) as never);
jest.spyOn(global, 'clearTimeout').mockImplementation(clearImmediate as never);
jest.spyOn(console, 'error').mockImplementation();

/** `RUNS=5000 npm run unit -- editor/folder` is a long run, `SEED=17` repeats one. */
const RUNS = Number(process.env.RUNS ?? 8);
const SEED = process.env.SEED;
const STEPS = 20;
const NO = catalogFile('no');

type Window = typeof import('@/editor/saving/state') &
  typeof import('@/editor/saving/tasks') & { Folder: typeof Folder };

/** Each window has modules of its own. */
function newWindow(): Window {
  let all = {} as Window;
  jest.isolateModules(() => {
    const names = ['saving/state', 'saving/tasks', 'stores/folder'];
    all = Object.assign({}, ...names.map((name) => require(`@/editor/${name}`)));
  });
  return all;
}
const WINDOWS = [newWindow(), newWindow()];
const FIRST = WINDOWS.map(({ state }) => state.get());

/** Sends the requests of the windows to the server's function. */
function connect(handler: () => Handler, beforeMove: () => void): void {
  global.fetch = async (url, { method, body, headers } = {}) => {
    if (String(url).endsWith('/move')) beforeMove();
    const here = { host: 'localhost', origin: 'http://localhost', 'content-type': 'application/json' };
    const request = Object.assign(Readable.from([Buffer.from(String(body))]), {
      method,
      url,
      headers: { ...headers, ...here },
      socket: { remoteAddress: '127.0.0.1', localPort: 80 },
    });
    return new Promise((done) => {
      let status = 200;
      const response = {
        setHeader: () => response,
        setHeaders: () => response,
        writeHead: (code: number) => {
          status = code;
          return response;
        },
        end: (content: string) => done(new Response(content, { status })),
      };
      void handler()(request as unknown as IncomingMessage, response as unknown as ServerResponse);
    });
  };
}

class Run {
  readonly root: string;
  readonly log: string[] = [];
  private next: () => number;
  private count = 0;
  private handler: Handler;
  private read = WINDOWS.map(() => new Set<string>()); // the values that were in each window

  constructor(readonly seed: number) {
    this.next = generator(seed);
    const catalogs = LOCALE_IDS.map(catalogFile).map((file) => [file, formatFile(file, TEXTS)]);
    this.root = newFolder({ [COMPANY_FILE]: formatFile(COMPANY_FILE, FACTS), ...Object.fromEntries(catalogs) });
    this.handler = this.newServer();
    connect(
      () => this.handler,
      () => this.chance(0.3) && this.writeByHand(),
    );
  }

  /** A build that refuses is no obstacle to what comes next. */
  private newServer = () => localEditor(this.root, async () => (this.chance(0.5) ? 'refused' : ''));
  private chance = (share: number) => this.next() < share;
  private pick = <Item>(items: Item[]) => items[Math.floor(this.next() * items.length)] as Item;
  /** The data of a file, as the forms have it. */
  private fileData(file: string) {
    const data = JSON.parse(readFileSync(join(this.root, file), 'utf8'));
    return file === COMPANY_FILE ? readFacts(data) : data;
  }

  private values = () => JSON.stringify([COMPANY_FILE, NO].map((file) => this.fileData(file)));

  private async settled(who: number): Promise<void> {
    do await new Promise((done) => setImmediate(done));
    while (WINDOWS[who]?.state.get().isBusy);
    const { now, conflicts } = WINDOWS[who]?.state.get() ?? {};
    for (const value of wordsOf([now, conflicts])) this.read[who]?.add(value);
  }

  private open(who: number): Promise<void> {
    const window = WINDOWS[who] as Window;
    this.log.push(`${who} opens the page`);
    window.state.set(FIRST[who] as never);
    // Two browsers: one for each name.
    window.start(new window.Folder({ folder: `${this.root} ${who}`, hasCommits: false, template: undefined }));
    return this.settled(who);
  }

  private key = () =>
    this.pick([
      [COMPANY_FILE, 'phone'],
      [COMPANY_FILE, 'email'],
      [COMPANY_FILE, 'people', '0', 'phone'],
      [NO, 'hero', 'lead'],
      [NO, 'hero', 'title'],
    ]);

  private type(who: number): void {
    const [key, value] = [this.key(), `typed-${++this.count}`];
    this.log.push(`${who} types ${value}: ${key}`);
    this.read[who]?.add(value);
    WINDOWS[who]?.change((now) => setIn(now, key, value));
  }

  private byHand: string[] = []; // since the last save began
  private replaced = new Set<string>(); // by hand

  /** Somebody changes a file in a code editor. */
  private writeByHand(): void {
    const [[file = '', ...key], value] = [this.key(), `hand-${++this.count}`];
    this.log.push(`a hand writes ${value}: ${file} ${key}`);
    const old = String(getIn(this.fileData(file), key));
    const data = setIn(this.fileData(file), key, value);
    writeFileSync(join(this.root, file), formatFile(file, data));
    // Who replaces something in the file has seen it.
    this.replaced.add(old);
    this.byHand.push(value);
  }

  private async save(who: number): Promise<void> {
    const { state, saveAll } = WINDOWS[who] as Window;
    const isFull = this.chance(0.2);
    this.byHand = [];
    const before = this.values();
    const hasChanges = !deepEqual(state.get().base, state.get().now);
    const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    let left = this.pick([0, 1, 2]);
    const draft = Kept.prototype.draft;
    const disk = jest.spyOn(Kept.prototype, 'draft').mockImplementation(function (this: Kept, bytes) {
      if (isFull && left-- <= 0) throw full;
      return draft.call(this, bytes);
    });
    await saveAll();
    disk.mockRestore();
    await this.settled(who);
    const { message, base, now } = state.get();
    this.log.push(`${who} saves: ${message}`);
    if (/disk is full/.test(message) && this.byHand.length === 0) expect(this.values()).toBe(before);
    if (/^Saved/.test(message) && hasChanges) {
      expect(deepEqual(base, now)).toBe(true);
      if (this.byHand.length === 0)
        for (const file of [COMPANY_FILE, NO])
          expect(formatFile(file, this.fileData(file))).toBe(formatFile(file, Object(now[file])));
    }
    // What was there and is not any more was seen by who has replaced it.
    const gone = wordsOf([JSON.parse(before), this.byHand]).filter((value) => !wordsOf(this.values()).includes(value));
    expect(gone.filter((value) => !this.read[who]?.has(value) && !this.replaced.has(value))).toEqual([]);
  }

  private async answer(who: number): Promise<void> {
    const { state, resolveConflict } = WINDOWS[who] as Window;
    const [conflict] = state.get().conflicts;
    const side = this.pick(['ours', 'theirs'] as const);
    this.log.push(`${who} chooses ${side}: ${conflict?.path}`);
    if (conflict) resolveConflict(conflict, side);
  }

  private async step(who: number): Promise<void> {
    const { state } = WINDOWS[who] as Window;
    const { conflicts, isLoaded } = state.get();
    if (!isLoaded) return this.open(who);
    if (conflicts.length > 0 && this.chance(0.6)) return this.answer(who);
    if (this.chance(0.4)) return this.type(who);
    if (this.chance(0.6)) return this.save(who);
    if (this.chance(0.3)) {
      this.log.push('the server is started again');
      this.handler = this.newServer();
    }
    const typed = wordsOf(state.get().now);
    await this.open(who);
    const kept = [
      ...wordsOf(state.get().now),
      ...wordsOf(state.get().conflicts),
      ...wordsOf(JSON.parse(this.values())),
    ];
    expect(typed.filter((value) => value.startsWith('typed') && !this.seenElsewhere(value, kept))).toEqual([]);
  }

  /** A value is also gone if the other window, or a hand, has replaced it in the file. */
  private seenElsewhere = (value: string, kept: string[]) => kept.includes(value) || this.wasSaved.has(value);
  private wasSaved = new Set<string>();

  async play(): Promise<void> {
    await Promise.all([this.open(0), this.open(1)]);
    for (let step = 0; step < STEPS; step++) {
      if (this.chance(0.25)) this.writeByHand();
      const who = this.pick([0, 1]);
      await this.step(who);
      await this.settled(who);
      for (const value of wordsOf(JSON.parse(this.values()))) this.wasSaved.add(value);
    }
    for (const who of [0, 1]) await this.finish(who);
  }

  private async finish(who: number): Promise<void> {
    const { state } = WINDOWS[who] as Window;
    for (let pressed = 0; pressed < 20; pressed++) {
      const { conflicts, base, now, isLoaded } = state.get();
      if (!isLoaded) await this.open(who);
      else if (conflicts.length > 0) await this.answer(who);
      else if (deepEqual(base, now)) return;
      else await this.save(who);
      await this.settled(who);
    }
    throw new Error(`${who} does not come to an end: ${state.get().message}`);
  }
}

const wordsOf = (value: unknown): string[] => JSON.stringify(value ?? null).match(/\b(typed|hand)-\d+/g) ?? [];

test(
  'two windows, a hand in the files, a full disk and a new server lose nothing, and replace nothing unseen',
  async () => {
    const seeds = SEED ? [Number(SEED)] : Array.from({ length: RUNS }, (_, index) => index + 1);
    for (const seed of seeds) {
      localStorage.clear();
      const run = new Run(seed);
      await run.play().catch((error) => {
        throw new Error(`SEED=${seed}\n${run.log.join('\n')}\n${error.message}`);
      });
    }
  },
  RUNS * 10_000,
);
