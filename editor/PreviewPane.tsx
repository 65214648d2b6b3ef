import { Note } from './form';
import type { Section } from './sections';
import { useEditor } from './state';
import { say } from './words';

/** The page itself, at the section that is edited, as it was built last. */
export function PreviewPane({ section, isAside }: { section: Section; isAside: boolean }) {
  const { address, state, commit } = useEditor().preview;
  const [path = '', hash = ''] = section.place.split('#');
  // Another address when another commit is built, so that it is loaded anew.
  const place = `${address}${path}?built=${commit.slice(0, 7)}${hash && `#${hash}`}`;
  return (
    <aside
      className={`top-14 flex h-dvh flex-col gap-2 px-gutter pt-5 pb-20 xl:sticky ${isAside ? 'max-xl:hidden' : ''}`}
      aria-label={say('page')}
    >
      <Note>{say(state === 'ready' ? 'pageIsNew' : 'pageIsOld')}</Note>
      <iframe className="w-full grow border bg-sheet" title={say('page')} src={place} />
    </aside>
  );
}
