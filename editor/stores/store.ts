import type { Bilingual } from '@/model/bilingual';
import type { EarlierVersion, TreeEntry } from '@/model/versions';
import { textOf } from './base64';
import type { Live } from './live';

/** The line of versions that is edited, and the one that visitors see. A folder has one for both. */
export const EDITED = 'edit';
export const PUBLISHED = 'main';

/** The last common version, and how many the second one lacks. */
export type Comparison = { ancestor: string; behind: number };

/** A version of the template, and the object id of its messages/languages.ts. */
export type Template = { version: string; languages: string };

export const shaOf = (id: string) => id.replace(/ .*/, '');

/** Where the versions of a site are kept: a repository at GitHub, or a folder of this machine. Methods throw an `EditError`. */
export abstract class Store {
  /** Texts of files by their object ids, which never change. */
  readonly texts = new Map<string, string>();
  /** What is wrong with files that the editor did not store, by path and object id. */
  readonly mistakes = new Map<string, Bilingual | undefined>();
  private answers = new Map<string, Promise<unknown>>();

  /** A folder needs no token, and publishes nothing. The keys of messages about a store begin with its kind. */
  abstract readonly kind: 'github' | 'folder';

  /**
   * @param name of what this browser keeps of it
   * @param template from which this page was built
   * @param hasEarlier whether there are earlier versions
   */
  constructor(
    readonly name: string,
    readonly template?: Template,
    readonly hasEarlier = true,
  ) {}

  abstract isSignedIn(): boolean;
  /** Says whether the preview or the site shows what it should. */
  abstract liveText(which: 'preview' | 'site', live: Live): string;

  /** Returns the newest version of a line; undefined if there is none. */
  abstract head(branch: string): Promise<string | undefined>;
  /** Returns the newest edited version, which may be made from the published one. */
  abstract editedHead(): Promise<string>;
  /** Whether a version is an earlier one or has followed it. */
  abstract contains(version: string, earlier: string): Promise<boolean>;
  abstract compare(one: string, other: string): Promise<Comparison>;
  /** Returns the object ids of files by their paths, with the mode of those that are no ordinary files. */
  abstract tree(version: string): Promise<Record<string, string>>;
  /** Returns the content of a file in base64. */
  abstract blob(id: string): Promise<string>;
  /** Keeps the content of a file (base64) until a version has it. Returns its object id. */
  abstract upload(content: string): Promise<string>;
  /** Makes a version that is on no line yet: the files of the last parent, changed by `entries`. */
  abstract commit(message: string, parents: string[], entries: TreeEntry[]): Promise<string>;
  /** Moves a line forward. Returns false if it is no longer at `from`. */
  abstract move(branch: string, from: string | undefined, version: string): Promise<boolean>;
  abstract lastPublished(count: number): Promise<EarlierVersion[]>;
  /** Reports whether the preview or the site shows a version, until it does or `signal` stops it. */
  abstract watch(which: 'preview' | 'site', version: string, report: (live: Live) => void, signal: AbortSignal): void;
  /** Forgets what this browser keeps, for whoever uses it next. */
  abstract forget(): void;

  protected once<Value>(name: string, read: () => Promise<Value>): Promise<Value> {
    const answer = this.answers.get(name) ?? read();
    this.answers.set(name, answer);
    answer.catch(() => this.answers.delete(name));
    return answer as Promise<Value>;
  }

  async text(id: string): Promise<string> {
    const text = this.texts.get(id) ?? textOf(await this.once(`text ${id}`, () => this.blob(id)));
    this.texts.set(id, text);
    return text;
  }

  /** Returns the `data:` URL of a picture by its object id; empty if it cannot be read. */
  picture(path: string, id: string): Promise<string> {
    const type = path.endsWith('.svg') ? 'svg+xml' : path.replace(/^.*\./, '');
    const urlOf = (content: string) => `data:image/${type};base64,${content}`;
    return this.once(id, () => this.blob(id).then(urlOf, () => ''));
  }
}
