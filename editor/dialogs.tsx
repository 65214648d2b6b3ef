import { type ReactNode, useEffect, useRef } from 'react';
import { Act, QUIET } from './form';
import type { Change, Path } from './merge';
import { linesOf, nameOfChange, nameOfPlace } from './names';
import { usePicture } from './PictureField';
import { hidePending, publishAll, settle, useEditor } from './state';
import { isPicture } from './version';
import { messageOf, say, type Word } from './words';

/** What will be published, old and new in words. */
export function Publishing({ changes }: { changes: Change[] }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className="m-auto w-full max-w-rows bg-sheet p-card text-ink backdrop:bg-deep/60"
      aria-labelledby="publishing"
      onClose={hidePending}
    >
      <h2 id="publishing" className="text-title">
        {say('publishTitle', { count: changes.length })}
      </h2>
      {changes.map(({ path, before, after }) => (
        <Comparison
          key={path.join()}
          path={path}
          sides={[
            ['old', before],
            ['new', after],
          ]}
        />
      ))}
      <div className="mt-6 flex flex-wrap gap-3">
        <Act word="publishNow" className="main" onClick={publishAll} />
        <Act word="cancel" className="" onClick={hidePending} />
      </div>
    </dialog>
  );
}

/** What two people have written differently: one chooses whose wording stays. */
export function Clashes() {
  const { clashes } = useEditor();
  return clashes.length === 0 ? null : (
    <Panel title="clashTitle">
      {clashes.map((clash) => (
        <div key={clash.path.join()}>
          <Comparison
            path={clash.path}
            sides={[
              ['theirs', clash.theirs],
              ['ours', clash.ours],
            ]}
          />
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
  return problems.length === 0 ? null : (
    <Panel title="mistakesTitle">
      {problems.map((problem) => {
        const line = `${nameOfPlace(now, problem.file, problem.key)}: ${messageOf(problem)}`;
        return (
          <button key={line} type="button" className={QUIET} onClick={() => go(problem.file, problem.key)}>
            {line}
          </button>
        );
      })}
    </Panel>
  );
}

function Panel({ title, children }: { title: Word; children: ReactNode }) {
  return (
    <section className="question-line relative bg-sheet px-gutter py-6" data-open aria-labelledby={title}>
      <h2 id={title} className="text-h4">
        {say(title)}
      </h2>
      {children}
    </section>
  );
}

/** Two values of a place: a line is marked where the other has not got it; pictures as pictures. */
function Comparison({ path, sides }: { path: Path; sides: [name: Word, value: unknown][] }) {
  const { now } = useEditor();
  const lines = sides.map(([, value]) => linesOf(now, path, value));
  return (
    <section className="my-6" aria-label={nameOfChange(now, { path })}>
      <h3 className="font-semibold">{nameOfChange(now, { path })}</h3>
      <dl className="flex flex-wrap gap-x-6 gap-y-2">
        {sides.map(([name, value], index) => (
          <div key={name} className="grow basis-64">
            <dt className="text-slate text-small">{say(name)}</dt>
            <dd>
              <Value path={path} value={value} lines={lines[index] ?? []} others={lines[1 - index] ?? []} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Value({
  path: [file = ''],
  value,
  lines,
  others,
}: {
  path: Path;
  value: unknown;
  lines: string[];
  others: string[];
}) {
  const id = isPicture(file) && typeof value === 'string' ? value : undefined;
  const address = usePicture(id && file, id);
  if (address) return <img className="max-h-40 w-auto" src={address} alt={say('aFile')} />;
  return lines.map((line) => (
    <p key={line}>
      {lines.length > 1 && !others.includes(line) ? <mark className="bg-sand text-ink">{line}</mark> : line}
    </p>
  ));
}
