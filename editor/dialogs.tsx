import { type ReactNode, Suspense } from 'react';
import { ActionButton, LINK_BUTTON } from './form';
import type { Change, Path } from './merge';
import { type MessageKey, messageOf, t } from './messages';
import { changeName, formatValue, fullName, isMark } from './names';
import { Picture } from './PictureField';
import { hidePending, publishAll, resolveConflict, useEditor } from './state';
import { isPicture } from './version';

/** Opens a dialog, and closes it before it is removed, so that the focus returns to where it was. */
function showModal(dialog: HTMLDialogElement | null) {
  dialog?.showModal();
  return () => dialog?.close();
}

/** Shows a panel that appears at the top of the page while a form below is in view. */
function scrollToPanel(panel: HTMLElement | null): void {
  panel?.focus({ preventScroll: true });
  panel?.scrollIntoView();
}

export function PublishDialog({ changes }: { changes: Change[] }) {
  return (
    <dialog
      ref={showModal}
      className="m-auto w-full max-w-rows bg-sheet p-card text-ink backdrop:bg-deep/60"
      aria-labelledby="publishing"
      onClose={hidePending}
    >
      <h2 id="publishing" className="text-title">
        {t('publishTitle', { count: changes.length })}
      </h2>
      {changes.map((change) => (
        <Comparison key={change.path.join()} change={change} labels={['old', 'new']} />
      ))}
      <div className="mt-6 flex flex-wrap gap-3">
        <ActionButton text="publishNow" className="main" onClick={publishAll} />
        <ActionButton text="cancel" className="" onClick={hidePending} />
      </div>
    </dialog>
  );
}

export function Conflicts() {
  return (
    <Panel title="conflictTitle">
      {useEditor().conflicts.map((conflict) => (
        <div key={conflict.path.join()}>
          <Comparison change={conflict} labels={['theirs', 'ours']} />
          <div className="flex flex-wrap gap-3">
            <ActionButton text="keepTheirs" className="" onClick={() => resolveConflict(conflict, 'theirs')} />
            <ActionButton text="keepOurs" className="" onClick={() => resolveConflict(conflict, 'ours')} />
          </div>
        </div>
      ))}
    </Panel>
  );
}

/** Why the last save or publication was refused; each line leads to its field. */
export function ProblemList({ openField }: { openField: (file: string, key: string) => void }) {
  const { problems, now } = useEditor();
  const byLine = new Map(
    problems.map((problem) => [`${fullName(now, problem.file, problem.key)}: ${messageOf(problem)}`, problem]),
  );
  return (
    <Panel title="mistakesTitle">
      {[...byLine].map(([line, { file, key }]) => (
        <button key={line} type="button" className={LINK_BUTTON} onClick={() => openField(file, key)}>
          {line}
        </button>
      ))}
    </Panel>
  );
}

function Panel({ title, children }: { title: MessageKey; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section
      ref={scrollToPanel}
      tabIndex={-1}
      className="question-line relative bg-sheet px-gutter py-6"
      data-open
      aria-labelledby={title}
    >
      <h2 id={title} className="text-h4">
        {t(title)}
      </h2>
      {children}
    </section>
  );
}

interface ComparisonProps {
  change: Change;
  labels: [before: MessageKey, after: MessageKey];
}

function Comparison({ change: { path, before, after }, labels }: ComparisonProps) {
  const name = changeName(useEditor().now, path);
  return (
    <section className="my-6" aria-label={name}>
      <h3 className="font-semibold">{name}</h3>
      <dl className="flex flex-wrap gap-x-6 gap-y-2">
        <Side label={labels[0]} path={path} value={before} other={after} />
        <Side label={labels[1]} path={path} value={after} other={before} />
      </dl>
    </section>
  );
}

function Side({ label, path, value, other }: { label: MessageKey; path: Path; value: unknown; other: unknown }) {
  const [file = ''] = path;
  return (
    <div className="grow basis-64">
      <dt className="text-slate text-small">{t(label)}</dt>
      <dd>
        {isPicture(file) && typeof value === 'string' ? (
          <Suspense>
            <Picture file={file} id={value} className="max-h-40 w-auto" alt={t('aFile')} />
          </Suspense>
        ) : (
          <Lines path={path} value={value} other={other} />
        )}
      </dd>
    </div>
  );
}

/** The lines of a value, with those marked that the other side lacks; of lists of marks only these. */
function Lines({ path, value, other }: { path: Path; value: unknown; other: unknown }) {
  const { now } = useEditor();
  const others = formatValue(now, path, other);
  const lines = formatValue(now, path, value);
  const isNew = (line: string) => !others.includes(line);
  const shown = isMark(path) ? lines.filter(isNew) : lines;
  return shown.map((line) => (
    <p key={line}>{lines.length > 1 && isNew(line) ? <mark className="bg-sand text-ink">{line}</mark> : line}</p>
  ));
}
