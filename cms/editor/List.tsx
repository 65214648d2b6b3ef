import type { ReactNode } from 'react';
import { COMPANY_FILE } from '@/cms/checks/content';
import { getIn } from '@/cms/schema/data';
import type { FactNode } from '@/cms/schema/fact-tree';
import { isTextList, type TextList } from '@/cms/schema/texts';
import { LOCALES } from '@/i18n/locales';
import { ActionButton, focusField, idOf, RowButtons } from './form';
import { change, useEditor } from './saving/state';
import { addRow, addRowWithTexts, moveRow, removeRow } from './version/lists';
import { pathTo } from './version/merge';
import { t, translate } from './version/messages';
import { rowTitle } from './version/names';

/** The language of names that an owner has chosen. */
const [CONTENT_LANG] = Object.values(LOCALES).map(({ lang }) => lang);

interface ListProps {
  fieldKey: string;
  node: FactNode;
  children: (index: number, label: string) => ReactNode;
}

export function List({ fieldKey, node, children }: ListProps) {
  const { now } = useEditor();
  const { kind, enum: options, properties } = node.items ?? {};
  const rows = (getIn(now, pathTo(COMPANY_FILE, fieldKey)) ?? []) as unknown[];
  const label = translate(node.label);
  const nameOf = (index: number) => `${label} ${index + 1}`;
  const isShort = kind === 'day' || options !== undefined;
  const isFull = rows.length >= (node.maxItems ?? options?.length ?? Number.POSITIVE_INFINITY);
  const add = () => {
    change((all) => addRow(all, fieldKey, node.items), t('added', { name: nameOf(rows.length) }));
    focusRow(fieldKey, rows.length);
  };
  // The text of a row changes while it is typed, so it is no key.
  const keyOf = (row: unknown, index: number) => (kind === 'picture' ? String(row) : (Object(row).id ?? index));
  return (
    <div id={idOf(COMPANY_FILE, fieldKey)} tabIndex={-1}>
      <ol>
        {rows.map((row, index) => (
          <li
            key={keyOf(row, index)}
            id={properties && idOf(COMPANY_FILE, `${fieldKey}.${index}`)}
            className={`my-4 border-rule border-s ps-4 ${isShort ? 'flex flex-wrap items-end gap-x-4' : 'pb-4'}`}
          >
            <p className="font-semibold empty:hidden" lang={CONTENT_LANG}>
              {rowTitle(now, fieldKey, index)}
            </p>
            {children(index, nameOf(index))}
            <RowButtons
              label={nameOf(index)}
              name={rowTitle(now, fieldKey, index)}
              index={index}
              last={rows.length - 1}
              move={kind === 'day' ? undefined : (all, to) => moveRow(all, fieldKey, index, to)}
              remove={(all) => removeRow(all, fieldKey, index)}
            />
          </li>
        ))}
      </ol>
      {!isFull && isTextList(fieldKey) && <AddNamed list={fieldKey} label={label} position={rows.length} />}
      {!isFull && !isTextList(fieldKey) && <ActionButton text="add" target={label} className="mt-2" onClick={add} />}
    </div>
  );
}

function focusRow(list: string, index: number): void {
  requestAnimationFrame(() => focusField(COMPANY_FILE, `${list}.${index}`));
}

/** The name becomes the id of texts and picture, so it is asked for first. */
function AddNamed({ list, label, position }: { list: TextList; label: string; position: number }) {
  const add = (data: FormData) => {
    const name = String(data.get('name')).trim();
    change((now) => addRowWithTexts(now, list, name), t('addedWithTexts', { name }));
    focusRow(list, position);
  };
  return (
    <form className="flex flex-wrap items-end gap-3" action={add}>
      <label className="grow">
        {t('newName', { list: label })}
        <input required name="name" aria-invalid={false} />
      </label>
      <button type="submit">{t('add')}</button>
    </form>
  );
}
