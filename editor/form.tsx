import type { MouseEvent, ReactNode } from 'react';
import { focusElement } from '@/browser/page/focus';
import { COMPANY_FILE } from '@/checks/content';
import type { Problem } from '@/checks/problem';
import { lineOf, nameInSection } from './names';
import { answered, confirmed, isSample } from './sample';
import { changeMuch, useEditor } from './state';
import { messageOf, say, type Values, type Word } from './words';

export const idOf = (file: string, key: string) => `${file}:${key}`;

/** Whether a problem says more than that a text is the sample’s. */
const isTelling = (one: Problem) => one.answer?.list !== '$sample' || typeof lineOf(one.key)?.claim === 'object';

function useProblems(file: string, key: string) {
  const { problems, hints, left } = useEditor().found;
  const isOwn = (one: Problem) => one.file === file && one.key === key;
  const all = new Set([...problems, ...hints, ...left.filter(isTelling)]);
  return { own: [...all].filter(isOwn), isWrong: problems.some(isOwn) };
}

/** Attributes of a control that `Mistakes` describe. */
export function useDescribed(file: string, key: string) {
  const { own, isWrong } = useProblems(file, key);
  const id = idOf(file, key);
  return { id, 'aria-invalid': isWrong || undefined, 'aria-describedby': own.length > 0 ? `${id}!` : undefined };
}

export function Mistakes({ file, fieldKey }: { file: string; fieldKey: string }) {
  const { own, isWrong } = useProblems(file, fieldKey);
  if (own.length === 0) return null;
  return (
    <div className={`font-medium ${isWrong ? 'text-red' : 'text-brass-text'}`} id={`${idOf(file, fieldKey)}!`}>
      {own.map((problem) => (
        <p key={messageOf(problem)} className="first-letter:uppercase">
          {messageOf(problem)} <IsRight problem={problem} />
        </p>
      ))}
    </div>
  );
}

interface FieldProps {
  label: string;
  help?: ReactNode;
  fieldKey: string;
  files?: string[]; // that have it
  isGroup?: boolean; // it has several controls
  isPart?: boolean; // of a field, whose lines are its own too
  children: ReactNode;
}

/** A field with its label and help. It has one line while it is unconfirmed, then two. */
export function Field({ label, help, fieldKey, files = [COMPANY_FILE], isGroup, isPart, children }: FieldProps) {
  const { now } = useEditor();
  const isOpen = files.some((file) => isSample(now, file, fieldKey));
  const id = idOf(files[0] ?? '', fieldKey);
  const group = isGroup && { role: 'group', 'aria-labelledby': `${id}#` };
  return (
    <div
      className={isPart ? 'min-w-0 grow' : 'question-line relative mt-8 pt-3.5'}
      data-open={isOpen || undefined}
      {...group}
    >
      <label
        className={isPart ? 'text-slate text-small' : 'font-semibold'}
        id={`${id}#`}
        htmlFor={isGroup ? undefined : id}
      >
        {label}
      </label>
      {help && <Note>{help}</Note>}
      {children}
      {isOpen && <TrueOfUs files={files} keys={[fieldKey]} label={label} />}
    </div>
  );
}

export const Note = ({ children }: { children: ReactNode }) => (
  <p className="text-slate text-small first-letter:uppercase">{children}</p>
);

export const QUIET = 'px-1 border-transparent font-medium underline underline-offset-4';

interface ActProps {
  word: Word;
  values?: Values;
  of?: string; // what it is done to, for screen readers
  isOff?: boolean;
  className?: string;
  onClick: () => void;
}

/**
 * A button; `of` tells screen readers which one of several it is. While it is off it keeps the focus, and does nothing. If the click removes
 * it, an element around it gets the focus, unless something else has it.
 */
export function Act({ word, values, of, isOff, className = QUIET, onClick }: ActProps) {
  const act = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (isOff) return;
    const around: HTMLElement[] = [];
    for (let one = currentTarget.parentElement; one; one = one.parentElement) around.push(one);
    onClick();
    requestAnimationFrame(() => {
      const place = around.find(({ isConnected }) => isConnected);
      if (!currentTarget.isConnected && place && document.activeElement === document.body) focusElement(place);
    });
  };
  return (
    <button type="button" className={className} aria-disabled={isOff || undefined} onClick={act}>
      {say(word, values)}
      {of && ' '}
      {of && <span className="sr-only">{of}</span>}
    </button>
  );
}

/** Answers a question: the value is right as it is, or rightly missing. */
export function IsRight({ problem }: { problem: Problem }) {
  const { now } = useEditor();
  const { file, key, answer } = problem;
  if (!answer || answer.list === '$sample') return null;
  const confirm = () => changeMuch((now) => answered(now, answer), say('answered'));
  // An answer about a value names it too.
  const word = answer.entry === key ? 'leaveOut' : 'isRight';
  return <Act word={word} of={nameInSection(now, file, key)} onClick={confirm} />;
}

interface TrueProps {
  files: string[];
  keys: string[];
  label: string;
  word?: Word;
}

/** Confirms texts or facts as they are. */
export function TrueOfUs({ files, keys, label, word = 'trueOfUs' }: TrueProps) {
  const confirm = () => changeMuch((now) => confirmed(now, files, keys), say('confirmedNow', { name: label }));
  return <Act word={word} of={label} className="mt-3 border-brass-line" onClick={confirm} />;
}
