import { COMPANY_FILE } from '@/export/checks/content';
import { formatFile } from '@/lib/json-format';
import { EDITED_FILES, mistakesIn, readCommit } from './content';
import { EDITED, type GitHub, PUBLISHED } from './github';
import { type Change, type Clash, changesOf, merge } from './merge';
import { type ClashIn, NotSaved, openClashes } from './save';
import { words } from './words';

export type ChangeIn = Change & { file: string };

const json = (text = '{}') => JSON.parse(text);

interface Comparison {
  base: string;
  /** How many commits of the published branch the edited one has not, and the other way round. */
  behind: number;
  ahead: number;
  /** Files that differ. */
  files: string[];
}

async function compare(github: GitHub): Promise<Comparison> {
  const answer = await github.rest(`/compare/${PUBLISHED}...${EDITED}`);
  const files: { filename: string }[] = answer.files ?? [];
  const base = answer.merge_base_commit.sha;
  return { base, behind: answer.behind_by, ahead: answer.ahead_by, files: files.map(({ filename }) => filename) };
}

/** What would be published: each text and fact, old and new, and files that have neither. */
export async function pendingChanges(github: GitHub): Promise<ChangeIn[]> {
  await github.editedHead();
  const { base, ahead, files } = await compare(github);
  if (ahead === 0) return [];
  const [before, after] = await Promise.all([base, EDITED].map((commit) => github.texts(commit, EDITED_FILES)));
  const changes = EDITED_FILES.flatMap((file) =>
    changesOf(json(before?.[file]), json(after?.[file])).map((change) => ({ ...change, file })),
  );
  const others = files.filter((file) => !EDITED_FILES.includes(file));
  return [...changes, ...others.map((file) => ({ file, key: '', before: undefined, after: undefined }))];
}

/**
 * Merges the edited branch into the published one, after bringing it up to date. Throws `NotSaved` at mistakes, and at keys that are
 * changed on both; then nothing is published, and both branches keep what they have.
 */
export async function publish(github: GitHub): Promise<void> {
  const comparison = await compare(github);
  if (comparison.behind > 0) await bringUpToDate(github, comparison);
  const head = await github.editedHead();
  const mistakes = mistakesIn(await readCommit(github, head));
  if (mistakes.length > 0) throw new NotSaved(words.notPublished, mistakes);
  await github.rest('/merges', { base: PUBLISHED, head, commit_message: 'Publish changes of texts and facts' });
}

/** Merges the published branch into the edited one: by Git, and where Git finds neighbouring lines, key by key. */
async function bringUpToDate(github: GitHub, { base, files }: Comparison): Promise<void> {
  const message = 'Bring up to date with what is published';
  const { status } = await github.rest(
    '/merges',
    { base: EDITED, head: PUBLISHED, commit_message: message },
    'POST',
    [409],
  );
  if (status !== 409) return;
  const heads = await Promise.all([PUBLISHED, EDITED].map((branch) => github.head(branch)));
  const [published = '', edited = ''] = heads;
  const texts = await Promise.all([base, published, edited].map((commit) => github.texts(commit, EDITED_FILES)));
  const clashes: ClashIn[] = [];
  const merged = EDITED_FILES.map((path) => {
    const found: Clash[] = [];
    const [before, theirs, ours] = texts.map((version) => json(version[path]));
    const data = merge(before, theirs, ours, found) as Record<string, unknown>;
    clashes.push(...found.map((clash) => ({ ...clash, file: path })));
    return { path, content: `${formatFile(path === COMPANY_FILE ? 'facts' : 'catalog', data)}\n` };
  });
  const others = files.filter((file) => !EDITED_FILES.includes(file));
  clashes.push(...others.map((file) => ({ file, key: '', theirs: undefined, ours: undefined })));
  const open = openClashes(clashes);
  if (open.length > 0) throw new NotSaved(words.clash, [], open);
  const blobs = merged.map((blob) => ({ ...blob, mode: '100644', type: 'blob' }));
  const { sha: tree } = await github.rest('/git/trees', { base_tree: published, tree: blobs });
  const { sha } = await github.rest('/git/commits', { message, tree, parents: [edited, published] });
  // Refused when somebody has saved meanwhile.
  await github.rest(`/git/refs/heads/${EDITED}`, { sha, force: false }, 'PATCH');
}
