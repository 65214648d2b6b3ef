import './browser';
import './without-checks';

import type { Folder } from '@/editor/stores/folder';
import type { GitHub } from '@/editor/stores/github';
import type { Store } from '@/editor/stores/store';
import { generator } from '@/fixture/random-firm';

// Waits take no time.
jest.spyOn(global, 'setTimeout').mockImplementation(((task: () => void) => setImmediate(task)) as never);
jest.spyOn(global, 'clearTimeout').mockImplementation(clearImmediate as never);

export type Editor = typeof import('@/editor/saving/state') &
  typeof import('@/editor/saving/tasks') &
  typeof import('@/editor/rows/version') &
  typeof import('@/editor/rows/lists') &
  typeof import('@/editor/rows/pictures') &
  typeof import('@/editor/rows/rows') & { GitHub: typeof GitHub; Folder: typeof Folder };

/** Each person has a browser, or a window of one, and so modules of their own. */
function newEditor(): Editor {
  let editor = {} as Editor;
  jest.isolateModules(() => {
    const rows = ['version', 'lists', 'pictures', 'rows'].map((name) => `rows/${name}`);
    const names = ['saving/state', 'saving/tasks', 'stores/github', 'stores/folder', ...rows];
    editor = Object.assign({}, ...names.map((name) => require(`@/editor/${name}`)));
  });
  return editor;
}
export const EDITORS: [Editor, Editor] = [newEditor(), newEditor()];
const FIRST = EDITORS.map(({ state }) => state.get());

/** Two people who do random things to one site, which a seed repeats. */
export abstract class Run {
  readonly log: string[] = [];
  protected count = 0;
  protected read = EDITORS.map(() => new Set<string>()); // the values that each person has seen
  private next: () => number;

  constructor(seed: number) {
    this.next = generator(seed);
  }

  protected abstract storeOf(who: number, editor: Editor): Store;
  abstract play(): Promise<void>;

  protected chance = (share: number) => this.next() < share;
  protected pick = <Item>(items: readonly Item[]) => items[Math.floor(this.next() * items.length)] as Item;
  protected note = (who: number, what: string) => this.log.push(`${['A', 'B', 'C'][who]} ${what}`);
  protected editor = (who: number) => EDITORS[who] as Editor;
  protected state = (who: number) => this.editor(who).state.get();

  protected async open(who: number): Promise<void> {
    const editor = this.editor(who);
    this.note(who, 'opens the page');
    editor.state.set(FIRST[who] as never);
    editor.start(this.storeOf(who, editor));
    await this.settled(who);
  }

  protected async settled(who: number): Promise<void> {
    do await new Promise((next) => setImmediate(next));
    while (this.state(who).isBusy);
  }

  protected answer(who: number): void {
    const [conflict] = this.state(who).conflicts;
    if (!conflict) return;
    const side = this.pick(['ours', 'theirs'] as const);
    this.note(who, `chooses ${side} for ${JSON.stringify(conflict)}`);
    this.editor(who).resolveConflict(conflict, side);
  }
}

const SEED = process.env.SEED;

/** Plays runs with the seeds 1, 2, …: `RUNS=5000` is a long test, `SEED=17` repeats one run. */
export function testRuns(name: string, runs: number, newRun: (seed: number) => Run): void {
  const count = Number(process.env.RUNS ?? runs);
  const seeds = SEED ? [Number(SEED)] : Array.from({ length: count }, (_, index) => index + 1);
  const play = async (seed: number) => {
    localStorage.clear();
    localStorage.setItem('editor.token', 'good');
    const run = newRun(seed);
    await run.play().catch((error) => {
      throw new Error(`SEED=${seed}\n${run.log.join('\n')}\n${error.message}`);
    });
  };
  test(
    name,
    async () => {
      for (const seed of seeds) await play(seed);
    },
    count * 10_000,
  );
}
