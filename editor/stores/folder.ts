import type { EarlierVersion, TreeEntry } from '@/model/versions';
import { EditError } from '../errors';
import { type MessageKey, say } from '../labels/messages';
import { isOpen, type Live, UNKNOWN } from './live';
import { OFFLINE, pause, send, TIMEOUT } from './request';
import { type Comparison, Store, type Template } from './store';

/** A folder of this machine, which `npm start` or `npm run dev` serves. */
export interface FolderSettings {
  folder: string; // with its whole path
  hasCommits: boolean; // Git has earlier versions
  template?: Template;
}

const LIMIT = 60_000; // milliseconds
const INTERVAL = 1000;

/** What the reader can do about a refusal, by its status. */
const BY_STATUS: Record<number, MessageKey> = {
  [OFFLINE]: 'folder.stopped',
  [TIMEOUT]: 'folder.stopped',
  410: 'folder.gone',
  413: 'folder.tooLarge',
  507: 'folder.full',
};

export class Folder extends Store {
  readonly kind = 'folder';

  constructor({ folder, hasCommits, template }: FolderSettings) {
    super(folder, template, hasCommits);
  }

  private async ask<Result>(verb: string, given: object = {}): Promise<Result> {
    const headers = { 'Content-Type': 'application/json' };
    const post = { method: 'POST', headers, body: JSON.stringify(given) };
    const { status, data } = await send(`/edit/folder/${verb}`, LIMIT, post);
    if (status === 200) return data;
    throw new EditError(BY_STATUS[status] ?? 'folder.failed', { reason: data.message }, status);
  }

  isSignedIn = () => true;
  forget = () => {};
  head = () => this.ask<string>('head');
  editedHead = () => this.head();
  /** There is one line of versions. One that was written stays true even if somebody has changed the files since. */
  contains = (version: string, earlier: string) => this.ask<boolean>('contains', { version, earlier });
  compare = async (_: string, ancestor: string): Promise<Comparison> => ({ ancestor, behind: 0 });
  tree = (version: string) => this.once(version, () => this.ask<Record<string, string>>('tree', { version }));
  blob = (id: string) => this.ask<string>('blob', { id });
  upload = (content: string) => this.ask<string>('upload', { content });
  lastPublished = (count: number) => this.ask<EarlierVersion[]>('earlier', { count });

  commit = (_: string, parents: string[], entries: TreeEntry[]) =>
    this.ask<string>('commit', { parent: parents.at(-1), entries });

  move = (_: string, from: string | undefined, to: string) => this.ask<boolean>('move', { from, to });

  async watch(which: 'preview' | 'site', _: string, report: (live: Live) => void, signal: AbortSignal): Promise<void> {
    if (which === 'site') return;
    let live = UNKNOWN;
    do {
      live = { ...UNKNOWN, ...(await this.ask<Partial<Live>>('live').catch(() => ({ state: 'down' as const }))) };
      if (!signal.aborted) report(live);
      await pause(INTERVAL);
    } while (isOpen(live) && !signal.aborted);
  }

  liveText = (which: 'preview' | 'site', { state, seconds }: Live): string =>
    which === 'site' ? '' : say(`folder.${state as Exclude<Live['state'], 'late'>}`, { seconds });
}
