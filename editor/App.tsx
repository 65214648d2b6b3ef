import { useEffect, useRef, useState } from 'react';
import { focusElement } from '@/browser/focus';
import { deepEqual } from '@/model/data';
import { Boundary } from './Boundary';
import { Conflicts, EarlierDialog, Panel, ProblemList, PublishDialog } from './dialogs';
import { ActionButton, focusField, Note } from './forms/form';
import { SectionForm } from './forms/SectionForm';
import { say } from './labels/messages';
import { type SectionId, sectionOf, sections } from './labels/sections';
import { Sidebar } from './Sidebar';
import { SignIn } from './SignIn';
import { state, store, undo, useDerived, useEditor } from './saving/state';
import { load, saveAll, showEarlier, showNextStep, showPending, signOut } from './saving/tasks';

const TABS = ['parts', 'form', 'page'] as const;
type Target = [file: string, key: string];

export function App() {
  const { isLoaded, needsToken } = useDerived(({ isLoaded, needsToken }) => ({ isLoaded, needsToken }));
  const [section, setSection] = useState<SectionId>('company');
  const [tab, setTab] = useState<(typeof TABS)[number]>('parts');
  const [target, setTarget] = useState<Target>();
  useEffect(() => {
    if (target) focusField(...target);
  }, [target]);
  const open = (next: SectionId, ...field: Target) => {
    setSection(next);
    setTab('form');
    setTarget(field);
  };
  const openField = (...field: Target) => open(sectionOf(state.get().now, ...field), ...field);
  if (!isLoaded) return needsToken ? <SignIn /> : <Loading />;
  return (
    <>
      <TopBar />
      {needsToken && <SignIn />}
      <Boundary>
        <ProblemList openField={openField} />
        <Conflicts />
        <PublishDialog />
        <EarlierDialog />
        <OtherTemplate />
      </Boundary>
      <fieldset className="flex flex-wrap gap-2 px-gutter pt-3 xl:hidden" aria-label={say('view')}>
        {TABS.map((name) => (
          <button
            key={name}
            type="button"
            className={name === 'parts' ? 'lg:hidden' : ''}
            aria-pressed={tab === name}
            onClick={() => setTab(name)}
          >
            {say(name)}
          </button>
        ))}
      </fieldset>
      <div className="grid grid-cols-1 lg:grid-cols-[18rem_minmax(0,1fr)] xl:grid-cols-[18rem_minmax(0,1fr)_minmax(0,0.9fr)]">
        <Boundary>
          <Sidebar
            current={section}
            openSection={(next) => open(next, 'section', '')}
            openField={openField}
            className={tab === 'parts' ? '' : 'max-lg:hidden'}
          />
        </Boundary>
        <Boundary key={section}>
          <SectionForm section={section} className={{ parts: 'max-lg:hidden', form: '', page: 'max-xl:hidden' }[tab]} />
        </Boundary>
        <PreviewPane path={sections[section].path} className={tab === 'page' ? '' : 'max-xl:hidden'} />
      </div>
    </>
  );
}

function Loading() {
  const { isBusy, message } = useEditor();
  return (
    <main className="grid justify-items-start gap-4 px-gutter py-6">
      <h1 className="text-title">{say('title')}</h1>
      <p role="status">{message}</p>
      {!isBusy && <ActionButton text="tryAgain" className="main" onClick={load} />}
      {!isBusy && store.kind === 'github' && <ActionButton text="signOut" onClick={signOut} />}
    </main>
  );
}

/** Leads to the editor of the template that the saved content has. */
function OtherTemplate() {
  const { isOther, preview } = useEditor();
  if (!isOther) return null;
  const isHere = !preview.address || preview.address === location.origin;
  return (
    <Panel title="otherTitle">
      <p>{say(isHere ? 'otherWait' : 'otherLead')}</p>
      {!isHere && (
        <a className="button mt-3" href={`${preview.address}/edit`}>
          {say('otherOpen')}
        </a>
      )}
    </Panel>
  );
}

/** Keeps the height of the header, which any message changes, in `--header`. Returns its cleanup. */
function measure(header: HTMLElement | null) {
  if (!header) return;
  const observer = new ResizeObserver(() =>
    document.documentElement.style.setProperty('--header', `${header.offsetHeight}px`),
  );
  observer.observe(header);
  return () => observer.disconnect();
}

function TopBar() {
  const { base, now, isBusy, message, undo: last, preview, isDraftKept } = useEditor();
  const isSaved = deepEqual(base, now);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The field of the token had the focus, and is gone.
    if (document.activeElement === document.body && heading.current) focusElement(heading.current);
  }, []);
  return (
    <header ref={measure} className="flex flex-wrap items-center gap-x-6 gap-y-1 bg-ink px-gutter py-2 text-paper">
      <h1 ref={heading} className="text-h4 outline-none">
        {say('title')}
      </h1>
      <p className="question-line relative pt-2" data-open={!isSaved || undefined}>
        <Words text={say(isSaved ? 'allSaved' : 'notSavedYet')} />
      </p>
      <div className="flex flex-wrap items-center gap-3 md:ms-auto">
        <ActionButton text="save" className="main" disabled={isSaved || isBusy} onClick={saveAll} />
        <a className="button" href={preview.address || '/'} target="_blank" rel="noopener">
          {say('preview')}
        </a>
        <ActionButton
          text="publish"
          className=""
          disabled={isBusy}
          onClick={store.kind === 'folder' ? showNextStep : showPending}
        />
        {store.hasEarlier && <ActionButton text="earlier" disabled={isBusy} onClick={showEarlier} />}
        {store.kind === 'github' && <ActionButton text="signOut" onClick={signOut} />}
      </div>
      <LiveLines />
      {!isDraftKept && <p className="basis-full font-medium">{say('draftsNotKept')}</p>}
      <p role="status" className="basis-full empty:hidden">
        <Words text={last?.message ?? message} />
        {last && <ActionButton text="undo" onClick={undo} />}
      </p>
    </header>
  );
}

/** Words that change. A translator replaces them by its own, which go with the element. */
const Words = ({ text }: { text: string }) => text && <span key={text}>{text}</span>;

/** Whether preview and site show what they should; of a build that has refused, its own words. */
function LiveLines() {
  const { preview, site } = useEditor();
  return (
    <>
      <p className="text-mist text-small">
        <Words text={store.liveText('preview', preview)} />
      </p>
      <p className="text-mist text-small empty:hidden" aria-live="polite">
        <Words text={store.liveText('site', site)} />
      </p>
      {preview.reason && (
        <pre className="max-h-48 basis-full overflow-auto whitespace-pre-wrap text-small" lang="">
          {preview.reason}
        </pre>
      )}
    </>
  );
}

function PreviewPane({ path, className }: { path: string; className: string }) {
  const { address, state: live, commit } = useDerived(({ preview }) => preview);
  const [page = '', hash = ''] = path.split('#');
  // Another query reloads the page.
  const url = `${address}${page}?built=${commit.slice(0, 7)}${hash && `#${hash}`}`;
  return (
    <aside
      className={`top-(--header) flex h-dvh flex-col gap-2 px-gutter pt-5 pb-6 xl:sticky xl:h-[calc(100dvh-var(--header))] ${className}`}
      aria-label={say('page')}
    >
      <Note>{say(live === 'live' ? 'pageIsNew' : 'pageIsOld')}</Note>
      <iframe className="w-full grow border bg-sheet" title={say('page')} src={url} />
    </aside>
  );
}
