import type { ReactNode } from 'react';
import { COMPANY_FILE } from '@/checks/content';
import { LOCALE_IDS, LOCALES } from '@/i18n/locales';
import { emptyValue, type FactNode, type FieldKind, fieldKind } from '@/model/fact-tree';
import { isTextList, TEXT_GROUPS, type TextList } from '@/model/texts';
import { languageName, t, translate } from '../labels/messages';
import { rowTitle } from '../labels/names';
import { addRow, addRowWithTexts, moveRow, removeRow } from '../rows/lists';
import { rowsAt } from '../rows/rows';
import { companyIn } from '../rows/version';
import { change, useEditor } from '../saving/state';
import { type FactProps, Input, Select, useFact } from './controls';
import { ActionButton, Field, FieldProblems, focusField, idOf, RowButtons } from './form';
import { PictureFields } from './PictureField';
import { RowTexts } from './TextField';

/** The language of names that an owner has chosen. */
const [CONTENT_LANG] = Object.values(LOCALES).map(({ lang }) => lang);

/** A fact, or a part of one, as the model describes it, with its pictures. */
export function FactField({ label, ...props }: FactProps & { label?: string }) {
  const { fieldKey, node } = props;
  const kind = fieldKind(node);
  const Control = CONTROLS[kind];
  if (!Control) return <PictureFields factKey={fieldKey} />;
  // The help of pictures and of texts by language is about the format of files.
  const isOfFiles = kind === 'names' || node.items?.kind === 'picture';
  return (
    <Field
      label={label ?? translate(node.label)}
      help={!isOfFiles && translate(node.help)}
      fieldKey={fieldKey}
      isGroup={Control !== Input && Control !== Select}
      isPart={label !== undefined}
    >
      <Control {...props} />
      <FieldProblems file={COMPANY_FILE} fieldKey={fieldKey} />
    </Field>
  );
}

function Parts({ fieldKey, node: { properties = {}, required } }: FactProps): ReactNode {
  const parts = Object.entries(properties).filter(([name]) => name !== 'id');
  return (
    <>
      {parts.map(([name, part]) => (
        <FactField key={name} fieldKey={`${fieldKey}.${name}`} node={part} isOptional={!required?.includes(name)} />
      ))}
      <PictureFields factKey={fieldKey} />
    </>
  );
}

function Group(props: FactProps) {
  const { fieldKey, node, isOptional } = props;
  const { value, set } = useFact(fieldKey);
  const name = translate(node.label);
  const add = () => set(emptyValue(node), t('added', { name }));
  const remove = () => set(undefined, t('removed', { name }));
  if (value === undefined && isOptional)
    return <ActionButton text="add" target={name} className="mt-2" onClick={add} />;
  return (
    <div className="mt-4 border-rule border-s ps-4">
      <Parts {...props} />
      {isOptional && <ActionButton text="remove" target={name} onClick={remove} />}
    </div>
  );
}

const rowLabel = (node: FactNode, index: number) => `${translate(node.label)} ${index + 1}`;

function List({ fieldKey: list, node }: FactProps) {
  const { now } = useEditor();
  const { kind, enum: options, properties } = node.items ?? {};
  const rows = rowsAt(now, list);
  const isShort = kind === 'day' || options !== undefined;
  const isFull = rows.length >= (node.maxItems ?? options?.length ?? Number.POSITIVE_INFINITY);
  // The text of a row changes while it is typed, so it is no key.
  const keyOf = (row: unknown, index: number) => (kind === 'picture' ? String(row) : (Object(row).id ?? index));
  return (
    <div id={idOf(COMPANY_FILE, list)} tabIndex={-1}>
      <ol>
        {rows.map((row, index) => (
          <li
            key={keyOf(row, index)}
            id={properties && idOf(COMPANY_FILE, `${list}.${index}`)}
            className={`my-4 border-rule border-s ps-4 ${isShort ? 'flex flex-wrap items-end gap-x-4' : 'pb-4'}`}
          >
            <p className="font-semibold empty:hidden" lang={CONTENT_LANG}>
              {rowTitle(now, list, index)}
            </p>
            <Row list={list} node={node} index={index} />
            <RowButtons
              label={rowLabel(node, index)}
              name={rowTitle(now, list, index)}
              index={index}
              last={rows.length - 1}
              move={kind === 'day' ? undefined : (all, to) => moveRow(all, list, index, to)}
              remove={(all) => removeRow(all, list, index)}
            />
          </li>
        ))}
      </ol>
      {!isFull && <AddRow list={list} node={node} index={rows.length} />}
    </div>
  );
}

interface RowProps {
  list: string;
  node: FactNode;
  index: number;
}

function Row({ list, node: { items = {}, ...node }, index }: RowProps) {
  const { now } = useEditor();
  const fieldKey = `${list}.${index}`;
  if (!items.properties) return <FactField fieldKey={fieldKey} node={items} label={rowLabel(node, index)} />;
  return (
    <>
      <Parts fieldKey={fieldKey} node={items} />
      {isTextList(list) && <RowTexts group={`${TEXT_GROUPS[list]}.${companyIn(now)[list][index]?.id}`} />}
    </>
  );
}

function AddRow({ list, node, index }: RowProps) {
  const label = translate(node.label);
  const focusRow = () => requestAnimationFrame(() => focusField(COMPANY_FILE, `${list}.${index}`));
  if (isTextList(list)) return <AddNamed list={list} label={label} focusRow={focusRow} />;
  const add = () => {
    change((now) => addRow(now, list, node.items), t('added', { name: rowLabel(node, index) }));
    focusRow();
  };
  return <ActionButton text="add" target={label} className="mt-2" onClick={add} />;
}

/** The name becomes the id of texts and picture, so it is asked for first. */
function AddNamed({ list, label, focusRow }: { list: TextList; label: string; focusRow: () => void }) {
  const add = (data: FormData) => {
    const name = String(data.get('name')).trim();
    change((now) => addRowWithTexts(now, list, name), t('addedWithTexts', { name }));
    focusRow();
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

function ByLanguage({ fieldKey, node: { additionalProperties } }: FactProps) {
  return LOCALE_IDS.map((locale) => (
    <FactField
      key={locale}
      fieldKey={`${fieldKey}.${locale}`}
      node={additionalProperties || {}}
      label={languageName(LOCALES[locale].lang)}
      isOptional
    />
  ));
}

const CONTROLS: Partial<Record<FieldKind, (props: FactProps) => ReactNode>> = {
  line: Input,
  time: Input,
  number: Input,
  day: Input,
  yesNo: Select,
  choice: Select,
  group: Group,
  list: List,
  names: ByLanguage,
};
