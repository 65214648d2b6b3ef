import { useEffect, useState } from 'react';
import { COMPANY_FILE } from '@/checks/content';
import { Clashes, Publishing, Refused } from './dialogs';
import { idOf, Note } from './form';
import { SectionForm } from './SectionForm';
import { Sidebar } from './Sidebar';
import { SignIn } from './SignIn';
import { FIRST, type Section, sectionOf } from './sections';
import { saveAll, store, useEditor } from './state';
import { TopBar } from './TopBar';
import { withoutEnding } from './version';
import { say } from './words';

const TABS = ['parts', 'form', 'page'] as const;
type Place = [file: string, key: string];

export function App() {
  const { isOpen, isTokenAsked, now, pending } = useEditor();
  const [section, setSection] = useState(FIRST);
  const [tab, setTab] = useState<(typeof TABS)[number]>('parts');
  const [target, setTarget] = useState<Place>();
  useEffect(() => {
    if (target) goToField(...target);
  }, [target]);
  const show = (one: Section, ...place: Place) => {
    setSection(one);
    setTab('form');
    setTarget(place);
  };
  const go = (...place: Place) => show(sectionOf(now, ...place), ...place);
  useEffect(() => {
    addEventListener('keydown', saveByKey);
    return () => removeEventListener('keydown', saveByKey);
  }, []);
  if (!isOpen) return isTokenAsked ? <SignIn /> : <p role="status">{say('loading')}</p>;
  return (
    <>
      <TopBar />
      {isTokenAsked && <SignIn />}
      <Refused go={go} />
      <Clashes />
      {pending && <Publishing changes={pending} />}
      <fieldset className="flex gap-2 px-gutter pt-3 xl:hidden" aria-label={say('view')}>
        {TABS.map((one) => (
          <button
            key={one}
            type="button"
            className={one === 'parts' ? 'lg:hidden' : ''}
            aria-pressed={tab === one}
            onClick={() => setTab(one)}
          >
            {say(one)}
          </button>
        ))}
      </fieldset>
      <div className="grid grid-cols-1 lg:grid-cols-[18rem_minmax(0,1fr)] xl:grid-cols-[18rem_minmax(0,1fr)_minmax(0,0.9fr)]">
        <Sidebar
          section={section}
          choose={(one) => show(one, 'section', '')}
          go={go}
          className={tab === 'parts' ? '' : 'max-lg:hidden'}
        />
        <SectionForm section={section} className={{ parts: 'max-lg:hidden', form: '', page: 'max-xl:hidden' }[tab]} />
        <PreviewPane section={section} className={tab === 'page' ? '' : 'max-xl:hidden'} />
      </div>
    </>
  );
}

/** Ctrl+S or Cmd+S: by keyboard the button is far from a field. */
function saveByKey(event: KeyboardEvent): void {
  if (!(event.ctrlKey || event.metaKey) || event.key !== 's') return;
  event.preventDefault();
  if (store.get().isOpen) saveAll();
}

/** Focuses a field, else the nearest group around it, else the section. */
function goToField(file: string, key: string): void {
  const names = key.split('.');
  const keys = names.map((_, index) => names.slice(0, names.length - index).join('.'));
  const ids = keys.flatMap((one) => [idOf(file, one), `${idOf(file, one)}#`]);
  const picture = `${idOf(COMPANY_FILE, withoutEnding(file))}#`;
  const places = [...ids, picture, 'section'].map((id) => document.getElementById(id));
  const place = places.find((one) => one !== null);
  if (place && !place.matches('input, select, textarea, button')) place.tabIndex = -1;
  place?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: place.id === 'section' ? 'start' : 'center' });
}

function PreviewPane({ section, className }: { section: Section; className: string }) {
  const { address, state, commit } = useEditor().preview;
  const [path = '', hash = ''] = section.place.split('#');
  // Reloads the page when another commit is built.
  const place = `${address}${path}?built=${commit.slice(0, 7)}${hash && `#${hash}`}`;
  return (
    <aside
      className={`top-(--header) flex h-dvh flex-col gap-2 px-gutter pt-5 pb-6 xl:sticky xl:h-[calc(100dvh-var(--header))] ${className}`}
      aria-label={say('page')}
    >
      <Note>{say(state === 'ready' ? 'pageIsNew' : 'pageIsOld')}</Note>
      <iframe className="w-full grow border bg-sheet" title={say('page')} src={place} />
    </aside>
  );
}
