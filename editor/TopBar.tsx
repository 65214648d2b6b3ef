import { ActionButton } from './form';
import { isSame } from './merge';
import { t } from './messages';
import { saveAll, showPending, signOut, undo, useEditor } from './state';

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
      <h1 className="text-h4">{t('title')}</h1>
      <p className="question-line relative pt-2" data-open={!isSaved || undefined}>
        {t(isSaved ? 'allSaved' : 'notSavedYet')}
      </p>
      <div className="flex flex-wrap items-center gap-3 md:ms-auto">
        <ActionButton text="save" className="main" disabled={isSaved || isBusy} onClick={saveAll} />
        <a className="button" href={preview.address || '/'} target="_blank" rel="noopener">
          {t('preview')}
        </a>
        <ActionButton text="publish" className="" disabled={isBusy} onClick={showPending} />
        <ActionButton text="signOut" onClick={signOut} />
      </div>
      <p className="text-mist text-small">{t(PREVIEW[preview.state])}</p>
      <p role="status" className="basis-full empty:hidden">
        {last?.message ?? message}
        {last && <ActionButton text="undo" onClick={undo} />}
      </p>
    </header>
  );
}
