/** @jest-environment node */

import { Rest } from '@/e2e/editor/rest';
import type { Change } from '@/editor/rows/merge';
import type { Version } from '@/editor/rows/version';
import type { Listing } from '@/editor/saving/saving';
import { deepEqual, getIn, setIn } from '@/model/data';
import { formatFile, ROW_NAME } from '@/model/json-format';
import { API_ROOT, commitFirm, type FACTS, Repository, serve, type TEXTS } from './memory';
import { EDITORS, type Editor, Run, testRuns } from './random-run';

const STEPS = 14;

const COMPANY = 'content/company.json';
const NO = 'messages/no.json';
const { CATALOGS, changesBetween, readFacts } = EDITORS[0];

/** The single values that a version has, by what they belong to: rows by their ids, or by what is in the file. */
function valuesOf(value: unknown, key = ''): [string, string][] {
  const nameOf = ({ id, name }: Record<string, string>) => (id?.startsWith(ROW_NAME) ? name : id);
  if (Array.isArray(value)) return value.flatMap((row) => valuesOf(row, `${key}/${nameOf(Object(row)) ?? row}`));
  if (typeof value !== 'object' || value === null) return [[key, String(value)]];
  return Object.entries(value).flatMap(([name, inner]) => (name === 'id' ? [] : valuesOf(inner, `${key}/${name}`)));
}

const nameInFile = (name: string) => (name.startsWith(ROW_NAME) ? ROW_NAME : name);

/** Whether two versions are the same files. */
const areSame = (one: Version, other: Version) =>
  deepEqual(
    { ...one, [COMPANY]: formatFile(COMPANY, Object(one[COMPANY])) },
    { ...other, [COMPANY]: formatFile(COMPANY, Object(other[COMPANY])) },
  );

class TwoPeople extends Run {
  readonly rest = new Rest(new Repository());
  private own = EDITORS.map(() => new Set<string>()); // the values that each person has typed
  private last: string[] = []; // what each person has typed last
  private checked = new Set<string>(); // commits

  constructor(seed: number) {
    super(seed);
    this.checked.add(commitFirm(this.rest.objects));
    serve(this.rest);
  }

  private versionOf(commit: string): Version {
    const entries = this.rest.objects.files(commit).map(({ path, sha }) => {
      if (!path.endsWith('.json')) return [path, sha];
      const data = JSON.parse(String(this.rest.objects.blob(sha)));
      return [path, path === COMPANY ? readFacts(data) : data];
    });
    return Object.fromEntries(entries);
  }

  private head = (branch: string) => this.rest.objects.head(branch) ?? '';
  private values = (commit: string) => new Map(valuesOf(this.versionOf(commit)));

  /** GitHub does not care for the case of names; the browsers' storage does. */
  protected storeOf = (who: number, { GitHub }: Editor) =>
    new GitHub({ repository: ['firm/site', 'Firm/Site'][who] ?? '', apiRoot: API_ROOT });

  /** Notes what a person sees, and expects no question about what the same person has written. */
  private look(who: number): void {
    const { now, conflicts, isLoaded } = this.state(who);
    if (!isLoaded) return;
    const theirs = conflicts.map(({ before }) => String(before));
    expect(theirs.filter((value) => this.own[who]?.has(value))).toEqual([]);
    for (const [, value] of valuesOf([now, conflicts] as never)) this.read[who]?.add(value);
  }

  /** Types something that nobody else types. */
  private type(who: number): void {
    const editor = this.editor(who);
    const { addRowWithTexts, removeRow, moveRow } = editor;
    const value = `typed ${++this.count}`;
    const { now } = editor.state.get();
    const rows = (list: string) => getIn(now, [COMPANY, list]) as { id: string }[];
    const services = rows('services');
    const service = this.pick(services);
    const edits: [string, (all: Version) => Version][] = [
      ['phone', (all) => setIn(all, [COMPANY, 'phone'], value)],
      ['phone', (all) => setIn(all, [COMPANY, 'phone'], value)],
      ['lead', (all) => setIn(all, [NO, 'hero', 'lead'], value)],
      ['kari’s phone', (all) => setIn(all, [COMPANY, 'people', 'kari', 'phone'], value)],
      ['what a customer says', (all) => setIn(all, [COMPANY, 'customers', '0', 'words', 'no'], value)],
      ['a customer', (all) => setIn(all, [COMPANY, 'customers', '0', 'name'], value)],
      [`body of ${service.id}`, (all) => setIn(all, [NO, 'services', service.id, 'body'], value)],
      [`account of ${service.id}`, (all) => setIn(all, [COMPANY, 'services', service.id, 'account'], value)],
      ['a new service', (all) => addRowWithTexts(all, 'services', value)],
      ['a closed day', (all) => setIn(all, [COMPANY, 'closedDates'], [...(rows('closedDates') ?? []), value])],
    ];
    if (services.length > 2) {
      edits.push([`no ${service.id}`, (all) => removeRow(all, 'services', service.id)]);
      edits.push(['the order', (all) => moveRow(all, 'services', services[0]?.id ?? '', services.length - 1)]);
    }
    const again = edits.filter(([one]) => one === this.last[who]);
    const [name, edit] = this.pick(again.length > 0 && this.chance(0.4) ? again : edits);
    this.last[who] = name;
    this.own[who]?.add(value);
    this.note(who, `writes ${value}: ${name}`);
    editor.change(edit);
  }

  /** Uploads a picture of a service, and moves or removes a service meanwhile. One that is gone gets no picture. */
  private async upload(who: number): Promise<void> {
    const editor = this.editor(who);
    const services = () => getIn(editor.state.get().now, [COMPANY, 'services']) as { id: string }[];
    const { id } = this.pick(services());
    const [slot] = editor.slotsAt(editor.state.get().now, `services.${id}`);
    this.note(who, `uploads a picture of ${id}`);
    const file = new Blob([`picture ${++this.count}`]);
    const ended = editor.storeFile(
      file,
      (now, sha) => (slot ? editor.withPicture(now, slot, 'png', sha) : now),
      'chosen',
    );
    const other = this.pick(services()).id;
    if (services().length > 2 && this.chance(0.3)) editor.change((now) => editor.removeRow(now, 'services', other));
    else editor.change((now) => editor.moveRow(now, 'services', other, 0));
    await ended;
    this.expectPicturesOfServices(editor.state.get().now);
  }

  private expectPicturesOfServices(version: Version): void {
    const services = (getIn(version, [COMPANY, 'services']) as { id: string }[]).map(({ id }) => id);
    const pictures = Object.keys(version).flatMap((path) => /images\/(\w+)\./.exec(path)?.[1] ?? []);
    expect(pictures.filter((name) => name !== 'fjord' && !services.includes(name))).toEqual([]);
  }

  /** Somebody pushes to the published branch. */
  private push(): void {
    const facts = this.versionOf(this.head('main'))[COMPANY] as typeof FACTS;
    const value = `pushed ${++this.count}`;
    const changed = this.pick([{ phone: value }, { email: value }, { closedDates: [...facts.closedDates, value] }]);
    this.note(2, `pushes ${JSON.stringify(changed)}`);
    this.checked.add(this.rest.objects.commitTo('main', { [COMPANY]: formatFile(COMPANY, { ...facts, ...changed }) }));
  }

  private async press(who: number, action: 'saveAll' | 'showPending'): Promise<void> {
    this.note(who, action);
    const editor = this.editor(who);
    const before = editor.state.get();
    const head = this.head('edit');
    await editor[action]();
    this.expectNothingLost(who, before);
    const { message, now } = editor.state.get();
    this.note(who, `reads: ${message}`);
    const isBehind = this.rest.objects.mergeBase(this.head('main'), this.head('edit')) !== this.head('main');
    // After a save the form shows what is saved, and nothing older. If a lost save was there already, GitHub may answer with an older one.
    if (this.head('edit') !== head && /^Saved/.test(message) && !deepEqual(before.base, before.now) && !isBehind)
      expect(new Map(valuesOf(now))).toEqual(this.values(this.head('edit')));
  }

  /** Publishes, and expects that exactly the listed changes have gone out. */
  private async publish(who: number): Promise<void> {
    const editor = this.editor(who);
    const { pending } = editor.state.get();
    if (!pending) return;
    this.note(who, 'publishes');
    const before = this.head('main');
    await editor.publishAll();
    const after = this.head('main');
    this.note(who, `reads: ${editor.state.get().message}`);
    if (after !== before) this.expectListed(pending, before, after);
  }

  private expectListed(pending: Listing, before: string, after: string): void {
    const found = changesBetween(this.versionOf(before), this.versionOf(after));
    // A row without an id has another name in another version.
    const lines = (changes: Change[]) =>
      changes.map(({ path, after: value }) => JSON.stringify([path.map(nameInFile), value])).sort();
    const listed = lines(pending.changes);
    // If GitHub answered with an older head, some of the listed changes were out already.
    const expected = before === pending.published ? listed : expect.arrayContaining(lines(found));
    expect(before === pending.published ? lines(found) : listed).toEqual(expected);
  }

  /** What a person had not saved is still in the form, or was saved, perhaps without an answer; `expectSeen` is about what comes after. */
  private expectNothingLost(who: number, { base, now }: { base: Version; now: Version }): void {
    const typed = changesBetween(base, now).flatMap(({ after }) => valuesOf(after).map(([, value]) => value));
    const there = new Set(valuesOf(this.state(who).now).map(([, value]) => value));
    const lost = typed.filter((value) => /^typed /.test(value) && !there.has(value));
    expect(lost.filter((value) => !this.isSaved(value))).toEqual([]);
  }

  private isSaved = (value: string) =>
    this.rest.objects.log(this.head('edit')).some(({ sha }) => [...this.values(sha).values()].includes(value));

  /** Expects of new commits that their writers have seen what they replace. */
  private expectSeen(who: number): void {
    const { objects } = this.rest;
    for (const { sha, parents } of objects.log(this.head('edit')).reverse()) {
      if (this.checked.has(sha)) continue;
      this.checked.add(sha);
      const after = this.values(sha);
      // In a merge, each side replaces only what the other side has not changed.
      const start =
        parents.length > 1 ? this.values(objects.mergeBase(...(parents as [string, string])) ?? '') : new Map();
      for (const [key, value] of parents.flatMap((parent) => [...this.values(parent)])) {
        // No value is typed twice: one that stands elsewhere is of a row that has another name now.
        const isThere = [...after.values()].includes(value);
        if (start.get(key) === value || isThere || !/^(typed|pushed)/.test(value)) continue;
        expect([key, value, this.read[who]?.has(value)]).toEqual([key, value, true]);
      }
    }
  }

  private trouble(): void {
    const kind = this.pick(['offline', 'lost', { status: 502, body: '<html>Bad Gateway</html>' }] as const);
    let left = this.pick([1, 2, 3]);
    // Often it is the answer about the commit that is lost.
    const isHit = this.chance(0.5) ? (call: string) => call.startsWith('PATCH') : () => this.chance(0.3);
    this.rest.trouble = (call) => (isHit(call) && left-- > 0 ? kind : undefined);
  }

  private async step(who: number): Promise<void> {
    const { state } = this.editor(who);
    const { conflicts, isLoaded, pending } = state.get();
    this.look(who);
    if (!isLoaded) return this.open(who);
    if (pending) return this.chance(0.7) ? this.publish(who) : this.editor(who).hidePending();
    if (conflicts.length > 0 && this.chance(0.6)) this.answer(who);
    else if (this.chance(0.5)) this.type(who);
    else if (this.chance(0.2)) await this.upload(who);
    else if (this.chance(0.1)) await this.open(who);
    else await this.press(who, this.pick(['saveAll', 'saveAll', 'showPending']));
    await this.settled(who);
    this.look(who);
  }

  async play(): Promise<void> {
    await Promise.all([this.open(0), this.open(1)]);
    for (let step = 0; step < STEPS; step++) {
      this.rest.staleReads = this.chance(0.3) ? this.pick([1, 2]) : 0;
      if (this.chance(0.3)) this.trouble();
      if (this.chance(0.1)) this.push();
      const who = this.pick([0, 1]);
      await this.step(who);
      this.rest.trouble = () => undefined;
      this.expectSeen(who);
    }
    await this.finish();
  }

  /** Everybody presses what is offered until all is published. */
  private async finish(): Promise<void> {
    this.rest.staleReads = 0;
    for (const who of [0, 1, 0]) {
      const { state } = this.editor(who);
      for (let pressed = 0; pressed < 40 && !this.isDone(who); pressed++) {
        this.look(who);
        const { pending, conflicts, isLoaded } = state.get();
        if (!isLoaded) await this.open(who);
        else if (pending) await this.publish(who);
        else if (conflicts.length > 0) this.answer(who);
        else await this.press(who, 'showPending');
        await this.settled(who);
        this.look(who);
        this.expectSeen(who);
      }
      expect([who, this.isDone(who), state.get().message]).toEqual([who, true, expect.anything()]);
    }
    const online = this.versionOf(this.head('main'));
    expect(areSame(online, (EDITORS[0] as Editor).state.get().now)).toBe(true);
    this.expectPicturesOfServices(online);
    for (const file of CATALOGS) {
      const { services } = online[file] as typeof TEXTS;
      const listed = (online[COMPANY] as typeof FACTS).services.map(({ id }) => id);
      expect(Object.keys(services).sort()).toEqual([...listed, 'title'].sort());
    }
  }

  private isDone(who: number): boolean {
    const { isLoaded, base, now, pending, conflicts } = this.state(who);
    const isPublished = areSame(this.versionOf(this.head('main')), now);
    return isLoaded && deepEqual(base, now) && !pending && conflicts.length === 0 && isPublished;
  }
}

testRuns(
  'two people in any order lose nothing, replace nothing unseen, publish what was listed, and find a way out',
  25,
  (seed) => new TwoPeople(seed),
);
