import { type ChangeEvent, type MouseEvent, type ReactNode, useId, useState } from 'react';
import { focusElement } from '@/browser/focus';
import { COMPANY_FILE, withoutExtension } from '@/checks/content';
import type { Problem } from '@/checks/problem';
import { keyAndGroups, remembered } from '@/model/data';
import { type MessageKey, messageOf, say, sentenceOf, type Values } from '../labels/messages';
import { nameInSection, textLine } from '../labels/names';
import { answered, isSample, withConfirmed } from '../rows/sample';
import type { Version } from '../rows/version';
import { change, type Found, useDerived } from '../saving/state';

export const idOf = (file: string, key: string) => `${file}:${key}`;

/** Focuses a field, else the nearest group around it, else the form of the section. */
export function focusField(file: string, key: string): void {
  const keys = keyAndGroups(key).toReversed();
  const ids = keys.flatMap((group) => [idOf(file, group), `${idOf(file, group)}#`]);
  const picture = `${idOf(COMPANY_FILE, withoutExtension(file))}#`;
  const elements = [...ids, picture, 'section'].map((id) => document.getElementById(id));
  const element = elements.find((found) => found !== null);
  if (element && !element.matches('input, select, textarea, button')) element.tabIndex = -1;
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: element.id === 'section' ? 'start' : 'center' });
}

/** Whether a problem says more than that a text is the sample’s. */
const isSpecific = ({ key, answer }: Problem) => answer?.list !== '$sample' || typeof textLine(key)?.claim === 'object';

const byField = remembered(({ problems, hints, left }: Found) => {
  const fields = new Map<string, { own: Problem[]; isWrong: boolean }>();
  for (const problem of new Set([...problems, ...hints, ...left.filter(isSpecific)])) {
    const id = idOf(problem.file, problem.key);
    const { own = [], isWrong = false } = fields.get(id) ?? {};
    fields.set(id, { own: [...own, problem], isWrong: isWrong || problems.includes(problem) });
  }
  return fields;
});
const NOTHING = { own: [], isWrong: false };

const useProblems = (file: string, key: string) =>
  useDerived(({ found }) => byField(found).get(idOf(file, key)) ?? NOTHING);

/** Attributes of a control that `FieldProblems` describe. */
export function useControlProps(file: string, key: string) {
  const { own, isWrong } = useProblems(file, key);
  const id = idOf(file, key);
  return { id, 'aria-invalid': isWrong, 'aria-describedby': own.length > 0 ? `${id}!` : undefined };
}

export function FieldProblems({ file, fieldKey }: { file: string; fieldKey: string }) {
  const { own, isWrong } = useProblems(file, fieldKey);
  if (own.length === 0) return null;
  return (
    <div className={`font-medium ${isWrong ? 'text-red' : 'text-brass-text'}`} id={`${idOf(file, fieldKey)}!`}>
      {own.map((problem) => (
        <div key={messageOf(problem)}>
          <p>{sentenceOf(problem)}</p>
          <AnswerButton problem={problem} />
        </div>
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
  isPart?: boolean; // of another field
  children: ReactNode;
}

/** A field with its label and help. It has one line while it is unconfirmed, two once it is confirmed. */
export function Field({ label, help, fieldKey, files = [COMPANY_FILE], isGroup, isPart, children }: FieldProps) {
  const isUnconfirmed = useDerived(({ now }) => files.some((file) => isSample(now, file, fieldKey)));
  const id = idOf(files[0] ?? '', fieldKey);
  const group = isGroup && { role: 'group', 'aria-labelledby': `${id}#` };
  return (
    <div className={isPart ? 'min-w-0 grow' : 'mt-8'} {...group}>
      {!isPart && (
        <span className="question-line relative mb-2 block h-1.5 w-7" data-open={isUnconfirmed || undefined} />
      )}
      <label
        className={isPart ? 'text-slate text-small' : 'font-semibold'}
        id={`${id}#`}
        htmlFor={isGroup ? undefined : id}
      >
        {label}
      </label>
      {help && <Note>{help}</Note>}
      {children}
      {isUnconfirmed && <ConfirmButton files={files} keys={[fieldKey]} label={label} />}
    </div>
  );
}

export const Note = ({ children }: { children: ReactNode }) => <p className="text-slate text-small">{children}</p>;

export const LINK_BUTTON = '-mx-1 px-1 border-transparent font-medium underline underline-offset-4';

interface ActionButtonProps {
  text: MessageKey;
  values?: Values;
  target?: string; // tells screen readers which one of several buttons it is
  disabled?: boolean;
  className?: string;
  onClick: () => void;
}

/** A button that keeps the focus while it is disabled. If its click removes it, the nearest element around it gets the focus. */
export function ActionButton({ text, values, target, disabled, className = LINK_BUTTON, onClick }: ActionButtonProps) {
  const click = ({ currentTarget, nativeEvent }: MouseEvent<HTMLElement>) => {
    if (disabled) return;
    const path = nativeEvent.composedPath() as HTMLElement[];
    onClick();
    requestAnimationFrame(() => {
      if (currentTarget.isConnected || document.activeElement !== document.body) return;
      const nearest = path.find(({ isConnected }) => isConnected);
      if (nearest) focusElement(nearest);
    });
  };
  return (
    <button type="button" className={className} aria-disabled={disabled || undefined} onClick={click}>
      {say(text, values)}
      {target && <span className="sr-only"> {target}</span>}
    </button>
  );
}

interface RowButtonsProps {
  label: string; // tells screen readers which row it is
  name?: string; // of the row in messages
  index: number;
  last: number;
  move?: (version: Version, to: number) => Version; // left out where rows are sorted
  remove: (version: Version) => Version;
}

export function RowButtons({ label, name = label, index, last, move, remove }: RowButtonsProps) {
  const moveTo = (to: number) => change((now) => move?.(now, to) ?? now, say('rowMoved', { name }));
  return (
    <div className="flex flex-wrap gap-x-3">
      {move && (
        <>
          <ActionButton text="moveUp" target={label} disabled={index === 0} onClick={() => moveTo(index - 1)} />
          <ActionButton text="moveDown" target={label} disabled={index === last} onClick={() => moveTo(index + 1)} />
        </>
      )}
      <ActionButton text="remove" target={label} onClick={() => change(remove, say('removed', { name }))} />
    </div>
  );
}

interface FileInputProps {
  name?: string; // tells screen readers which one of several it is
  accept: string;
  take: (file: File) => string | Promise<string>; // returns what is wrong with it
}

export function FileInput({ name, accept, take }: FileInputProps) {
  const [mistake, setMistake] = useState('');
  const id = useId();
  async function read({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // The same file can be chosen again once it has been mended.
    target.value = '';
    if (file) setMistake(await take(file));
  }
  return (
    <>
      <label className="button relative mt-3">
        {say('choosePicture')}
        <span className="sr-only"> {name}</span>
        <input className="sr-only" type="file" accept={accept} aria-describedby={id} onChange={read} />
      </label>
      <p className="font-medium text-red" role="alert" id={id}>
        {mistake}
      </p>
    </>
  );
}

/** Answers a question: the value is right as it is, or rightly missing. */
export function AnswerButton({ problem: { file, key, answer } }: { problem: Problem }) {
  const name = useDerived(({ now }) => nameInSection(now, file, key));
  if (!answer || answer.list === '$sample') return null;
  const confirm = () => change((all) => answered(all, answer), say('answered'));
  // An answer about a value contains it.
  const text = answer.entry === key ? 'leaveOut' : 'isRight';
  return <ActionButton text={text} target={name} onClick={confirm} />;
}

interface ConfirmButtonProps {
  files: string[];
  keys: string[];
  label: string;
  text?: MessageKey;
}

export function ConfirmButton({ files, keys, label, text = 'trueOfUs' }: ConfirmButtonProps) {
  const confirm = () => change((now) => withConfirmed(now, files, keys), say('confirmedNow', { name: label }));
  return <ActionButton text={text} target={label} className="mt-3 border-brass-line" onClick={confirm} />;
}
