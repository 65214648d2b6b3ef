import { catalogNodeAt } from '@/cms/schema/catalog-tree';
import { ActionButton } from './form';
import { addText, ownTexts, removeText, swapTexts } from './lists';
import { type MessageKey, t } from './messages';
import { aboutText } from './names';
import { changeWithUndo, useEditor } from './state';
import { TextField } from './TextField';
import type { Version } from './version';

/** The groups of a row in which the owner chooses how many texts there are: the points of a service. */
export function ownGroups(key: string): string[] {
  const { properties = {} } = catalogNodeAt(key);
  return Object.keys(properties).flatMap((name) => (properties[name]?.additionalProperties ? [`${key}.${name}`] : []));
}

/** The texts of such a group, with buttons that add, move and remove them. */
export function OwnTexts({ group }: { group: string }) {
  const { now } = useEditor();
  const keys = ownTexts(now, group);
  const { label } = aboutText(`${group}.*`);
  const add = () => changeWithUndo((all) => addText(all, group), t('added', { name: label }));
  return (
    <div className="mt-4 border-rule border-s ps-4">
      <p className="font-semibold">{aboutText(group).label}</p>
      {keys.map((key, index) => (
        <OwnText
          key={key}
          textKey={key}
          label={`${label} ${index + 1}`}
          before={keys[index - 1]}
          after={keys[index + 1]}
        />
      ))}
      <ActionButton text="add" target={label} className="mt-4" onClick={add} />
    </div>
  );
}

type OwnTextProps = { textKey: string; label: string; before?: string; after?: string };

function OwnText({ textKey, label, before, after }: OwnTextProps) {
  const change = (edit: (now: Version) => Version, done: MessageKey) => changeWithUndo(edit, t(done, { name: label }));
  const swap = (other = textKey) => change((all) => swapTexts(all, textKey, other), 'rowMoved');
  return (
    <>
      <TextField textKey={textKey} />
      <div className="flex flex-wrap gap-x-3">
        <ActionButton text="moveUp" target={label} disabled={!before} onClick={() => swap(before)} />
        <ActionButton text="moveDown" target={label} disabled={!after} onClick={() => swap(after)} />
        <ActionButton
          text="remove"
          target={label}
          onClick={() => change((all) => removeText(all, textKey), 'removed')}
        />
      </div>
    </>
  );
}
