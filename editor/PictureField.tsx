import { type ChangeEvent, type MouseEvent, useEffect, useState } from 'react';
import { COMPANY_FILE } from '@/checks/content';
import { Field, idOf, Note, useDescribed } from './form';
import { focusOf, pictureIn, type Slot, withFocus, withPicture } from './pictures';
import { confirmed } from './sample';
import { change, changeMuch, loadPicture, storePicture, useEditor } from './state';
import { say } from './words';

/** A place for a picture: what is there, another one for it, and the point that stays visible. */
export function PictureField({ slot }: { slot: Slot }) {
  const { now } = useEditor();
  const { crop, path, focus = '', label, isOther } = slot;
  const file = pictureIn(now, slot);
  const address = usePicture(file, file && String(now[file]));
  if (isOther && !file) return null;
  const size = crop ? say('pictureSize', { width: crop.widths.at(-1) ?? 0, height: crop.height }) : say('drawing');
  return (
    <Field
      label={label}
      help={!isOther && size}
      files={[COMPANY_FILE]}
      fieldKey={isOther ? `focus.${focus}` : path}
      isGroup
    >
      {address && !focus && <img className="max-h-32 w-auto" src={address} alt="" />}
      {address && focus && <FocalPoint slot={slot} address={address} />}
      {!isOther && <Choose slot={slot} />}
    </Field>
  );
}

function Choose({ slot }: { slot: Slot }) {
  const { path, crop, label } = slot;
  const { now } = useEditor();
  const [mistake, setMistake] = useState('');
  const { mistakes } = useDescribed(pictureIn(now, slot) ?? path, '');
  const types = crop ? '.avif,.png,.jpg,.jpeg,.webp' : '.svg';
  const id = idOf(path, 'file');
  async function take({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? [];
    const wrong = chosen ? await mistakeIn(chosen, slot) : '';
    setMistake(wrong);
    if (!chosen || wrong) return;
    const ending = chosen.name.replace(/^.*\./, '').toLowerCase();
    const stored = await storePicture(await base64(chosen), ending === 'svg');
    if (stored)
      changeMuch(
        (all) => confirmed(withPicture(all, slot, ending, stored), [COMPANY_FILE], [path]),
        say('pictureTaken', { name: label }),
      );
  }
  return (
    <>
      <label className="button relative mt-3">
        {say('choosePicture')}
        <span className="sr-only"> {label}</span>
        <input
          id={id}
          className="sr-only"
          type="file"
          accept={path.startsWith('public/') ? `${types},.png,.webp` : types}
          aria-describedby={`${id}!`}
          onChange={take}
        />
      </label>
      <p className="font-medium text-red" role="alert" id={`${id}!`}>
        {mistake}
      </p>
      {mistakes}
    </>
  );
}

/** Why a file is refused; empty if it is not. */
async function mistakeIn(file: File, { crop }: Slot): Promise<string> {
  if (!crop) return '';
  const { height, widths } = crop;
  const width = widths.at(-1) ?? 0;
  const size = await createImageBitmap(file).catch(() => undefined);
  const found = size ? `${size.width} × ${size.height}` : file.name;
  return size && size.width >= width && size.height >= height ? '' : say('pictureSmall', { found, width, height });
}

function base64(file: File): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve) => {
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.readAsDataURL(file);
  });
}

/** The address of a picture in the repository; undefined until it is loaded. */
export function usePicture(path?: string, id?: string): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let isGone = false;
    // Without a network the place stays empty.
    if (path && id)
      loadPicture(path, id).then(
        (made) => !isGone && setAddress(made),
        () => {},
      );
    return () => {
      isGone = true;
      setAddress(undefined);
    };
  }, [path, id]);
  return address;
}

/** A picture with the point that stays visible, moved by a click or by numbers, and what is cut around it. */
function FocalPoint({ slot, address }: { slot: Slot; address: string }) {
  const { now } = useEditor();
  const point = focusOf(now, slot);
  const [left = 50, top = 50] = point.split(' ').map((share) => Number.parseInt(share, 10));
  const set = (x: number, y: number) => change((all) => withFocus(all, slot, `${limit(x)}% ${limit(y)}%`));
  const choose = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    const box = currentTarget.getBoundingClientRect();
    set(((clientX - box.left) / box.width) * 100, ((clientY - box.top) / box.height) * 100);
  };
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
        <Share label={say('fromLeft')} value={left} set={(share) => set(share, top)} />
        <Share label={say('fromTop')} value={top} set={(share) => set(left, share)} />
      </div>
    </>
  );
}

const limit = (share: number) => Math.min(100, Math.max(0, Math.round(share)));

const Share = ({ label, value, set }: { label: string; value: number; set: (share: number) => void }) => (
  <label>
    {label}
    <input type="number" min="0" max="100" value={value} onChange={({ target }) => set(Number(target.value))} />
  </label>
);
