import { COMPANY_FILE, catalogFile } from '@/export/checks/content';
import { hiddenTexts } from '@/export/checks/hidden';
import { cmsConfig } from '../config';
import { Bar } from './bar';
import { LOCALES, leftIn, readCommit } from './content';
import { commitToShow, rememberCommit } from './drafts';
import { EDITED, GitHub, keepToken, type Place, readToken } from './github';
import { watchPreview } from './preview';
import { pendingChanges, publish } from './publish';
import { type CommitInput, NotSaved, type Saved, Saving, settle } from './save';
import { interceptFetch } from './session';
import { sentenceOf, words } from './words';

declare const PLACE: Place;

const github = new GitHub(PLACE);
const bar = new Bar(document.querySelector('#bar') as HTMLElement, PLACE.repository, {
  publish: () => attempt(showPending),
  publishNow: () => attempt(publishAll),
  keepOurs: (clashes) => {
    settle(clashes);
    bar.show();
    bar.say(words.kept);
  },
  signIn,
  signOut: () => {
    for (const key of ['sveltia-cms.user', 'sveltia-cms.prefs']) localStorage.removeItem(key);
    location.reload();
  },
});
let isRunning = false;
let stopWatching = () => {};

/** Does something with GitHub, and says what went wrong. */
async function attempt<Result>(task: () => Promise<Result>): Promise<Result | undefined> {
  try {
    bar.say(words.loading);
    const result = await task();
    if (result === undefined) return undefined;
    bar.say('');
    return result;
  } catch (error) {
    report(error);
  }
}

function report(error: unknown): string {
  const sentence = sentenceOf(error, PLACE.repository);
  if (error instanceof NotSaved) bar.showProblems(error.problems, error.clashes);
  if (!isRunning) bar.askForToken(sentence);
  else if ((error as { status?: number }).status === 401) askAgain();
  else bar.say(sentence);
  return sentence;
}

const askAgain = () => bar.askForToken(words.tokenNeeded);

async function signIn(token: string): Promise<void> {
  keepToken(token);
  if (!isRunning) return start();
  const isAccepted = await attempt(() => github.head(EDITED));
  if (isAccepted) bar.show();
}

async function showPending(): Promise<void> {
  const changes = await pendingChanges(github);
  bar.say(changes.length > 0 ? '' : words.publishNothing);
  if (changes.length > 0) bar.showChanges(changes);
}

async function publishAll(): Promise<void> {
  await publish(github);
  bar.show();
  bar.say(words.published);
}

function showPreview(commit: string): void {
  stopWatching();
  stopWatching = watchPreview(commit, ({ address, isReady }) => {
    const known = isReady ? words.previewReady : words.previewBuilding;
    bar.showPreview(address, isReady === undefined ? words.previewUnknown : known);
  });
}

/** What a save of the CMS does besides: the lists of the bar. */
async function saveWith(saving: Saving, input: CommitInput): Promise<Saved> {
  try {
    const saved = await saving.save(input);
    rememberCommit(saved.commit);
    bar.show();
    bar.say(saved.hasMore ? words.savedMore : words.saved);
    bar.showLeft(leftIn(saved.content));
    showPreview(saved.commit);
    return saved;
  } catch (error) {
    throw new NotSaved(report(error));
  }
}

async function start(): Promise<void> {
  await attempt(async () => {
    const head = await github.editedHead();
    const commit = await commitToShow(PLACE.repository, head);
    const content = await readCommit(github, commit);
    const saving = new Saving(github, content);
    interceptFetch(github, commit, (input) => saveWith(saving, input), askAgain);
    const read = (file: string) => JSON.parse(content.files[file] ?? '{}');
    const [facts, texts] = [read(COMPANY_FILE), read(catalogFile(LOCALES[0] ?? ''))];
    const files = { catalogOf: catalogFile, company: COMPANY_FILE, locales: LOCALES };
    const { repository: repo, apiRoot: api_root } = PLACE;
    const backend = { name: 'github', repo, branch: EDITED, api_root, auth_methods: ['token'] };
    const { startCms } = await import('../cms');
    startCms(cmsConfig(files, facts, texts, backend), hiddenTexts(facts, texts));
    isRunning = true;
    bar.open();
    bar.showLeft(leftIn(content));
    showPreview(head);
    return true;
  });
}

// A form stays open after a save; what is written and not saved is kept.
localStorage.setItem('sveltia-cms.prefs', JSON.stringify({ closeOnSave: false, useDraftBackup: true }));
if (readToken()) start();
else bar.askForToken();
