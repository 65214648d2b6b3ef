import { COMPANY_FILE } from '@/checks/content';
import { getIn } from '@/model/data';
import { type FactNode, fieldKind } from '@/model/fact-tree';
import { documentType } from '@/model/formats';
import { capitalize, dayName, say, translate } from '../labels/messages';
import { withDocument } from '../rows/documents';
import { pathTo } from '../rows/merge';
import { mistakeOf } from '../rows/version';
import { useDerived, write } from '../saving/state';
import { storeFile } from '../saving/tasks';
import { base64Of } from '../stores/base64';
import { FileInput, Note, useControlProps } from './form';

export interface FactProps {
  fieldKey: string; // with dots
  node: FactNode;
  isOptional?: boolean;
}

export function useFact(fieldKey: string) {
  const path = pathTo(COMPANY_FILE, fieldKey);
  const value = useDerived(({ now }) => getIn(now, path));
  const described = useControlProps(COMPANY_FILE, fieldKey);
  const set = (next: unknown, message?: string) => write(path, next, message);
  return { value, set, described };
}

export function Input({ fieldKey, node, isOptional }: FactProps) {
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
      {node.readAs === 'linkOrFile' && <DocumentInput link={fieldKey.split('.')[1] ?? ''} />}
      {kind === 'day' && value !== undefined && <Note>{capitalize(dayName(String(value)))}</Note>}
    </>
  );
}

function DocumentInput({ link }: { link: string }) {
  const take = async (file: File) => {
    const { name } = file;
    if (!documentType(name)) return say('noDocument', { name });
    const mistake = await mistakeOf(`public/${name}`, await base64Of(file));
    if (mistake) return `${name}: ${translate(mistake)}`;
    storeFile(file, (now, id) => withDocument(now, link, name, id), say('pictureTaken', { name }));
    return '';
  };
  return <FileInput accept=".pdf,.doc,.docx,.xls,.xlsx,.odt,.ods" take={take} />;
}

const YES_OR_NO: [boolean, string][] = [
  [true, say('yes')],
  [false, say('no')],
];

export function Select({ fieldKey, node: { choices }, isOptional }: FactProps) {
  const { value, set, described } = useFact(fieldKey);
  const named = choices && Object.entries(choices).map(([id, words]): [string, string] => [id, translate(words)]);
  const options: [value: unknown, label: string][] = named ?? YES_OR_NO;
  const chosen = options.findIndex(([option]) => option === value);
  return (
    <select {...described} value={chosen} onChange={({ target }) => set(options[Number(target.value)]?.[0])}>
      {(isOptional || chosen < 0) && <option value={-1}>{say('notGiven')}</option>}
      {options.map(([_, label], index) => (
        <option key={label} value={index}>
          {label}
        </option>
      ))}
    </select>
  );
}
