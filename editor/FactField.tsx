import type { ComponentProps, ReactNode } from 'react';
import { COMPANY_FILE } from '@/checks/content';
import { type FactNode, type FieldKind, kindOf } from '@/company/fact-tree';
import { Act, Field, factPath, idOf, useDescribed } from './form';
import { List } from './List';
import { idFor, isTextList } from './lists';
import { type Group, valueAt, withValue } from './merge';
import { NamedRow, SlideRow } from './rows';
import { changeMuch, useEditor, write } from './state';
import { say, told } from './words';

export interface FactProps {
  fieldKey: string; // with dots
  node: FactNode;
  isOptional?: boolean;
}

/** A fact, or a part of one, as the model describes it. */
export function FactField({ fieldKey, node, isOptional }: FactProps) {
  const Control = CONTROLS[kindOf(node)];
  const { mistakes } = useDescribed(COMPANY_FILE, fieldKey);
  if (!Control) return null;
  const isGroup = ['choices', 'group', 'rows', 'list'].includes(kindOf(node));
  return (
    <Field
      label={told(node.label)}
      help={fieldKey === 'slides' ? '' : told(node.help)}
      files={[COMPANY_FILE]}
      fieldKey={fieldKey}
      isGroup={isGroup}
    >
      <Control fieldKey={fieldKey} node={node} isOptional={isOptional} />
      {mistakes}
    </Field>
  );
}

function useFact(fieldKey: string) {
  const { now } = useEditor();
  const path = factPath(fieldKey);
  const { described } = useDescribed(COMPANY_FILE, fieldKey);
  return { path, value: valueAt(now, path), set: (value: unknown) => write(path, value), described };
}

type InputProps = FactProps &
  Pick<ComponentProps<'input'>, 'type' | 'inputMode'> & { read?: (text: string) => unknown };

function Input({ fieldKey, node: _, isOptional, read = String, ...attributes }: InputProps) {
  const { value, set, described } = useFact(fieldKey);
  const change = (text: string) => set(text === '' && isOptional ? undefined : read(text));
  return (
    <input {...attributes} {...described} value={String(value ?? '')} onChange={({ target }) => change(target.value)} />
  );
}

/** What is no number stays as it is written, and is refused. */
const numberIn = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : text);

function Select({ fieldKey, isOptional, options }: FactProps & { options: [value: unknown, label: string][] }) {
  const { value, set, described } = useFact(fieldKey);
  const chosen = options.findIndex(([one]) => one === value);
  return (
    <select {...described} value={chosen} onChange={({ target }) => set(options[Number(target.value)]?.[0])}>
      {(isOptional || chosen < 0) && <option value={-1}>{say('notSaid')}</option>}
      {options.map(([_one, label], index) => (
        <option key={label} value={index}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** Values to choose several from. They stand in the order in which they were chosen. */
function Choices({ fieldKey, node }: FactProps) {
  const { value, set } = useFact(fieldKey);
  const chosen = (value ?? node.default ?? []) as string[];
  const toggle = (one: string) => {
    const next = chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one];
    set(next.length > 0 ? next : undefined);
  };
  return (
    <div className="flex flex-wrap gap-x-6" id={idOf(COMPANY_FILE, fieldKey)}>
      {node.items?.enum?.map((one) => (
        <label key={one} className="flex min-h-11 items-center gap-2">
          <input
            className="size-5 min-h-0"
            type="checkbox"
            checked={chosen.includes(one)}
            onChange={() => toggle(one)}
          />
          {told(node.items?.choices?.[one])}
        </label>
      ))}
    </div>
  );
}

function GroupField({ fieldKey, node, isOptional }: FactProps) {
  const { value, path } = useFact(fieldKey);
  const name = told(node.label);
  const add = () => changeMuch((now) => withValue(now, path, emptyRow(node)), say('added', { name }));
  const remove = () => changeMuch((now) => withValue(now, path, undefined), say('removed', { name }));
  if (value === undefined && isOptional) return <Act word="add" of={name} className="mt-2" onClick={add} />;
  return (
    <>
      <Parts fieldKey={fieldKey} node={node} />
      {isOptional && <Act word="remove" of={name} onClick={remove} />}
    </>
  );
}

/** The fields of a group. */
function Parts({ fieldKey, node, without = [] }: FactProps & { without?: string[] }): ReactNode {
  const parts = Object.entries(node.properties ?? {}).filter(([name]) => !without.includes(name));
  return parts.map(([name, part]) => (
    <FactField key={name} fieldKey={`${fieldKey}.${name}`} node={part} isOptional={!node.required?.includes(name)} />
  ));
}

function Rows({ fieldKey, node }: FactProps) {
  const row = (index: number) => {
    const parts = <Parts fieldKey={`${fieldKey}.${index}`} node={node.items ?? {}} without={['id', 'portrait']} />;
    return isTextList(fieldKey) ? <NamedRow list={fieldKey} index={index} facts={parts} /> : parts;
  };
  return <List fieldKey={fieldKey} node={node} newRow={() => emptyRow(node.items)} row={row} />;
}

/** What a row or a group has to have, still empty. */
function emptyRow({ properties = {}, required = [] }: FactNode = {}): Group {
  return Object.fromEntries(required.map((name) => [name, properties[name]?.enum?.[0] ?? '']));
}

const YES_OR_NO: [boolean, string][] = [
  [true, say('yes')],
  [false, say('no')],
];
/** The name of a slide that is still to be chosen. */
const newSlide = (taken: unknown[]) => idFor('slide', taken.map(String));

const CONTROLS: Partial<Record<FieldKind, (props: FactProps) => ReactNode>> = {
  line: Input,
  number: (props) => <Input {...props} inputMode="numeric" read={numberIn} />,
  day: (props) => <Input {...props} type="date" />,
  yesNo: (props) => <Select {...props} options={YES_OR_NO} />,
  choice: (props) => (
    <Select {...props} options={(props.node.enum ?? []).map((one) => [one, told(props.node.choices?.[one])])} />
  ),
  choices: Choices,
  group: GroupField,
  list: (props) => <List {...props} newRow={newSlide} row={(index) => <SlideRow index={index} />} />,
  rows: Rows,
};
