import { useEffect, useState } from 'react';
import { Conflicts, ProblemList, PublishDialog } from './dialogs';
import { focusField, Note } from './form';
import { t } from './messages';
import { SectionForm } from './SectionForm';
import { Sidebar } from './Sidebar';
import { SignIn } from './SignIn';
import { FIRST, type Section, sectionOf } from './sections';
import { saveAll, store, useEditor } from './state';
import { TopBar } from './TopBar';

const TABS = ['parts', 'form', 'page'] as const;
type Target = [file: string, key: string];

export function App() {
  const { isLoaded, needsToken, now, pending } = useEditor();
  const [section, setSection] = useState(FIRST);
  const [tab, setTab] = useState<(typeof TABS)[number]>('parts');
  const [target, setTarget] = useState<Target>();
  useEffect(() => {
    if (target) focusField(...target);
  }, [target]);
  useEffect(() => {
    addEventListener('keydown', saveOnShortcut);
    return () => removeEventListener('keydown', saveOnShortcut);
  }, []);
  const open = (next: Section, ...field: Target) => {
    setSection(next);
    setTab('form');
    setTarget(field);
  };
  const openField = (...field: Target) => open(sectionOf(now, ...field), ...field);
  if (!isLoaded) return needsToken ? <SignIn /> : <p role="status">{t('loading')}</p>;
  return (
    <>
      <TopBar />
      {needsToken && <SignIn />}
      <ProblemList openField={openField} />
      <Conflicts />
      {pending && <PublishDialog changes={pending} />}
      <fieldset className="flex gap-2 px-gutter pt-3 xl:hidden" aria-label={t('view')}>
        {TABS.map((name) => (
          <button
            key={name}
            type="button"
            className={name === 'parts' ? 'lg:hidden' : ''}
            aria-pressed={tab === name}
            onClick={() => setTab(name)}
          >
            {t(name)}
          </button>
        ))}
      </fieldset>
      <div className="grid grid-cols-1 lg:grid-cols-[18rem_minmax(0,1fr)] xl:grid-cols-[18rem_minmax(0,1fr)_minmax(0,0.9fr)]">
        <Sidebar
          current={section}
          openSection={(next) => open(next, 'section', '')}
          openField={openField}
          className={tab === 'parts' ? '' : 'max-lg:hidden'}
        />
        <SectionForm section={section} className={{ parts: 'max-lg:hidden', form: '', page: 'max-xl:hidden' }[tab]} />
        <PreviewPane path={section.path} className={tab === 'page' ? '' : 'max-xl:hidden'} />
      </div>
    </>
  );
}

/** Saves on Ctrl+S or Cmd+S. */
function saveOnShortcut(event: KeyboardEvent): void {
  if (!(event.ctrlKey || event.metaKey) || event.key !== 's') return;
  event.preventDefault();
  if (store.get().isLoaded) saveAll();
}

function PreviewPane({ path, className }: { path: string; className: string }) {
  const { address, state, commit } = useEditor().preview;
  const [page = '', hash = ''] = path.split('#');
  // Another query reloads the page.
  const url = `${address}${page}?built=${commit.slice(0, 7)}${hash && `#${hash}`}`;
  return (
    <aside
      className={`top-(--header) flex h-dvh flex-col gap-2 px-gutter pt-5 pb-6 xl:sticky xl:h-[calc(100dvh-var(--header))] ${className}`}
      aria-label={t('page')}
    >
      <Note>{t(state === 'ready' ? 'pageIsNew' : 'pageIsOld')}</Note>
      <iframe className="w-full grow border bg-sheet" title={t('page')} src={url} />
    </aside>
  );
}
