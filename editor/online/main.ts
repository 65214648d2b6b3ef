import { COMPANY_FILE, type Content, catalogFile } from '@/export/checks/content';
import { hiddenTexts } from '@/export/checks/hidden';
import { cmsConfig } from '../config';
import { Bar } from './bar';
import { LOCALES, leftIn, readCommit } from './content';
import { commitToShow, draftKept, rememberCommit } from './drafts';
import { button } from './element';
import { parse } from './files';
import { EDITED, GitHub, keepToken, type Place, readToken } from './github';
import { openPictures } from './open-pictures';
import { dataUrl } from './pictures';
import { type PreviewState, watchPreview } from './preview';
import { pendingChanges, publish } from './publish';
import { NotSaved, type Saved, Saving, settle } from './save';
import { interceptFetch } from './session';
import { sentenceOf, words } from './words';

declare const PLACE: Place;

const github = new GitHub(PLACE);
const bar = new Bar(document.querySelector('#bar') as HTMLElement, PLACE.repository, {
  publish: () => attempt(showPending),
  publishNow: () => {
    bar.show();
    attempt(publishAll);
  },
  pictures: (path) => attempt(() => showPictures(path)),
  loadPicture: async ({ path, id }) => dataUrl(path, await github.blob(id)),
  keepOurs: (clashes) => {
    settle(clashes);
    bar.note();
    bar.say(words.kept);
  },
  signIn,
  signOut: () => {
    for (const key of ['sveltia-cms.user', 'sveltia-cms.prefs']) localStorage.removeItem(key);
    reload();
  },
});
let isRunning = false;
/** What the forms have, once somebody has signed in. */
let saving: Saving;
/** What the forms look like. */
let config: ReturnType<typeof configOf>;
let stopWatching = () => {};

async function reload(): Promise<void> {
  await draftKept();
  location.reload();
}

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
  if (isAccepted) bar.note();
}

async function showPending(): Promise<void> {
  const pending = await pendingChanges(github);
  bar.say(pending ? '' : words.publishNothing);
  if (pending) bar.showChanges(pending);
}

async function publishAll(): Promise<void> {
  await publish(github);
  bar.show();
  bar.say(words.published);
}

const PREVIEW: Record<PreviewState, string> = {
  unknown: words.previewUnknown,
  building: words.previewBuilding,
  late: words.previewLate,
  ready: words.previewReady,
};

function showPreview(commit: string): void {
  stopWatching();
  stopWatching = watchPreview(commit, (address, state) => bar.showPreview(address, PREVIEW[state]));
}

function showSaved(saved: Saved): Saved {
  // The CMS throws a draft away when its configuration has changed.
  const wouldKeepDrafts = JSON.stringify(configOf(saved.content)) === JSON.stringify(config);
  if (wouldKeepDrafts && !saved.hasMore) rememberCommit(saved.commit);
  bar.note(...(saved.hasMore ? [button(words.reload, reload)] : []));
  bar.say(saved.hasMore ? words.savedMore : words.saved);
  bar.showLeft(leftIn(saved.content));
  showPreview(saved.commit);
  return saved;
}

async function saveTyped(typed: Record<string, string>): Promise<Saved> {
  try {
    return showSaved(await saving.save(typed));
  } catch (error) {
    throw new NotSaved(report(error));
  }
}

async function showPictures(path = ''): Promise<boolean> {
  // What is chosen meanwhile in pictures that are open would be lost, or go to another picture.
  bar.show();
  const content = await readCommit(github, await github.editedHead());
  const panel = openPictures(github, content, path, {
    save: async (edit) => {
      const saved = await attempt(() => saving.apply(edit));
      return saved && showSaved(saved).content;
    },
    say: (message) => bar.say(message),
    close: () => bar.show(),
  });
  bar.show(panel);
  panel.querySelector('select')?.focus();
  return true;
}

const factsAndTexts = ({ files }: Content) =>
  [COMPANY_FILE, catalogFile(LOCALES[0] ?? '')].map((file) => parse(files[file]));

function configOf(content: Content) {
  const [facts, texts] = factsAndTexts(content);
  const places = { catalogOf: catalogFile, company: COMPANY_FILE, locales: LOCALES };
  const { repository: repo, apiRoot: api_root } = PLACE;
  const backend = { name: 'github', repo, branch: EDITED, api_root, auth_methods: ['token'] };
  return cmsConfig(places, facts, texts, backend);
}

async function start(): Promise<void> {
  await attempt(async () => {
    const head = await github.editedHead();
    const commit = await commitToShow(PLACE.repository, head);
    const content = await readCommit(github, commit);
    saving = new Saving(github, content);
    interceptFetch(github, commit, saveTyped, askAgain);
    const { startCms } = await import('../cms');
    const [facts, texts] = factsAndTexts(content);
    config = configOf(content);
    startCms(config, hiddenTexts(facts, texts));
    isRunning = true;
    bar.open();
    bar.showLeft(leftIn(content));
    showPreview(head);
    return true;
  });
}

// A form stays open after a save; what is written and not saved is kept.
localStorage.setItem('sveltia-cms.prefs', JSON.stringify({ closeOnSave: false, useDraftBackup: true }));
// For a host that does not send `frame-ancestors`.
if (window.top !== window) document.body.replaceChildren();
else if (readToken()) start();
else bar.askForToken();
