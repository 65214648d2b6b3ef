import { EDITED_FILES, obstaclesIn, PICTURE, readCommit } from './content';
import { type ChangeIn, changesIn, mergeFiles } from './files';
import { EDITED, type GitHub, PUBLISHED } from './github';
import { NotSaved, refuseClashes } from './save';
import { words } from './words';

/** A file that has no keys, in one version. */
export interface FileVersion {
  path: string;
  /** Its object id. */
  id: string;
  isPicture: boolean;
}
export interface FileChange {
  before?: FileVersion;
  after?: FileVersion;
}
/** What would be published: texts and facts by key, and other files. */
export interface Pending {
  values: ChangeIn[];
  files: FileChange[];
}

interface Comparison {
  base: string;
  /** How many commits of the published branch the edited one has not, and the other way round. */
  behind: number;
  ahead: number;
}

async function compare(github: GitHub): Promise<Comparison> {
  const answer = await github.rest(`/compare/${PUBLISHED}...${EDITED}`);
  return { base: answer.merge_base_commit.sha, behind: answer.behind_by, ahead: answer.ahead_by };
}

/** What would be published; undefined if there is nothing. */
export async function pendingChanges(github: GitHub): Promise<Pending | undefined> {
  const head = await github.editedHead();
  const { base, ahead } = await compare(github);
  if (ahead === 0) return undefined;
  const [before, after] = await Promise.all([versionAt(github, base), versionAt(github, head)]);
  return {
    values: changesIn(EDITED_FILES, before.texts, after.texts),
    files: fileChanges(before.tree, after.tree),
  };
}

/** Texts that are edited, and object ids of all files, by path. */
async function versionAt(github: GitHub, commit: string) {
  const [texts, tree] = await Promise.all([github.texts(commit, EDITED_FILES), github.tree(commit)]);
  return { texts, tree };
}

/** What differs in other files of two trees. A picture that has another ending now is one change. */
function fileChanges(before: Record<string, string>, after: Record<string, string>): FileChange[] {
  const changes = new Map<string, FileChange>();
  function add(files: Record<string, string>, others: Record<string, string>, side: keyof FileChange) {
    for (const [path, id] of Object.entries(files)) {
      if (id === others[path] || EDITED_FILES.includes(path)) continue;
      const isPicture = PICTURE.test(path);
      const name = isPicture ? path.replace(/\.\w+$/, '') : path;
      changes.set(name, { ...changes.get(name), [side]: { path, id, isPicture } });
    }
  }
  add(before, after, 'before');
  add(after, before, 'after');
  return [...changes.values()];
}

/**
 * Merges the edited branch into the published one, after bringing it up to date. Throws `NotSaved` at what the build would refuse, and
 * at keys that are changed on both; then nothing is published, and both branches keep what they have.
 */
export async function publish(github: GitHub): Promise<void> {
  const comparison = await compare(github);
  if (comparison.behind > 0) await bringUpToDate(github, comparison);
  const head = await github.editedHead();
  const obstacles = obstaclesIn(await readCommit(github, head));
  if (obstacles.length > 0) throw new NotSaved(words.notPublished, obstacles);
  await github.rest('/merges', { base: PUBLISHED, head, commit_message: 'Publish changes of texts and facts' });
}

/** Merges the published branch into the edited one: by Git, and where Git finds neighbouring lines, key by key. */
async function bringUpToDate(github: GitHub, { base }: Comparison): Promise<void> {
  const message = 'Bring up to date with what is published';
  const { status } = await github.rest(
    '/merges',
    { base: EDITED, head: PUBLISHED, commit_message: message },
    'POST',
    [409],
  );
  if (status !== 409) return;
  const [published = '', edited = ''] = await Promise.all([PUBLISHED, EDITED].map((branch) => github.head(branch)));
  const versions = [versionAt(github, base), versionAt(github, published), versionAt(github, edited)] as const;
  const [ancestor, there, here] = await Promise.all(versions);
  const { texts, clashes } = mergeFiles(EDITED_FILES, ancestor.texts, there.texts, here.texts);
  const own = Object.keys({ ...ancestor.tree, ...here.tree }).filter(
    (file) => here.tree[file] !== ancestor.tree[file] && !EDITED_FILES.includes(file),
  );
  const both = own.filter((file) => there.tree[file] !== ancestor.tree[file] && there.tree[file] !== here.tree[file]);
  const change = words.newFile;
  refuseClashes([...clashes, ...both.map((file) => ({ file, key: '', theirs: change, ours: change }))]);
  const entry = { mode: '100644', type: 'blob' };
  // A file without an object id goes.
  const tree = [
    ...Object.entries(texts).map(([path, content]) => ({ path, ...entry, content })),
    ...own.map((path) => ({ path, ...entry, sha: here.tree[path] ?? null })),
  ];
  const made = await github.rest('/git/trees', { base_tree: published, tree });
  const { sha } = await github.rest('/git/commits', { message, tree: made.sha, parents: [edited, published] });
  // Refused when somebody has saved meanwhile.
  await github.rest(`/git/refs/heads/${EDITED}`, { sha, force: false }, 'PATCH');
}
