import CMS from '@sveltia/cms';
import { type Data, formatFile, type Kind } from '@/lib/json-format';

/**
 * Starts the CMS. `hidden` are keys of texts that the site does not show: they are folded, and open when they are clicked or reached with
 * the keyboard.
 */
export function startCms(config: object, hidden: string[]): void {
  const fields = hidden.map((key) => `[data-key-path="${key}"]`).join();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:is(${fields}) {
    > header::after { content: "Not shown with these facts"; font-size: small; white-space: nowrap }
    &:not(:focus-within) > .field-wrapper { max-height: 1rem; overflow: hidden; opacity: 0.5 }
  }`);
  document.adoptedStyleSheets.push(sheet);
  for (const kind of ['catalog', 'facts'] as Kind[]) {
    const toFile = (data: Data) => formatFile(kind, data);
    CMS.registerCustomFormat(kind, 'json', { fromFile: JSON.parse, toFile });
  }
  // Without fields that are undefined, which the CMS does not know.
  CMS.init({ config: JSON.parse(JSON.stringify(config)) });
}

/** Calls `handler` before or after a save. The CMS shows the cause of an error. */
export const onSave = (name: 'preSave' | 'postSave', handler: () => Promise<void>) =>
  CMS.registerEventListener({ name, handler });
