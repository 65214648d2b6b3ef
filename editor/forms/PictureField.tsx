import { type MouseEvent, Suspense, use } from 'react';
import { COMPANY_FILE } from '@/checks/content';
import { leastSize, sizeText } from '@/checks/picture-files';
import { say, translate } from '../labels/messages';
import { focusOf, pictureIn, type Slot, slotsAt, withFocus, withoutPicture, withPicture } from '../rows/pictures';
import { withConfirmed } from '../rows/sample';
import type { Version } from '../rows/version';
import { change, store, useDerived } from '../saving/state';
import { storeFile } from '../saving/tasks';
import { ActionButton, Field, FieldProblems, FileInput, Note } from './form';
import { takePicture } from './picture-file';

/** The pictures beside a fact; without a key those beside none. */
export function PictureFields({ factKey }: { factKey?: string }) {
  const slots = useDerived(({ now }) => slotsAt(now, factKey));
  return slots.map((slot) => <PictureField key={slot.label} slot={slot} />);
}

function PictureField({ slot }: { slot: Slot }) {
  const { path, focus, label, isFocusOnly, isRemovable } = slot;
  const { file, id } = useDerived(({ now }) => {
    const found = pictureIn(now, slot);
    return { file: found, id: String(found && now[found]) };
  });
  if (isFocusOnly && !file) return null;
  const remove = () =>
    change((all) => withConfirmed(withoutPicture(all, slot), [COMPANY_FILE], [path]), say('removed', { name: label }));
  return (
    <Field label={label} help={!isFocusOnly && kindsOf(slot)} fieldKey={isFocusOnly ? `focus.${focus}` : path} isGroup>
      {file && (
        <Suspense>
          {focus ? (
            <FocalPoint slot={slot} file={file} id={id} />
          ) : (
            <Picture file={file} id={id} className="max-h-32 w-auto" alt="" />
          )}
        </Suspense>
      )}
      {!isFocusOnly && <PictureInput slot={slot} file={file} />}
      {file && isRemovable && <ActionButton text="remove" target={label} onClick={remove} />}
    </Field>
  );
}

function kindsOf({ crop }: Slot): string {
  if (!crop) return say('logoKinds');
  return say(crop.from ? 'pictureOwn' : 'pictureSize', { size: sizeText(leastSize(crop)) });
}

interface PictureProps {
  file: string;
  id: string;
  className: string;
  alt: string;
}

export function Picture({ file, id, alt, className }: PictureProps) {
  const address = use(store.picture(file, id));
  return address && <img className={className} src={address} alt={alt} />;
}

function PictureInput({ slot, file }: { slot: Slot; file?: string }) {
  const { path, crop, label } = slot;
  const take = async (chosen: File) => {
    const taken = await takePicture(chosen, path, crop);
    if (taken.mistake) return `${chosen.name}: ${translate(taken.mistake)}`;
    const edit = (now: Version, id: string) =>
      withConfirmed(withPicture(now, slot, taken.ending, id), [COMPANY_FILE], [path]);
    storeFile(taken.file, edit, say('pictureTaken', { name: label }));
    return '';
  };
  return (
    <>
      <FileInput name={label} accept={crop ? 'image/*' : '.svg,image/*'} take={take} />
      <FieldProblems file={file ?? path} fieldKey="" />
    </>
  );
}

function FocalPoint({ slot, file, id }: { slot: Slot; file: string; id: string }) {
  const address = use(store.picture(file, id));
  const point = useDerived(({ now }) => focusOf(now, slot));
  const [left = 50, top = 50] = point.split(' ').map((share) => Number.parseInt(share, 10));
  const set = (x: number, y: number) => change((all) => withFocus(all, slot, `${limit(x)}% ${limit(y)}%`));
  const choose = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    const box = currentTarget.getBoundingClientRect();
    set(((clientX - box.left) / box.width) * 100, ((clientY - box.top) / box.height) * 100);
  };
  if (!address) return null;
  return (
    <>
      <div className="mt-2 flex flex-wrap items-end gap-3">
        <button type="button" tabIndex={-1} className="relative cursor-crosshair p-0" onClick={choose}>
          <img className="max-h-64 w-auto" src={address} alt={say('chooseFocus', { name: slot.label })} />
          <span
            className="-m-3 pointer-events-none absolute size-6 rounded-full border-2 border-sheet outline-2 outline-ink"
            style={{ left: `${left}%`, top: `${top}%` }}
          />
        </button>
        {slot.shapes?.map((shape) => (
          <img
            key={shape}
            className="h-32 w-auto border object-cover"
            src={address}
            alt=""
            style={{ aspectRatio: shape, objectPosition: point }}
          />
        ))}
      </div>
      <Note>{say('focusHelp')}</Note>
      <div className="flex gap-6">
        <PercentInput label={say('fromLeft')} value={left} set={(share) => set(share, top)} />
        <PercentInput label={say('fromTop')} value={top} set={(share) => set(left, share)} />
      </div>
    </>
  );
}

const limit = (share: number) => Math.min(100, Math.max(0, Math.round(share)));

const PercentInput = ({ label, value, set }: { label: string; value: number; set: (share: number) => void }) => (
  <label>
    {label}
    <input type="number" min="0" max="100" value={value} onChange={({ target }) => set(Number(target.value))} />
  </label>
);
