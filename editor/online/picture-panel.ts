import { wantedPicture } from '@/export/checks/picture-crops';
import { button, element } from './element';
import { type Chosen, dataUrl, type Slot } from './pictures';
import { fill, words } from './words';

export interface PictureActions {
  /** The picture in a place as an address for `src`; undefined while there is none. */
  load: (slot: Slot) => Promise<string | undefined>;
  focusOf: (slot: Slot) => string | undefined;
  /** Returns whether it was saved. */
  save: (slot: Slot, chosen: Chosen | undefined, focus: string | undefined) => Promise<boolean>;
  /** Says what is wrong; nothing if all is well. */
  say: (message: string) => void;
  close: () => void;
}

const MIDDLE = '50% 50%';

/** The form in which a picture is replaced and its focal point chosen. `start` is the path of the first one to show. */
export function picturePanel(slots: Slot[], start: string, actions: PictureActions): HTMLElement {
  const place = element('div', {});
  const options = slots.map(({ label }, index) => element('option', { value: String(index) }, label));
  const select = element('select', { id: 'place', change: show }, ...options);
  select.selectedIndex = Math.max(
    0,
    slots.findIndex(({ path }) => path === start),
  );
  function show() {
    const slot = slots[Number(select.value)];
    if (slot) place.replaceChildren(pictureForm(slot, actions));
  }
  show();
  const label = element('label', { for: 'place' }, words.picture);
  return element('section', {}, element('h2', {}, words.pictures), element('p', {}, label, select), place);
}

function pictureForm(slot: Slot, actions: PictureActions): HTMLElement {
  const { crop, path } = slot;
  let chosen: Chosen | undefined;
  const picture = element('img', { alt: slot.label, hidden: true });
  const focus = slot.focus ? focalPoint(picture, actions.focusOf(slot) ?? MIDDLE) : undefined;
  actions.load(slot).then((address) => {
    picture.hidden = !address;
    if (address && !chosen) picture.src = address;
  });
  const types = crop ? '.avif,.png,.jpg,.jpeg,.webp' : '.svg';
  const input = element('input', { id: 'file', type: 'file', accept: isBadge(path) ? `${types},.png,.webp` : types });
  input.addEventListener('change', async () => {
    const [file] = input.files ?? [];
    const mistake = file && (await mistakeIn(file, slot));
    actions.say(mistake ?? '');
    if (!file || mistake) return;
    chosen = { ending: endingOf(file.name), contents: await base64(file) };
    Object.assign(picture, { src: dataUrl(file.name.toLowerCase(), chosen.contents), hidden: false });
  });
  const size = crop && fill(words.pictureSize, { width: crop.widths.at(-1) ?? 0, height: crop.height });
  const submit = async (event: Event) => {
    event.preventDefault();
    if (!(await actions.save(slot, chosen, focus?.value()))) return;
    chosen = undefined;
    input.value = '';
  };
  return element(
    'form',
    { submit },
    focus ? focus.frame : element('div', { class: 'focal' }, picture),
    element('p', { class: 'row' }, element('label', { for: 'file' }, words.replace), input, size ?? words.drawing),
    ...(focus ? [focus.fields] : []),
    element('p', {}, element('button', { class: 'main' }, words.savePicture), button(words.cancel, actions.close)),
  );
}

const isBadge = (path: string) => path.startsWith('public/');
const endingOf = (name: string) => name.replace(/^.*\./, '').toLowerCase();

/** The same sentence as the build's. */
async function mistakeIn(file: File, { crop, path }: Slot): Promise<string | undefined> {
  if (!crop) return undefined;
  const size = await createImageBitmap(file).catch(() => undefined);
  const isLarge = size && size.width >= (crop.widths.at(-1) ?? 0) && size.height >= crop.height;
  return isLarge ? undefined : wantedPicture(path, size ? `${size.width} × ${size.height}` : file.name, crop);
}

function base64(file: File): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve) => {
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.readAsDataURL(file);
  });
}

/** A picture with a mark that a click or two numbers move. */
function focalPoint(picture: HTMLImageElement, start: string) {
  const mark = element('span', { class: 'mark' });
  const frame = element('div', { class: 'focal' }, picture, mark);
  const [x, y] = start.split(' ').map((share, index) => {
    const attributes = { id: `focus-${index}`, type: 'number', min: '0', max: '100', value: share.replace('%', '') };
    return element('input', { ...attributes, required: true, input: draw });
  }) as [HTMLInputElement, HTMLInputElement];
  function draw() {
    mark.style.left = `${x.value}%`;
    mark.style.top = `${y.value}%`;
  }
  frame.addEventListener('click', ({ clientX, clientY }) => {
    const { left, top, width, height } = picture.getBoundingClientRect();
    x.value = String(Math.round(((clientX - left) / width) * 100));
    y.value = String(Math.round(((clientY - top) / height) * 100));
    draw();
  });
  draw();
  const labels = [element('label', { for: x.id }, words.fromLeft), element('label', { for: y.id }, words.fromTop)];
  const fields = element('p', { class: 'row' }, words.focus, labels[0] ?? '', x, labels[1] ?? '', y);
  return { frame, fields, value: () => `${x.value}% ${y.value}%` };
}
