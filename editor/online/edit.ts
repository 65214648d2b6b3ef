import type { Content } from '@/export/checks/content';

/** What a save writes besides what is there. */
export interface Edit {
  /** Texts of JSON files, by path. */
  texts: Record<string, string>;
  /** Pictures by path: in base64, or with the object id of one that is in the repository. */
  pictures?: Record<string, { contents?: string; id?: string }>;
  removed?: string[];
}

const NEW_ID = 'new';

/** What the checks look at after an edit. */
export function withEdit(content: Content, { texts, pictures = {}, removed = [] }: Edit): Content {
  const kept = <Value>(files: Record<string, Value>) =>
    Object.fromEntries(Object.entries(files).filter(([path]) => !removed.includes(path)));
  const added = Object.entries(pictures);
  const drawings = added.filter(([path]) => /^content\/brand\/.*\.svg$/.test(path));
  return {
    ...content,
    files: { ...content.files, ...texts },
    pictures: {
      ...kept(content.pictures),
      ...Object.fromEntries(added.map(([path, { id }]) => [path, id ?? NEW_ID])),
    },
    drawings: {
      ...kept(content.drawings),
      ...Object.fromEntries(drawings.map(([path, { contents }]) => [path, textOf(contents ?? '')])),
    },
  };
}

/** A text as it goes through GitHub's API, and back. */
export const toBase64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
export const textOf = (base64: string) =>
  new TextDecoder().decode(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
