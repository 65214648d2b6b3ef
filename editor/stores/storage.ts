import { readStorage } from '@/browser/storage';

/** What the browser does not store, until the page is closed. */
const memory = new Map<string, string>();

export const readStored = (name: string): string => memory.get(name) ?? readStorage(name) ?? '';

/** Stores a text, or removes it if it is empty. Returns false where the storage is blocked or full. */
export function writeStored(name: string, text: string): boolean {
  memory.delete(name);
  try {
    if (text) localStorage.setItem(name, text);
    else localStorage.removeItem(name);
    return true;
  } catch {
    if (text) memory.set(name, text);
    return false;
  }
}
