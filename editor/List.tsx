import type { ReactNode } from 'react';
import { COMPANY_FILE } from '@/checks/content';
import type { FactNode } from '@/company/fact-tree';
import { languages } from '@/messages/languages';
import { Act, idOf } from './form';
import { addNamed, addRow, isTextList, moveRow, removeRow, type TextList } from './lists';
import { pathTo, valueAt } from './merge';
import { titleOf } from './names';
import { changeMuch, useEditor } from './state';
import type { Version } from './version';
import { say, told, type Word } from './words';

type Row = string | { id?: string };
/** The language of names that an owner has chosen. */
const [CONTENT_LANG] = Object.values(languages).map(({ lang }) => lang);

/** The text of a row changes while it is typed, so it is no key. */
const keyOf = (row: Row, index: number) => (typeof row === 'string' ? index : (row.id ?? index));

interface ListProps {
  fieldKey: string;
  node: FactNode;
  children: (index: number, label: string) => ReactNode;
}

/** Rows with buttons that add, move and remove them. */
export function List({ fieldKey, node, children }: ListProps) {
  const { now } = useEditor();
  const rows = (valueAt(now, pathTo(COMPANY_FILE, fieldKey)) ?? []) as Row[];
  const label = told(node.label);
  const nameOf = (index: number) => `${label} ${index + 1}`;
  const act = (word: Word, index: number, edit: (all: Version) => Version) =>
    changeMuch(edit, say(word, { name: nameOf(index) }));
  const move = (index: number, to: number) => act('rowMoved', index, (all) => moveRow(all, fieldKey, index, to));
  const remove = (index: number) => act('removed', index, (all) => removeRow(all, fieldKey, index));
  const add = () => act('added', rows.length, (all) => addRow(all, fieldKey, node.items));
  const { kind, enum: options } = node.items ?? {};
  const isOrdered = kind !== 'day';
  const isShort = kind === 'day' || options !== undefined;
  const isFull = rows.length >= (node.maxItems ?? options?.length ?? Number.POSITIVE_INFINITY);
  return (
    <div id={idOf(COMPANY_FILE, fieldKey)} tabIndex={-1}>
      <ol>
        {rows.map((row, index) => (
          <li
            key={keyOf(row, index)}
            className={`my-4 border-rule border-s ps-4 ${isShort ? 'flex flex-wrap items-end gap-x-4' : 'pb-4'}`}
          >
            <p className="font-semibold empty:hidden" lang={CONTENT_LANG}>
              {titleOf(now, fieldKey, index)}
            </p>
            {children(index, nameOf(index))}
            <div className="flex flex-wrap gap-x-3">
              {isOrdered && (
                <>
                  <Act word="moveUp" of={nameOf(index)} isOff={index === 0} onClick={() => move(index, index - 1)} />
                  <Act
                    word="moveDown"
                    of={nameOf(index)}
                    isOff={index === rows.length - 1}
                    onClick={() => move(index, index + 1)}
                  />
                </>
              )}
              <Act word="remove" of={nameOf(index)} onClick={() => remove(index)} />
            </div>
          </li>
        ))}
      </ol>
      {!isFull && isTextList(fieldKey) && <AddNamed list={fieldKey} label={label} />}
      {!isFull && !isTextList(fieldKey) && <Act word="add" of={label} className="mt-2" onClick={add} />}
    </div>
  );
}

/** The name becomes the id of texts and picture, so it is asked for first. */
function AddNamed({ list, label }: { list: TextList; label: string }) {
  const add = (data: FormData) => {
    const name = String(data.get('name')).trim();
    changeMuch((now) => addNamed(now, list, name), say('addedWithTexts', { name }));
  };
  return (
    <form className="flex flex-wrap items-end gap-3" action={add}>
      <label className="grow">
        {say('newName', { list: label })}
        <input required name="name" />
      </label>
      <button type="submit">{say('add')}</button>
    </form>
  );
}
