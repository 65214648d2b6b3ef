import { type ReactNode, Suspense } from 'react';
import { Act, QUIET } from './form';
import type { Change, Path } from './merge';
import { isMark, linesOf, nameOfChange, nameOfPlace } from './names';
import { Picture } from './PictureField';
import { hidePending, publishAll, settle, useEditor } from './state';
import { isPicture } from './version';
import { messageOf, say, type Word } from './words';

/** Opens a dialog, and closes it before it is removed, so that the focus returns to where it was. */
function showModal(dialog: HTMLDialogElement | null) {
  dialog?.showModal();
  return () => dialog?.close();
}

/** Shows what appears at the top of the page while a form below is in view. */
function goTo(panel: HTMLElement | null): void {
  panel?.focus({ preventScroll: true });
  panel?.scrollIntoView();
}

export function Publishing({ changes }: { changes: Change[] }) {
  return (
    <dialog
      ref={showModal}
      className="m-auto w-full max-w-rows bg-sheet p-card text-ink backdrop:bg-deep/60"
      aria-labelledby="publishing"
      onClose={hidePending}
    >
      <h2 id="publishing" className="text-title">
        {say('publishTitle', { count: changes.length })}
      </h2>
      {changes.map((change) => (
        <Comparison key={change.path.join()} change={change} sides={['old', 'new']} />
      ))}
      <div className="mt-6 flex flex-wrap gap-3">
        <Act word="publishNow" className="main" onClick={publishAll} />
        <Act word="cancel" className="" onClick={hidePending} />
      </div>
    </dialog>
  );
}

export function Clashes() {
  return (
    <Panel title="clashTitle">
      {useEditor().clashes.map((clash) => (
        <div key={clash.path.join()}>
          <Comparison change={clash} sides={['theirs', 'ours']} />
          <div className="flex flex-wrap gap-3">
            <Act word="keepTheirs" className="" onClick={() => settle(clash, 'theirs')} />
            <Act word="keepOurs" className="" onClick={() => settle(clash, 'ours')} />
          </div>
        </div>
      ))}
    </Panel>
  );
}

/** Why the last save or publication was refused; each line leads to its field. */
export function Refused({ go }: { go: (file: string, key: string) => void }) {
  const { problems, now } = useEditor();
  const lines = new Map(
    problems.map((one) => [`${nameOfPlace(now, one.file, one.key)}: ${messageOf(one)}`, one] as const),
  );
  return (
    <Panel title="mistakesTitle">
      {[...lines].map(([line, { file, key }]) => (
        <button key={line} type="button" className={QUIET} onClick={() => go(file, key)}>
          {line}
        </button>
      ))}
    </Panel>
  );
}

function Panel({ title, children }: { title: Word; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section
      ref={goTo}
      tabIndex={-1}
      className="question-line relative bg-sheet px-gutter py-6"
      data-open
      aria-labelledby={title}
    >
      <h2 id={title} className="text-h4">
        {say(title)}
      </h2>
      {children}
    </section>
  );
}

function Comparison({ change: { path, before, after }, sides }: { change: Change; sides: [Word, Word] }) {
  const { now } = useEditor();
  const name = nameOfChange(now, { path });
  return (
    <section className="my-6" aria-label={name}>
      <h3 className="font-semibold">{name}</h3>
      <dl className="flex flex-wrap gap-x-6 gap-y-2">
        <Side name={sides[0]} path={path} value={before} other={after} />
        <Side name={sides[1]} path={path} value={after} other={before} />
      </dl>
    </section>
  );
}

function Side({ name, path, value, other }: { name: Word; path: Path; value: unknown; other: unknown }) {
  const { now } = useEditor();
  const [file = ''] = path;
  const others = linesOf(now, path, other);
  const all = linesOf(now, path, value);
  const isNew = (line: string) => !others.includes(line);
  // Of lists of marks only the differences.
  const lines = isMark(path) ? all.filter(isNew) : all;
  return (
    <div className="grow basis-64">
      <dt className="text-slate text-small">{say(name)}</dt>
      <dd>
        {isPicture(file) && typeof value === 'string' ? (
          <Suspense>
            <Picture file={file} id={value} className="max-h-40 w-auto" alt={say('aFile')} />
          </Suspense>
        ) : (
          lines.map((line) => (
            <p key={line}>{all.length > 1 && isNew(line) ? <mark className="bg-sand text-ink">{line}</mark> : line}</p>
          ))
        )}
      </dd>
    </div>
  );
}
