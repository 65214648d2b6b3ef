import { COMPANY_FILE } from '@/export/checks/content';
import { LOCALES } from './content';

const WAIT = 5000;

/** Opens the form of a file, the groups around a field, and goes to the field. A group that is not there leaves the form open. */
export async function goToField(file: string, key: string): Promise<void> {
  const form = file === COMPANY_FILE ? 'company' : 'texts';
  const address = `#/collections/_singletons/entries/${form}`;
  if (location.hash !== address) location.hash = address;
  const pane = Math.max(0, Math.min(1, LOCALES.indexOf(file.replace(/^messages\/|\.json$/g, ''))));
  const path = key.split('.');
  for (const length of path.keys()) {
    const fields = await found(path.slice(0, length + 1).join('.'));
    const field = fields[Math.min(pane, fields.length - 1)];
    if (!field) return;
    if (length < path.length - 1) expand(field);
    else focus(field);
  }
}

function expand(field: HTMLElement): void {
  field.querySelector<HTMLElement>('[aria-expanded="false"]')?.click();
}

function focus(field: HTMLElement): void {
  field.scrollIntoView({ block: 'center' });
  const control = field.querySelector<HTMLElement>('input, textarea') ?? field.querySelector<HTMLElement>('button');
  control?.focus();
}

/** The fields of a key, in the order of the languages; none after a while. */
function found(key: string): Promise<HTMLElement[]> {
  const look = () => [...document.querySelectorAll<HTMLElement>(`[data-key-path="${CSS.escape(key)}"]`)];
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => look().length > 0 && finish());
    const timer = setTimeout(finish, WAIT);
    function finish() {
      clearTimeout(timer);
      observer.disconnect();
      resolve(look());
    }
    observer.observe(document.body, { childList: true, subtree: true });
    if (look().length > 0) finish();
  });
}
