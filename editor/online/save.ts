import { COMPANY_FILE, type Content } from '@/export/checks/content';
import type { Problem } from '@/export/checks/problem';
import { withDefaults } from '@/lib/facts';
import { EDITED_FILES, newMistakes, readCommit } from './content';
import { type Edit, toBase64, withEdit } from './edit';
import { type ClashIn, changesIn, mergeFiles, parse } from './files';
import { type GitHub, Refusal } from './github';
import { completeLists, listChanges } from './lists';
import { messageOf } from './message';
import { words } from './words';

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

/** Throws `NotSaved` at clashes that nobody has settled. */
export function refuseClashes(clashes: ClashIn[]): void {
  const open = clashes.filter((clash) => !settled.has(nameOf(clash)));
  if (open.length > 0) throw new NotSaved(words.clash, [], open);
}

export interface Saved {
  commit: string;
  content: Content;
  /** Whether the files have more than the forms show: changes of others, or what belongs to something new. */
  hasMore: boolean;
}

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
  private mergeInto({ files }: Content, typed: Record<string, string>): Record<string, string> {
    const { texts, clashes } = mergeFiles(Object.keys(typed), this.base, files, typed);
    refuseClashes(clashes);
    return Object.fromEntries(Object.entries(texts).filter(([file]) => changesIn([file], files, texts).length > 0));
  }

  /** Saves the files that the CMS sends, onto what is there now. Throws what `apply` throws, and at a key that others have changed too. */
  async save(typed: Record<string, string>): Promise<Saved> {
    const saved = await this.apply((now) => completeLists(now, { texts: this.mergeInto(now, typed) }));
    Object.assign(this.base, typed);
    return { ...saved, hasMore: this.lacks(saved.content) };
  }

  private lacks({ files }: Content): boolean {
    return changesIn(EDITED_FILES, this.base, files).length > 0;
  }

  /**
   * Makes an edit of what is there now, in one commit. Throws `NotSaved` at mistakes of the build's check, and when the branch moves
   * meanwhile.
   */
  async apply(edit: (now: Content) => Edit): Promise<Saved> {
    const head = await this.github.editedHead();
    const now = await readCommit(this.github, head);
    const made = edit(now);
    const content = withEdit(now, made);
    const mistakes = newMistakes(now, content);
    if (mistakes.length > 0) throw new NotSaved(words.mistakes, mistakes);
    const { texts, pictures = {}, removed = [] } = made;
    const isEmpty = [texts, pictures, removed].every((part) => Object.keys(part).length === 0);
    const commit = isEmpty ? head : await this.commit(head, now, made);
    return { commit, content, hasMore: this.lacks(content) };
  }

  private async commit(
    head: string,
    { files }: Content,
    { texts, pictures = {}, removed = [] }: Edit,
  ): Promise<string> {
    const written = Object.entries(texts);
    const changes = changesIn(Object.keys(texts), files, texts);
    const [before, after] = [files, { ...files, ...texts }].map((all) => withDefaults(parse(all[COMPANY_FILE])));
    const lists = before && after ? listChanges(before, after) : [];
    const message = messageOf(changes, Object.keys(pictures), lists);
    const blobs = Object.entries(pictures).map(async ([file, { contents, id = '' }]) => {
      return [file, contents ?? (await this.github.blob(id))];
    });
    const all = [...written.map(([file, text]) => [file, toBase64(text)]), ...(await Promise.all(blobs))];
    try {
      return await this.github.commit(head, message, Object.fromEntries(all), removed);
    } catch (error) {
      const isRefused = error instanceof Refusal && error.status === 200;
      throw isRefused ? new NotSaved(words.moved) : error;
    }
  }
}
