import { type FormEvent, type ReactNode, useState } from 'react';
import { COMPANY_FILE } from '@/checks/content';
import type { FactNode } from '@/company/fact-tree';
import { Act, factPath, idOf } from './form';
import { addNamed, addRow, isTextList, moveRow, removeNamed, removeRow, removeSlide, type TextList } from './lists';
import { valueAt } from './merge';
import { changeMuch, useEditor } from './state';
import type { Version } from './version';
import { say, told } from './words';

interface ListProps {
  fieldKey: string;
  node: FactNode;
  newRow: (rows: unknown[]) => unknown;
  row: (index: number) => ReactNode;
}

/** Rows that can be added, moved with buttons and removed. */
export function List({ fieldKey, node, newRow, row }: ListProps) {
  const { now } = useEditor();
  const path = factPath(fieldKey);
  const rows = (valueAt(now, path) ?? []) as (string | { id?: string; name?: string })[];
  const named = isTextList(fieldKey) ? fieldKey : undefined;
  const nameOf = (index: number) => `${told(node.label)} ${index + 1}`;
  const without = (all: Version, index: number) => {
    if (named) return removeNamed(all, named, index);
    return fieldKey === 'slides' ? removeSlide(all, index) : removeRow(all, path, index);
  };
  const remove = (index: number) => changeMuch((all) => without(all, index), say('removed', { name: nameOf(index) }));
  const move = (index: number, to: number) =>
    changeMuch((all) => moveRow(all, path, index, to), say('rowMoved', { name: nameOf(index) }));
  const add = () => changeMuch((all) => addRow(all, path, newRow(rows)), say('added', { name: nameOf(rows.length) }));
  const isFull = rows.length >= (node.maxItems ?? Number.POSITIVE_INFINITY);
  return (
    <div id={idOf(COMPANY_FILE, fieldKey)} tabIndex={-1}>
      <ol>
        {rows.map((one, index) => (
          <li key={keyOf(one, index)} className="my-4 border-rule border-s pb-4 ps-4">
            {row(index)}
            <div className="flex flex-wrap gap-x-3">
              <Act word="moveUp" of={nameOf(index)} isOff={index === 0} onClick={() => move(index, index - 1)} />
              <Act
                word="moveDown"
                of={nameOf(index)}
                isOff={index === rows.length - 1}
                onClick={() => move(index, index + 1)}
              />
              <Act word="remove" of={nameOf(index)} onClick={() => remove(index)} />
            </div>
          </li>
        ))}
      </ol>
      {!isFull &&
        (named ? (
          <AddNamed list={named} label={told(node.label)} />
        ) : (
          <Act word="add" of={told(node.label)} className="mt-2" onClick={add} />
        ))}
    </div>
  );
}

/** A row that is written in has no name that stays. */
const keyOf = (row: string | { id?: string }, index: number) => (typeof row === 'string' ? row : (row.id ?? index));

/** Something whose texts and picture come along: its name is asked for first. */
function AddNamed({ list, label }: { list: TextList; label: string }) {
  const [name, setName] = useState('');
  const add = (event: FormEvent) => {
    event.preventDefault();
    changeMuch((now) => addNamed(now, list, name.trim()), say('addedWithTexts', { name }));
    setName('');
  };
  return (
    <form className="flex flex-wrap items-end gap-3" onSubmit={add}>
      <label className="grow">
        {say('newName', { list: label })}
        <input required value={name} onChange={({ target }) => setName(target.value)} />
      </label>
      <button type="submit">{say('add')}</button>
    </form>
  );
}
