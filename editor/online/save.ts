import { COMPANY_FILE, type Content } from '@/export/checks/content';
import type { Problem } from '@/export/checks/problem';
import { formatFile } from '@/lib/json-format';
import { newMistakes, readCommit } from './content';
import { fromBase64, type GitHub, Refusal } from './github';
import { type Change, type Clash, changesOf, merge } from './merge';
import { words } from './words';

export type ClashIn = Clash & { file: string };

/** Why nothing was saved. */
export class NotSaved extends Error {
  constructor(
    message: string,
    readonly problems: Problem[] = [],
    readonly clashes: ClashIn[] = [],
  ) {
    super(message);
  }
}

const settled = new Set<string>();
const nameOf = ({ file, key, theirs }: ClashIn) => JSON.stringify([file, key, theirs]);

/** Keeps what is written here where somebody else has written this too; what they write afterwards clashes again. */
export function settle(clashes: ClashIn[]): void {
  for (const clash of clashes) settled.add(nameOf(clash));
}

/** Clashes that nobody has settled. */
export const openClashes = (clashes: ClashIn[]) => clashes.filter((clash) => !settled.has(nameOf(clash)));

/** What the CMS sends to commit. */
export interface CommitInput {
  fileChanges: { additions: { path: string; contents: string }[] };
}

export interface Saved {
  commit: string;
  content: Content;
  /** Whether the files have changes of others too, which the forms do not show. */
  hasMore: boolean;
}

const kindOf = (file: string) => (file === COMPANY_FILE ? 'facts' : 'catalog');

/** What the forms have of each file: as it was read, then as it was last sent. */
export class Saving {
  private base: Record<string, string>;

  constructor(
    private github: GitHub,
    { files }: Content,
  ) {
    this.base = { ...files };
  }

  /** What is there now, and what others and the forms have changed since, key by key. */
  private mergeInto(files: Record<string, string>, typed: Record<string, string>) {
    const clashes: ClashIn[] = [];
    const merged = Object.entries(typed).map(([file, text]) => {
      const found: Clash[] = [];
      const [base, theirs, ours] = [this.base[file], files[file], text].map((one) => JSON.parse(one ?? '{}'));
      const data = merge(base, theirs, ours, found) as Record<string, unknown>;
      clashes.push(...found.map((clash) => ({ ...clash, file })));
      // Also ends in a line break, as every file.
      return [file, `${formatFile(kindOf(file), data)}\n`] as const;
    });
    return { clashes, merged: merged.filter(([file, text]) => changesOf(json(files[file]), json(text)).length > 0) };
  }

  /**
   * Saves what the CMS sends, onto what is there now, in one commit. Throws `NotSaved` at mistakes of the build's check, at a key that
   * others have changed too, and when the branch moves meanwhile.
   */
  async save({ fileChanges }: CommitInput): Promise<Saved> {
    const typed = Object.fromEntries(fileChanges.additions.map(({ path, contents }) => [path, fromBase64(contents)]));
    const head = await this.github.editedHead();
    const now = await readCommit(this.github, head);
    const { merged, clashes } = this.mergeInto(now.files, typed);
    const open = openClashes(clashes);
    if (open.length > 0) throw new NotSaved(words.clash, [], open);
    const files = { ...now.files, ...Object.fromEntries(merged) };
    const content = { ...now, files };
    const mistakes = newMistakes(now, content);
    if (mistakes.length > 0) throw new NotSaved(words.mistakes, mistakes);
    const commit = merged.length > 0 ? await this.commit(head, now.files, Object.fromEntries(merged)) : head;
    Object.assign(this.base, typed);
    const hasMore = Object.entries(typed).some(([file, text]) => changesOf(json(text), json(files[file])).length > 0);
    return { commit, content, hasMore };
  }

  private async commit(head: string, before: Record<string, string>, files: Record<string, string>): Promise<string> {
    const changes = Object.entries(files).flatMap(([file, text]) => changesOf(json(before[file]), json(text)));
    try {
      return await this.github.commit(head, messageOf(changes), files);
    } catch (error) {
      const isRefused = error instanceof Refusal && error.status === 200;
      throw isRefused ? new NotSaved(words.moved) : error;
    }
  }
}

const json = (text = '{}') => JSON.parse(text);
const NAMED = 3;

/** `Change phone; hero text`: the names of the facts, and the chapters of the texts. */
export function messageOf(changes: Change[]): string {
  const names = changes.map(({ key }) => {
    const [first = '', ...rest] = key.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).split('.');
    return rest.length > 0 ? `${first} text` : first;
  });
  const unique = [...new Set(names)];
  const more = unique.length > NAMED ? ` and ${unique.length - NAMED} more` : '';
  return `Change ${unique.slice(0, NAMED).join('; ')}${more}`;
}
