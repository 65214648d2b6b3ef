import { type ReactNode, Suspense } from 'react';
import { focusElement } from '@/components/ui/focus';
import { ActionButton, LINK_BUTTON } from './form';
import type { Change, Path } from './merge';
import { dateAndTime, type MessageKey, messageOf, t } from './messages';
import { changeName, formatValue, fullName, isMark } from './names';
import { Picture } from './PictureField';
import { filesIn, isPlace } from './rows';
import { hideEarlier, hidePending, publishAll, resolveConflict, restore, useEditor } from './state';

/** Opens a dialog, and closes it before it is removed, so that the focus returns to where it was. */
function showModal(dialog: HTMLDialogElement | null) {
  dialog?.showModal();
  return () => dialog?.close();
}

/** Shows a panel that appears at the top of the page while a form below is in view. */
function scrollToPanel(panel: HTMLElement | null): void {
  const heading = panel?.querySelector('h2');
  if (heading) focusElement(heading);
  panel?.scrollIntoView();
}

function Dialog({ title, close, children }: { title: string; close: () => void; children: ReactNode }) {
  return (
    <dialog
      ref={showModal}
      className="m-auto w-full max-w-rows bg-sheet p-card text-ink backdrop:bg-deep/60"
      aria-labelledby="dialog-title"
      onClose={close}
    >
      <h2 id="dialog-title" className="text-title">
        {title}
      </h2>
      {children}
    </dialog>
  );
}

export function PublishDialog({ changes }: { changes: Change[] }) {
  const { message } = useEditor();
  return (
    <Dialog title={t('publishTitle', { count: changes.length })} close={hidePending}>
      <p role="status">{message}</p>
      {changes.map((change) => (
        <Comparison key={change.path.join()} change={change} labels={['old', 'new']} />
      ))}
      <div className="mt-6 flex flex-wrap gap-3">
        <ActionButton text="publishNow" className="main" onClick={publishAll} />
        <ActionButton text="cancel" className="" onClick={hidePending} />
      </div>
    </Dialog>
  );
}

/** The versions of the published site, of which one can be put into the forms. */
export function EarlierDialog({ versions }: { versions: { sha: string; date: string; message: string }[] }) {
  return (
    <Dialog title={t('earlierTitle')} close={hideEarlier}>
      <p>{t('earlierHelp')}</p>
      <ActionButton text="toOnline" className="main mt-4" onClick={() => restore(t('online'))} />
      <ul>
        {versions.map(({ sha, date, message }) => (
          <li key={sha} className="mt-4">
            <p className="font-semibold">{dateAndTime(date)}</p>
            <p lang="">{message}</p>
            <ActionButton text="toVersion" target={dateAndTime(date)} onClick={() => restore(dateAndTime(date), sha)} />
          </li>
        ))}
      </ul>
      <ActionButton text="cancel" className="mt-6" onClick={hideEarlier} />
    </Dialog>
  );
}

const OF_PERSONS = { labels: ['theirs', 'ours'], keep: ['keepTheirs', 'keepOurs'] } as const;
const OF_BRANCHES = { labels: ['online', 'savedHere'], keep: ['keepOnline', 'keepSaved'] } as const;

export function Conflicts() {
  const { conflicts, isOfBranches } = useEditor();
  const { labels, keep } = isOfBranches ? OF_BRANCHES : OF_PERSONS;
  return (
    <Panel title="conflictTitle">
      {conflicts.map((conflict) => (
        <div key={conflict.path.join()}>
          <Comparison change={conflict} labels={labels} />
          <div className="flex flex-wrap gap-3">
            <ActionButton text={keep[0]} className="" onClick={() => resolveConflict(conflict, 'theirs')} />
            <ActionButton text={keep[1]} className="" onClick={() => resolveConflict(conflict, 'ours')} />
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
      className="question-line relative bg-sheet px-gutter py-6"
      data-open
      aria-labelledby={title}
    >
      <h2 id={title} className="text-h4 outline-none">
        {t(title)}
      </h2>
      {children}
    </section>
  );
}

interface ComparisonProps {
  change: Change;
  labels: readonly [before: MessageKey, after: MessageKey];
}

function Comparison({ change, labels }: ComparisonProps) {
  const { path, base, before, after } = change;
  const name = changeName(useEditor().now, change);
  return (
    <section className="my-6" aria-label={name}>
      <h3 className="font-semibold">{name}</h3>
      <dl className="flex flex-wrap gap-x-6 gap-y-2">
        <Side
          label={labels[0]}
          path={path}
          value={base === undefined ? (before ?? null) : before}
          other={after ?? base}
        />
        <Side label={labels[1]} path={path} value={after} other={before ?? base} />
      </dl>
    </section>
  );
}

function Side({ label, path, value, other }: { label: MessageKey; path: Path; value: unknown; other: unknown }) {
  const isPicture = isPlace(path.at(-1) ?? '') && value !== undefined;
  return (
    <div className="grow basis-64">
      <dt className="text-slate text-small">{t(label)}</dt>
      <dd>
        {isPicture ? (
          filesIn(value).map(([file, id]) => (
            <Suspense key={file}>
              <Picture file={file} id={id} className="max-h-40 w-auto" alt={t('aFile')} />
            </Suspense>
          ))
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
