/** @jest-environment node */

import { readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { COMPANY_FILE, catalogFile } from '@/checks/content';
import { LOCALE_IDS } from '@/i18n/locales';
import { deepEqual, getIn, setIn } from '@/model/data';
import { formatFile } from '@/model/json-format';
import { type Editor as Handler, localEditor } from '@/tools/local/edit';
import { Kept } from '@/tools/local/kept';
import { newFolder } from '../folder';
import { FACTS, TEXTS } from './memory';
import { EDITORS, type Editor, Run, testRuns } from './random-run';

// Jest cannot load the bundler.
jest.mock('rolldown', () => ({ build: () => {} }));
jest.spyOn(console, 'error').mockImplementation();

const STEPS = 20;
const NO = catalogFile('no');
const [{ readFacts }] = EDITORS;

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

class TwoWindows extends Run {
  readonly root: string;
  private handler: Handler;

  constructor(seed: number) {
    super(seed);
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
  /** The data of a file, as the forms have it. */
  private fileData(file: string) {
    const data = JSON.parse(readFileSync(join(this.root, file), 'utf8'));
    return file === COMPANY_FILE ? readFacts(data) : data;
  }

  private values = () => JSON.stringify([COMPANY_FILE, NO].map((file) => this.fileData(file)));

  protected override async settled(who: number): Promise<void> {
    await super.settled(who);
    const { now, conflicts } = this.state(who);
    for (const value of wordsOf([now, conflicts])) this.read[who]?.add(value);
  }

  /** Two browsers: one for each name. */
  protected storeOf = (who: number, { Folder }: Editor) =>
    new Folder({ folder: `${this.root} ${who}`, hasCommits: false });

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
    this.note(who, `types ${value}: ${key}`);
    this.read[who]?.add(value);
    this.editor(who).change((now) => setIn(now, key, value));
  }

  private byHand: string[] = []; // since the last save began
  private replaced = new Set<string>(); // by hand

  /** Somebody changes a file in a code editor. */
  private writeByHand(): void {
    const [[file = '', ...key], value] = [this.key(), `hand-${++this.count}`];
    this.note(2, `writes ${value} by hand: ${file} ${key}`);
    const old = String(getIn(this.fileData(file), key));
    const data = setIn(this.fileData(file), key, value);
    writeFileSync(join(this.root, file), formatFile(file, data));
    // Who replaces something in the file has seen it.
    this.replaced.add(old);
    this.byHand.push(value);
  }

  private async save(who: number): Promise<void> {
    const isFull = this.chance(0.2);
    this.byHand = [];
    const before = this.values();
    const hasChanges = !deepEqual(this.state(who).base, this.state(who).now);
    const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    let left = this.pick([0, 1, 2]);
    const draft = Kept.prototype.draft;
    const disk = jest.spyOn(Kept.prototype, 'draft').mockImplementation(function (this: Kept, bytes) {
      if (isFull && left-- <= 0) throw full;
      return draft.call(this, bytes);
    });
    await this.editor(who).saveAll();
    disk.mockRestore();
    await this.settled(who);
    const { message, base, now } = this.state(who);
    this.note(who, `saves: ${message}`);
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

  private async step(who: number): Promise<void> {
    const { conflicts, isLoaded } = this.state(who);
    if (!isLoaded) return this.open(who);
    if (conflicts.length > 0 && this.chance(0.6)) return this.answer(who);
    if (this.chance(0.4)) return this.type(who);
    if (this.chance(0.6)) return this.save(who);
    if (this.chance(0.3)) {
      this.note(2, 'starts the server again');
      this.handler = this.newServer();
    }
    const typed = wordsOf(this.state(who).now);
    await this.open(who);
    const { now, conflicts: asked } = this.state(who);
    const kept = wordsOf([now, asked, this.values()]);
    const lost = typed.filter((value) => !kept.includes(value) && !this.wasSaved.has(value));
    expect(lost.filter((value) => value.startsWith('typed'))).toEqual([]);
  }

  /** A value is also gone if the other window, or a hand, has replaced it in the file. */
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
    for (let pressed = 0; pressed < 20; pressed++) {
      const { conflicts, base, now, isLoaded } = this.state(who);
      if (!isLoaded) await this.open(who);
      else if (conflicts.length > 0) this.answer(who);
      else if (deepEqual(base, now)) return;
      else await this.save(who);
      await this.settled(who);
    }
    throw new Error(`${who} does not come to an end: ${this.state(who).message}`);
  }
}

const wordsOf = (value: unknown): string[] => JSON.stringify(value ?? null).match(/\b(typed|hand)-\d+/g) ?? [];

testRuns(
  'two windows, a hand in the files, a full disk and a new server lose nothing, and replace nothing unseen',
  8,
  (seed) => new TwoWindows(seed),
);
