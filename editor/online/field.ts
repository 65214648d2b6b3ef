import { COMPANY_FILE } from '@/export/checks/content';
import { draftKept } from './drafts';

const WAIT = 5000;

/** Opens the form of a file, the groups around a field, and goes to the field, or to the nearest group around it that is there. */
export async function goToField(file: string, key: string): Promise<void> {
  const isText = file !== COMPANY_FILE;
  await openForm(isText ? 'texts' : 'company');
  const pane = isText ? await showLanguage(file.replace(/^messages\/|\.json$/g, '')) : '';
  let nearest: HTMLElement | undefined;
  for (const group of groupsAround(key)) {
    const field = await found(`${pane} [data-key-path="${CSS.escape(group)}"]`);
    if (!field) break;
    if (group !== key) expand(field);
    nearest = field;
  }
  if (nearest) focus(nearest);
}

const PANE = '[aria-controls$="-pane-body"]';

/** Has one of the panes show a language. Returns a selector for this pane. */
async function showLanguage(locale: string): Promise<string> {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  await until(() => all(PANE).length > 0);
  // A narrow window has one pane, and its languages in a list that opens.
  const [list] = all(`[role="combobox"]${PANE}`);
  list?.click();
  const choices = () => all(`${list ? '[role="option"]' : `${PANE} `}[value="${CSS.escape(locale)}"]`);
  await until(() => choices().length > 0);
  const chosen = choices().find(({ ariaChecked }) => ariaChecked === 'true');
  const choice = chosen ?? choices().at(-1);
  if (!chosen) choice?.click();
  return `#${(list ?? choice)?.closest(PANE)?.getAttribute('aria-controls') ?? 'nc-root'}`;
}

async function openForm(form: string): Promise<void> {
  const list = '#/collections/_singletons';
  const address = `${list}/entries/${form}`;
  if (location.hash === address) return;
  await draftKept();
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

/** A field, once it is there; undefined when it is not there after a while. */
async function found(selector: string): Promise<HTMLElement | undefined> {
  const look = () => document.querySelector<HTMLElement>(selector) ?? undefined;
  await until(() => {
    const isThere = look() !== undefined;
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
