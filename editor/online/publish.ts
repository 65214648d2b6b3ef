import { COMPANY_FILE } from '@/export/checks/content';
import { formatFile } from '@/lib/json-format';
import { EDITED_FILES, mistakesIn, readCommit } from './content';
import { EDITED, type GitHub, PUBLISHED } from './github';
import { type Clash, changesOf, merge } from './merge';
import type { ChangeIn } from './message';
import { type ClashIn, NotSaved, openClashes } from './save';
import { words } from './words';

const json = (text = '{}') => JSON.parse(text);

interface Comparison {
  base: string;
  /** How many commits of the published branch the edited one has not, and the other way round. */
  behind: number;
  ahead: number;
  files: ChangedFile[];
}

interface ChangedFile {
  filename: string;
  status: string;
}

async function compare(github: GitHub): Promise<Comparison> {
  const answer = await github.rest(`/compare/${PUBLISHED}...${EDITED}`);
  const base = answer.merge_base_commit.sha;
  return { base, behind: answer.behind_by, ahead: answer.ahead_by, files: answer.files ?? [] };
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
  const others = files.filter(({ filename }) => !EDITED_FILES.includes(filename));
  const changedFiles = others.map(({ filename, status }) => ({
    file: filename,
    key: '',
    before: status === 'added' ? undefined : words.file,
    after: status === 'removed' ? undefined : words.newFile,
  }));
  return [...changes, ...changedFiles];
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
async function bringUpToDate(github: GitHub, { base }: Comparison): Promise<void> {
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
  const [ancestor = {}, there = {}, here = {}] = await Promise.all(
    [base, published, edited].map((commit) => github.tree(commit)),
  );
  const own = Object.keys({ ...ancestor, ...here }).filter(
    (file) => here[file] !== ancestor[file] && !EDITED_FILES.includes(file),
  );
  const both = own.filter((file) => there[file] !== ancestor[file] && there[file] !== here[file]);
  clashes.push(...both.map((file) => ({ file, key: '', theirs: undefined, ours: undefined })));
  const open = openClashes(clashes);
  if (open.length > 0) throw new NotSaved(words.clash, [], open);
  const entry = { mode: '100644', type: 'blob' };
  // A file without an object id goes.
  const tree = [
    ...merged.map((file) => ({ ...file, ...entry })),
    ...own.map((path) => ({ path, ...entry, sha: here[path] ?? null })),
  ];
  const made = await github.rest('/git/trees', { base_tree: published, tree });
  const { sha } = await github.rest('/git/commits', { message, tree: made.sha, parents: [edited, published] });
  // Refused when somebody has saved meanwhile.
  await github.rest(`/git/refs/heads/${EDITED}`, { sha, force: false }, 'PATCH');
}
