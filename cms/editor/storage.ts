/** What the browser does not store, until the page is closed. */
const memory = new Map<string, string>();

export function readStored(name: string): string {
  try {
    return memory.get(name) ?? localStorage.getItem(name) ?? '';
  } catch {
    return memory.get(name) ?? '';
  }
}

/** Stores a text, or removes it if it is empty. Returns false where the storage is blocked or full. */
export function store(name: string, text: string): boolean {
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
