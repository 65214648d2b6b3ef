import { memo, type ReactNode } from 'react';
import { COMPANY_FILE } from '@/checks/content';
import { LOCALE_IDS, LOCALES } from '@/i18n/locales';
import { emptyValue, type FactNode, type FieldKind, fieldKind, isRowList, rowNode } from '@/model/fact-tree';
import type { RowList } from '@/model/facts';
import { textGroup } from '@/model/texts';
import { languageName, say, translate } from '../labels/messages';
import { rowTitle } from '../labels/names';
import { addRow, addRowWithTexts, moveRow, removeRow } from '../rows/lists';
import { rowsAt } from '../rows/row-lists';
import { change, state, useDerived } from '../saving/state';
import { type FactProps, Input, Select, useFact } from './controls';
import { ActionButton, Field, FieldProblems, focusField, idOf, RowButtons } from './form';
import { PictureFields } from './PictureField';
import { RowTextFields } from './TextField';

/** The language of names that an owner has chosen. */
const [CONTENT_LANG] = Object.values(LOCALES).map(({ lang }) => lang);

/** A fact, or a part of one, as the model describes it, with its pictures. */
export const FactField = memo(function FactField({ label, ...props }: FactProps & { label?: string }) {
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
});

function Parts({ fieldKey, node: { properties = {}, required } }: FactProps): ReactNode {
  return (
    <>
      {Object.entries(properties).map(([name, part]) => (
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
  const add = () => set(emptyValue(node), say('added', { name }));
  const remove = () => set(undefined, say('removed', { name }));
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
  const { kind, enum: options, properties } = rowNode(node) ?? {};
  const rows = useDerived(({ now }) =>
    rowsAt(now, list).map((row, index) => {
      const name = String(Object(row).id ?? index);
      return { name, title: rowTitle(now, list, name), key: kind === 'picture' ? String(row) : name };
    }),
  );
  const isShort = kind === 'day' || options !== undefined;
  const most = node.maxItems ?? node.maxProperties ?? options?.length ?? Number.POSITIVE_INFINITY;
  return (
    <div id={idOf(COMPANY_FILE, list)} tabIndex={-1}>
      <ol>
        {rows.map(({ name, title, key }, index) => (
          <li
            // The text of a value changes while it is typed, so it is no key.
            key={key}
            id={properties && idOf(COMPANY_FILE, `${list}.${name}`)}
            className={`my-4 border-rule border-s ps-4 ${isShort ? 'flex flex-wrap items-end gap-x-4' : 'pb-4'}`}
          >
            <p className="font-semibold empty:hidden" lang={CONTENT_LANG}>
              {title}
            </p>
            <Row list={list} node={node} name={name} index={index} />
            <RowButtons
              label={rowLabel(node, index)}
              name={title}
              index={index}
              last={rows.length - 1}
              move={kind === 'day' ? undefined : (all, to) => moveRow(all, list, name, to)}
              remove={(all) => removeRow(all, list, name)}
            />
          </li>
        ))}
      </ol>
      {rows.length < most && <AddRow list={list} node={node} index={rows.length} />}
    </div>
  );
}

interface RowProps {
  list: string;
  node: FactNode;
  index: number;
}

function Row({ list, node, name, index }: RowProps & { name: string }) {
  const row = rowNode(node) ?? {};
  const fieldKey = `${list}.${name}`;
  if (!row.properties) return <FactField fieldKey={fieldKey} node={row} label={rowLabel(node, index)} />;
  return (
    <>
      <Parts fieldKey={fieldKey} node={row} />
      <FieldProblems file={COMPANY_FILE} fieldKey={fieldKey} />
      {isRowList(list) && <RowTextFields group={`${textGroup(list)}.${name}`} />}
    </>
  );
}

function AddRow({ list, node, index }: RowProps) {
  const label = translate(node.label);
  if (isRowList(list)) return <AddNamed list={list} label={label} />;
  const add = () => {
    change((now) => addRow(now, list, node.items), say('added', { name: rowLabel(node, index) }));
    focusLast(list);
  };
  return <ActionButton text="add" target={label} className="mt-2" onClick={add} />;
}

const focusLast = (list: string) =>
  requestAnimationFrame(() => {
    const rows = rowsAt(state.get().now, list);
    focusField(COMPANY_FILE, `${list}.${Object(rows.at(-1)).id ?? rows.length - 1}`);
  });

/** The name becomes the id of texts and picture, so it is asked for first. */
function AddNamed({ list, label }: { list: RowList; label: string }) {
  const add = (data: FormData) => {
    const name = String(data.get('name')).trim();
    change((now) => addRowWithTexts(now, list, name), say('addedWithTexts', { name }));
    focusLast(list);
  };
  return (
    <form className="flex flex-wrap items-end gap-3" action={add}>
      <label className="grow">
        {say('newName', { list: label })}
        <input required name="name" aria-invalid={false} />
      </label>
      <button type="submit">{say('add')}</button>
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
