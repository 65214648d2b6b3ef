import { useEffect, useMemo, useState } from 'react';
import { Clashes, Publishing, Refused } from './dialogs';
import { Form, NOTHING } from './form';
import { goToField } from './go-to-field';
import { PreviewPane } from './PreviewPane';
import { SectionForm } from './SectionForm';
import { Sidebar } from './Sidebar';
import { SignIn } from './SignIn';
import { FIRST, sectionOf } from './sections';
import { github, useEditor } from './state';
import { TopBar } from './TopBar';
import { useLater } from './use-later';
import { checked } from './version';
import { say } from './words';

/** What is found once somebody has stopped writing for a moment. */
function useChecked(): typeof NOTHING {
  const { isOpen, now } = useEditor();
  const settled = useLater(isOpen ? now : undefined);
  return useMemo(() => (settled ? checked(github(), settled) : NOTHING), [settled]);
}

/** The editor: what is left to do, the fields of a section, and the page beside them. */
export function App() {
  const { isOpen, isTokenAsked, now, pending } = useEditor();
  const [section, setSection] = useState(FIRST);
  const [tab, setTab] = useState<'form' | 'page'>('form');
  const [target, setTarget] = useState<[file: string, key: string]>();
  const found = useChecked();
  useEffect(() => {
    if (target) goToField(...target);
  }, [target]);
  const show = (one: typeof section, ...place: [file: string, key: string]) => {
    setSection(one);
    setTab('form');
    setTarget(place);
  };
  const go = (file: string, key: string) => show(sectionOf(now, file, key), file, key);
  if (!isOpen) return isTokenAsked ? <SignIn /> : <p role="status">{say('loading')}</p>;
  return (
    <Form value={found}>
      <TopBar />
      {isTokenAsked && <SignIn />}
      <Refused go={go} />
      <Clashes />
      {pending && <Publishing changes={pending} />}
      <fieldset className="flex gap-2 px-gutter pt-3 xl:hidden" aria-label={say('view')}>
        {(['form', 'page'] as const).map((one) => (
          <button key={one} type="button" aria-pressed={tab === one} onClick={() => setTab(one)}>
            {say(one)}
          </button>
        ))}
      </fieldset>
      <div className="grid grid-cols-1 lg:grid-cols-[18rem_minmax(0,1fr)] xl:grid-cols-[18rem_minmax(0,1fr)_minmax(0,0.9fr)]">
        <Sidebar section={section} choose={(one) => show(one, 'section', '')} go={go} />
        <SectionForm section={section} isAside={tab === 'page'} />
        <PreviewPane section={section} isAside={tab === 'form'} />
      </div>
    </Form>
  );
}
