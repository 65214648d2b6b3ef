import { Act } from './form';
import { isSame } from './merge';
import { saveAll, showPending, signOut, undo, useEditor } from './state';
import { say } from './words';

const PREVIEW = { unknown: 'previewUnknown', building: 'previewBuilding', ready: 'previewReady' } as const;

/** Keeps the height of the header, which any message changes, in `--header`. Returns its cleanup. */
function measure(header: HTMLElement | null) {
  if (!header) return;
  const observer = new ResizeObserver(() =>
    document.documentElement.style.setProperty('--header', `${header.offsetHeight}px`),
  );
  observer.observe(header);
  return () => observer.disconnect();
}

export function TopBar() {
  const { base, now, isBusy, message, undo: last, preview } = useEditor();
  const isSaved = isSame(base, now);
  return (
    <header ref={measure} className="flex flex-wrap items-center gap-x-6 gap-y-1 bg-ink px-gutter py-2 text-paper">
      <h1 className="text-h4">{say('title')}</h1>
      <p className="question-line relative pt-2" data-open={!isSaved || undefined}>
        {say(isSaved ? 'allSaved' : 'notSavedYet')}
      </p>
      <div className="flex flex-wrap items-center gap-3 md:ms-auto">
        <Act word="save" className="main" isOff={isSaved || isBusy} onClick={saveAll} />
        <a className="button" href={preview.address || '/'} target="_blank" rel="noopener">
          {say('preview')}
        </a>
        <Act word="publish" className="" isOff={isBusy} onClick={showPending} />
        <Act word="signOut" onClick={signOut} />
      </div>
      <p className="text-mist text-small">{say(PREVIEW[preview.state])}</p>
      <p role="status" className="basis-full empty:hidden">
        {last?.message ?? message}
        {last && <Act word="undo" onClick={undo} />}
      </p>
    </header>
  );
}
