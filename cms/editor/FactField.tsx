import type { ReactNode } from 'react';
import { COMPANY_FILE } from '@/cms/checks/content';
import { getIn } from '@/cms/schema/data';
import { emptyValue, type FactNode, type FieldKind, fieldKind } from '@/cms/schema/fact-tree';
import { documentType } from '@/cms/schema/formats';
import { isTextList, TEXT_GROUPS } from '@/cms/schema/texts';
import { LOCALE_IDS, LOCALES } from '@/i18n/locales';
import { ActionButton, Field, FieldProblems, Note, useControlProps } from './form';
import { List } from './List';
import { FileInput, PictureFields } from './PictureField';
import { storeFile, useEditor, write } from './saving/state';
import { RowTexts } from './TextField';
import { withDocument } from './version/documents';
import { pathTo } from './version/merge';
import { capitalize, dayName, languageName, t, translate } from './version/messages';
import { companyIn } from './version/version';

interface FactProps {
  fieldKey: string; // with dots
  node: FactNode;
  isOptional?: boolean;
}

/** A fact, or a part of one, as the model describes it, with its pictures. */
export function FactField({ label, ...props }: FactProps & { label?: string }) {
  const { fieldKey, node } = props;
  const Control = CONTROLS[fieldKind(node)];
  if (!Control) return <PictureFields factKey={fieldKey} />;
  return (
    <Field
      label={label ?? translate(node.label)}
      help={!isOfFiles(node) && translate(node.help)}
      fieldKey={fieldKey}
      isGroup={Control !== Input && Control !== Select}
      isPart={label !== undefined}
    >
      <Control {...props} />
      <FieldProblems file={COMPANY_FILE} fieldKey={fieldKey} />
    </Field>
  );
}

/** Whether the help is about the file format. */
const isOfFiles = (node: FactNode) => fieldKind(node) === 'names' || node.items?.kind === 'picture';

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

function useFact(fieldKey: string) {
  const { now } = useEditor();
  const path = pathTo(COMPANY_FILE, fieldKey);
  const described = useControlProps(COMPANY_FILE, fieldKey);
  const set = (next: unknown, message?: string) => write(path, next, message);
  return { value: getIn(now, path), set, described };
}

function Input({ fieldKey, node, isOptional }: FactProps) {
  const { value, set, described } = useFact(fieldKey);
  const kind = fieldKind(node);
  const read = ({ value: text, validity }: HTMLInputElement) => {
    // A day that is half typed has no value, and is refused.
    if (text === '' && isOptional && !validity.badInput) return undefined;
    // Other text is stored as it is, so that the check refuses it.
    return kind === 'number' && /^\d{1,9}$/.test(text) ? Number(text) : text;
  };
  return (
    <>
      <input
        {...described}
        type={kind === 'day' ? 'date' : 'text'}
        inputMode={kind === 'number' ? 'numeric' : undefined}
        value={String(value ?? '')}
        onChange={({ target }) => set(read(target))}
      />
      {node.readAs === 'linkOrFile' && <DocumentInput index={Number(fieldKey.split('.')[1])} />}
      {kind === 'day' && value !== undefined && <Note>{capitalize(dayName(String(value)))}</Note>}
    </>
  );
}

function DocumentInput({ index }: { index: number }) {
  const take = (file: File) => {
    const { name } = file;
    if (!documentType(name)) return t('noDocument', { name });
    storeFile(file, (now, id) => withDocument(now, index, name, id), t('pictureTaken', { name }));
    return '';
  };
  return <FileInput accept=".pdf,.doc,.docx,.xls,.xlsx,.odt,.ods" take={take} />;
}

const YES_OR_NO: [boolean, string][] = [
  [true, t('yes')],
  [false, t('no')],
];

function Select({ fieldKey, node: { choices }, isOptional }: FactProps) {
  const { value, set, described } = useFact(fieldKey);
  const named = choices && Object.entries(choices).map(([id, words]): [string, string] => [id, translate(words)]);
  const options: [value: unknown, label: string][] = named ?? YES_OR_NO;
  const chosen = options.findIndex(([option]) => option === value);
  return (
    <select {...described} value={chosen} onChange={({ target }) => set(options[Number(target.value)]?.[0])}>
      {(isOptional || chosen < 0) && <option value={-1}>{t('notGiven')}</option>}
      {options.map(([_, label], index) => (
        <option key={label} value={index}>
          {label}
        </option>
      ))}
    </select>
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

function Rows({ fieldKey: list, node }: FactProps) {
  const { now } = useEditor();
  const items = node.items ?? {};
  return (
    <List fieldKey={list} node={node}>
      {(index, name) => {
        const fieldKey = `${list}.${index}`;
        if (!items.properties) return <FactField fieldKey={fieldKey} node={items} label={name} />;
        return (
          <>
            <Parts fieldKey={fieldKey} node={items} />
            {isTextList(list) && <RowTexts group={`${TEXT_GROUPS[list]}.${companyIn(now)[list][index]?.id}`} />}
          </>
        );
      }}
    </List>
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
  list: Rows,
  names: ByLanguage,
};
