import { pause, send } from './request';

/** What a build was made from, and the addresses that its host tells (`tools/build/publish-editor.ts`). */
interface Build {
  commit: string; // empty where the host does not tell
  preview: string; // of the edited branch; empty if unknown: then this site itself shows it
  site: string; // of the published branch; empty if this site itself shows it
}

/** The states of a site on a host; in a folder, a build may also be refused. */
export type OnlineState = 'unknown' | 'building' | 'live' | 'late' | 'down';

/** Whether a site shows a commit. */
export interface Live {
  address: string;
  state: OnlineState | 'refused';
  commit: string; // what it shows
  since: string; // when it was first seen to be live
  seconds: number; // how long it has been building, where that is known
  reason: string; // why it cannot be built, in the words of the build
}
export const UNKNOWN: Live = { address: '', state: 'unknown', commit: '', since: '', seconds: 0, reason: '' };

const INTERVAL = 10_000;
const LATE = 600_000;

/** Returns undefined if the host does not answer, or with a page of its own. */
async function readBuild(origin: string): Promise<Build | undefined> {
  const { status, data } = await send(`${origin}/edit/build.json`, INTERVAL);
  return status === 200 ? { commit: '', preview: '', site: '', ...data } : undefined;
}

type Contains = (commit: string) => Promise<boolean>;

async function readLive(which: 'preview' | 'site', contains: Contains): Promise<Live> {
  const own = await readBuild('');
  const address = own?.[which] ?? '';
  const build = address ? await readBuild(address) : own;
  return { ...UNKNOWN, address, commit: build?.commit ?? '', state: await stateOf(build, contains) };
}

async function stateOf(build: Build | undefined, contains: Contains): Promise<Live['state']> {
  if (!build) return 'down';
  if (!build.commit) return 'unknown';
  return (await contains(build.commit)) ? 'live' : 'building';
}

const timeNow = () => new Date().toTimeString().slice(0, 5).replace(':', '.');

/** Reports whether a site shows what it should, which `contains` tells of its commit, until it does or `signal` stops it. */
export async function watchLive(
  which: 'preview' | 'site',
  contains: Contains,
  report: (live: Live) => void,
  signal: AbortSignal,
): Promise<void> {
  const start = Date.now();
  let live = await readLive(which, contains);
  while (!signal.aborted) {
    const isLate = Date.now() - start >= LATE;
    report(isLate && isOpen(live) ? { ...live, state: 'late' } : live);
    if (!isOpen(live)) return;
    await pause(INTERVAL);
    live = await readLive(which, contains);
    if (!isOpen(live)) live.since = timeNow();
  }
}

/** Whether another state may follow. */
export const isOpen = ({ state }: Live) => state === 'building' || state === 'down';
