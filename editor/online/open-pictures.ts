import type { Content } from '@/export/checks/content';
import type { Edit } from './edit';
import type { GitHub } from './github';
import { picturePanel } from './picture-panel';
import { type Chosen, companyIn, dataUrl, pictureEdit, pictureIn, type Slot, slotsOf } from './pictures';

interface Surroundings {
  /** Makes an edit; returns what is there afterwards, or nothing when it is refused. */
  save: (edit: (now: Content) => Edit) => Promise<Content | undefined>;
  say: (message: string) => void;
  close: () => void;
}

/** The panel of the pictures of `content`, at a path without ending. */
export function openPictures(github: GitHub, content: Content, path: string, around: Surroundings): HTMLElement {
  let now = content;
  /** Pictures that were saved here, by path. */
  const saved = new Map<string, string>();
  const load = async (slot: Slot) => {
    const file = pictureIn(now, slot);
    return file && (saved.get(file) ?? dataUrl(file, await github.blob(now.pictures[file] ?? '')));
  };
  const save = async (slot: Slot, chosen?: Chosen, focus?: string) => {
    const after = await around.save((there) => pictureEdit(there, slot, chosen, focus));
    if (!after) return false;
    now = after;
    const file = pictureIn(now, slot);
    if (file && chosen) saved.set(file, dataUrl(file, chosen.contents));
    return true;
  };
  const focusOf = ({ focus }: Slot) => companyIn(now).focus[focus ?? ''];
  return picturePanel(slotsOf(companyIn(content)), path, { ...around, load, save, focusOf });
}
