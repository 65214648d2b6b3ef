import CMS from '@sveltia/cms';
import type { Project } from './serve';

declare const PROJECT: Project;

const { config, folder, mark, files, hidden } = PROJECT;
const OTHER_BROWSER = `This editor needs Chrome, Edge or another browser made from Chromium: yours cannot write to a folder (the File System Access API is missing). Open this address there, or change the files with a text editor: ${files.join(', ')}.`;
const OTHER_FOLDER = `This is not the folder that “npm run edit” was started in. Choose ${folder}. If the project was updated meanwhile, start the editor anew.`;
const CHANGED =
  'was changed outside of this page since the page read it, and saving would undo that change. Nothing was saved. Copy what you have written, reload the page (F5), and write it again.';
const LINE_WIDTH = 120;

let root: FileSystemDirectoryHandle;
/** What the page has read of the files. */
let known: string[] = [];

async function read(path: string): Promise<string> {
  const folders = path.split('/');
  const name = folders.pop() ?? '';
  let directory = root;
  for (const folder of folders) directory = await directory.getDirectoryHandle(folder);
  return (await (await directory.getFileHandle(name)).getFile()).text();
}

const readAll = () => Promise.all(files.map(read));

/** Takes a folder, unless it is another than the one in which the editor was started. */
async function enter(handle: FileSystemDirectoryHandle): Promise<FileSystemDirectoryHandle> {
  root = handle;
  if ((await read(mark.file).catch(() => '')) !== mark.text) {
    alert(OTHER_FOLDER);
    throw new DOMException(OTHER_FOLDER, 'AbortError');
  }
  await remember();
  return handle;
}

async function remember(): Promise<void> {
  known = await readAll();
}

async function refuseLostUpdate(): Promise<void> {
  const now = await readAll();
  const changed = files.find((_, index) => now[index] !== known[index]);
  // The CMS shows the cause.
  if (changed) throw new Error('saving_failed', { cause: new Error(`${changed} ${CHANGED}`) });
}

/**
 * JSON as Biome writes it, so that a save changes only the lines of what was changed: arrays stand on one line where they fit, and
 * objects if `isCompact`. `used` is how many characters else are on the line.
 */
function format(value: unknown, isCompact: boolean, indent = '', used = 0): string {
  const isList = Array.isArray(value);
  const line = JSON.stringify(value, null, 1)
    .replaceAll(/(?<=\[)\n\s*|\n\s*(?=\])/g, '')
    .replaceAll(/\n\s*/g, ' ');
  if (typeof value !== 'object' || value === null) return line;
  if (indent && (isList || isCompact) && used + line.length <= LINE_WIDTH) return line;
  const inner = `${indent}  `;
  const lines = Object.entries(value).map(([key, item]) => {
    const start = isList ? inner : `${inner}${JSON.stringify(key)}: `;
    return start + format(item, isCompact, inner, start.length + 1);
  });
  const [open, close] = isList ? '[]' : '{}';
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

function start(choose: (options: object) => Promise<FileSystemDirectoryHandle>): void {
  window.showDirectoryPicker = async () => enter(await choose.call(window, { id: 'project', mode: 'readwrite' }));
  // A folder that was chosen on an earlier visit needs leave only.
  const { requestPermission } = FileSystemHandle.prototype;
  FileSystemHandle.prototype.requestPermission = async function (options) {
    const state = await requestPermission.call(this, options);
    if (state === 'granted') await enter(this as FileSystemDirectoryHandle);
    return state;
  };

  // Texts that the site does not show open up when they are clicked or reached with the keyboard.
  const fields = hidden.map((key) => `[data-key-path="${key}"]`).join();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:is(${fields}) {
    > header::after { content: "Not shown with these facts"; font-size: small; white-space: nowrap }
    &:not(:focus-within) > .field-wrapper { max-height: 1rem; overflow: hidden; opacity: 0.5 }
  }`);
  document.adoptedStyleSheets.push(sheet);

  // The CMS writes `{}` for names and values of which there are none.
  const filled = (_: string, item: unknown) => (JSON.stringify(item) === '{}' ? undefined : item);
  for (const name of ['catalog', 'facts']) {
    // What has no field stands at the top of a file; the CMS would move it to the end.
    const toFile = ({ $schema, $same, ...fields }: Record<string, unknown>) => {
      const data = JSON.parse(JSON.stringify({ $schema, $same, ...fields }, filled));
      return format(data, name === 'facts').replaceAll('\u00ad', '\\u00ad');
    };
    CMS.registerCustomFormat(name, 'json', { fromFile: JSON.parse, toFile });
  }
  CMS.registerEventListener({ name: 'preSave', handler: refuseLostUpdate });
  CMS.registerEventListener({ name: 'postSave', handler: remember });
  CMS.init({ config });
}

if (window.showDirectoryPicker) start(window.showDirectoryPicker);
else document.body.textContent = OTHER_BROWSER;
