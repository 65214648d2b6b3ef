import { type ReactNode, type Ref, Suspense } from 'react';
import { focusElement } from '@/browser/focus';
import { isPicture } from '@/checks/content';
import type { Problem } from '@/checks/problem';
import { ActionButton, LINK_BUTTON } from './forms/form';
import { Picture } from './forms/PictureField';
import { dateAndTime, type MessageKey, messageOf, say } from './labels/messages';
import { changeName, formatValue, fullName, isReview } from './labels/names';
import type { Change, Path } from './rows/merge';
import { store, useEditor } from './saving/state';
import { hideEarlier, hidePending, publishAll, resolveConflict, restore } from './saving/tasks';

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

export function PublishDialog() {
  const { pending, message } = useEditor();
  if (!pending) return null;
  const { changes } = pending;
  return (
    <Dialog title={say('publishTitle', { count: changes.length })} close={hidePending}>
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

export function EarlierDialog() {
  const { earlier } = useEditor();
  if (!earlier) return null;
  return (
    <Dialog title={say('earlierTitle')} close={hideEarlier}>
      <p>{say(`${store.kind}.earlierHelp`)}</p>
      <ActionButton
        text={`${store.kind}.toLatest`}
        className="main mt-4"
        onClick={() => restore(say(`${store.kind}.latest`))}
      />
      <ul>
        {earlier.map(({ sha, date, message }) => (
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

const OF_PERSONS = ['theirs', 'ours', 'keepTheirs', 'keepOurs'] as const;
const OF_BRANCHES = ['github.latest', 'savedHere', 'keepOnline', 'keepSaved'] as const;

export function Conflicts() {
  const { conflicts, isOfBranches } = useEditor();
  const [theirs, ours, keepTheirs, keepOurs] = isOfBranches ? OF_BRANCHES : OF_PERSONS;
  if (conflicts.length === 0) return null;
  return (
    <Panel title="conflictTitle" ref={scrollToPanel}>
      {conflicts.map((conflict) => (
        <div key={conflict.path.join()}>
          <Comparison change={conflict} labels={[theirs, ours]} />
          <div className="flex flex-wrap gap-3">
            <ActionButton text={keepTheirs} className="" onClick={() => resolveConflict(conflict, 'theirs')} />
            <ActionButton text={keepOurs} className="" onClick={() => resolveConflict(conflict, 'ours')} />
          </div>
        </div>
      ))}
    </Panel>
  );
}

/** Why the last save or publication was refused; each line leads to its field. */
export function ProblemList({ openField }: { openField: (file: string, key: string) => void }) {
  const { problems, now } = useEditor();
  const lineOf = (problem: Problem) => `${fullName(now, problem.file, problem.key)}: ${messageOf(problem)}`;
  const byLine = new Map(problems.map((problem) => [lineOf(problem), problem]));
  if (problems.length === 0) return null;
  return (
    <Panel title="mistakesTitle" ref={scrollToPanel}>
      {[...byLine].map(([line, { file, key }]) => (
        <button key={line} type="button" className={LINK_BUTTON} onClick={() => openField(file, key)}>
          {line}
        </button>
      ))}
    </Panel>
  );
}

export function Panel({ title, children, ref }: { title: MessageKey; children: ReactNode; ref?: Ref<HTMLElement> }) {
  return (
    <section ref={ref} className="question-line relative bg-sheet px-gutter py-6" data-open aria-labelledby={title}>
      <h2 id={title} className="text-h4 outline-none">
        {say(title)}
      </h2>
      {children}
    </section>
  );
}

function Comparison({ change, labels: [first, second] }: { change: Change; labels: [MessageKey, MessageKey] }) {
  const { path, base, before, after } = change;
  const name = changeName(useEditor().now, change);
  // What was not there has not been removed.
  const old = base === undefined ? (before ?? null) : before;
  const sides = [
    { label: first, value: old, other: after ?? base },
    { label: second, value: after, other: before ?? base },
  ];
  return (
    <section className="my-6" aria-label={name}>
      <h3 className="font-semibold">{name}</h3>
      <dl className="flex flex-wrap gap-x-6 gap-y-2">
        {sides.map(({ label, value, other }) => (
          <div key={label} className="grow basis-64">
            <dt className="text-slate text-small">{say(label)}</dt>
            <dd>
              <Value path={path} value={value} other={other} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A picture, or lines, with those marked that the other side lacks; of a review only these. */
function Value({ path, value, other }: { path: Path; value: unknown; other: unknown }) {
  const { now } = useEditor();
  if (isPicture(path.at(-1) ?? '') && Array.isArray(value)) {
    return value.map(([file, id]) => (
      <Suspense key={file}>
        <Picture file={file} id={id} className="max-h-40 w-auto" alt={say('aFile')} />
      </Suspense>
    ));
  }
  const others = formatValue(now, path, other);
  const lines = formatValue(now, path, value);
  const isNew = (line: string) => !others.includes(line);
  const shown = isReview(path) ? lines.filter(isNew) : lines;
  return shown.map((line) => (
    <p key={line}>{lines.length > 1 && isNew(line) ? <mark className="bg-sand text-ink">{line}</mark> : line}</p>
  ));
}
