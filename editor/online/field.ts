import { COMPANY_FILE } from '@/export/checks/content';
import { LOCALES } from './content';

const WAIT = 5000;

/** Opens the form of a file, the groups around a field, and goes to the field, or to the nearest group around it that is there. */
export async function goToField(file: string, key: string): Promise<void> {
  await openForm(file === COMPANY_FILE ? 'company' : 'texts');
  const pane = Math.max(0, Math.min(1, LOCALES.indexOf(file.replace(/^messages\/|\.json$/g, ''))));
  let nearest: HTMLElement | undefined;
  for (const group of groupsAround(key)) {
    const fields = await found(group, pane + 1);
    const field = fields[Math.min(pane, fields.length - 1)];
    if (!field) break;
    if (group !== key) expand(field);
    nearest = field;
  }
  if (nearest) focus(nearest);
}

async function openForm(form: string): Promise<void> {
  const list = '#/collections/_singletons';
  const address = `${list}/entries/${form}`;
  if (location.hash === address) return;
  // From one form to another the CMS shows nothing.
  location.hash = list;
  await until(() => !document.querySelector('[data-key-path]'));
  location.hash = address;
}

/** `services`, `services.0.id` for the latter: a row of a list is no field. */
function groupsAround(key: string): string[] {
  const path = key.split('.');
  const keys = path.map((_, index) => path.slice(0, index + 1).join('.'));
  return keys.filter((group) => group === key || !/\.\d+$/.test(group));
}

function expand(field: HTMLElement): void {
  field.querySelector<HTMLElement>('[aria-expanded="false"]:not([aria-haspopup])')?.click();
}

function focus(field: HTMLElement): void {
  field.scrollIntoView({ block: 'center' });
  const control = field.querySelector<HTMLElement>('input, textarea') ?? field.querySelector<HTMLElement>('button');
  control?.focus();
}

/** Where the CMS draws a field once it is in view. */
const placeholders = () => [...document.querySelectorAll<HTMLElement>('#nc-root .placeholder')];

/** The fields of a key, in the order of the languages, once there are so many; those that are there after a while. */
async function found(key: string, count: number): Promise<HTMLElement[]> {
  const look = () => [...document.querySelectorAll<HTMLElement>(`[data-key-path="${CSS.escape(key)}"]`)];
  await until(() => {
    const isThere = look().length >= count;
    if (!isThere)
      placeholders()
        .find(({ offsetHeight }) => offsetHeight > 0)
        ?.scrollIntoView();
    return isThere;
  });
  return look();
}

/** Waits until the page has changed to something, or for a while. */
function until(isSo: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(look);
    const timer = setTimeout(finish, WAIT);
    function finish() {
      clearTimeout(timer);
      observer.disconnect();
      resolve();
    }
    function look() {
      if (isSo()) finish();
    }
    observer.observe(document.body, { childList: true, subtree: true });
    look();
  });
}
