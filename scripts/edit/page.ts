import './preferences';
import CMS from '@sveltia/cms';
import { formatJson } from './format';
import type { Project } from './project';

declare const PROJECT: Project;

const { config, folder, marks, files, unused } = PROJECT;
const OTHER_BROWSER = `This editor needs Chrome, Edge or another browser made from Chromium: yours cannot write to a folder (the File System Access API is missing). Open this address there, or change the files with a text editor: ${files.join(', ')}.`;
const OTHER_FOLDER = `This is not the folder that “npm run edit” was started in. Choose ${folder}. If the project was updated meanwhile, start the editor anew.`;
const changedOutside = (file: string) =>
  `${file} was changed outside of this page since the page read it, and saving would undo that change. Nothing was saved. Copy what you have written, reload the page (F5), and write it again.`;

/** What the page has read of the project's files, by their names. */
const known = new Map<string, string>();
let root: FileSystemDirectoryHandle;

async function read(path: string): Promise<string> {
  const parts = path.split('/');
  const name = parts.pop() ?? '';
  let directory = root;
  for (const part of parts) directory = await directory.getDirectoryHandle(part);
  return (await (await directory.getFileHandle(name)).getFile()).text();
}

async function readAll(): Promise<void> {
  for (const file of files) known.set(file, await read(file));
}

/** Takes the folder in use, unless it is another than the one in which the editor was started. */
async function enter(handle: FileSystemDirectoryHandle): Promise<void> {
  root = handle;
  for (const [file, text] of Object.entries(marks)) {
    if ((await read(file).catch(() => '')) === text) continue;
    alert(OTHER_FOLDER);
    throw new DOMException(OTHER_FOLDER, 'AbortError');
  }
  await readAll();
}

/** Learns which folder is chosen, now or on an earlier visit, when the browser asks for leave only. */
function watchFolder(choose: (options?: object) => Promise<FileSystemDirectoryHandle>): void {
  window.showDirectoryPicker = async () => {
    const handle = await choose.call(window, { id: 'project', mode: 'readwrite' });
    await enter(handle);
    return handle;
  };
  const { requestPermission } = FileSystemHandle.prototype;
  FileSystemHandle.prototype.requestPermission = async function (options) {
    const state = await requestPermission.call(this, options);
    if (state === 'granted') await enter(this as FileSystemDirectoryHandle);
    return state;
  };
}

/** A text that is not shown opens up when it is clicked or reached with the keyboard; the CMS itself folds groups only. */
function foldTexts(): void {
  const sheet = new CSSStyleSheet();
  const fields = unused.map((key) => `[data-key-path="${key}"]:not([data-field-type="object"], :focus-within)`).join();
  sheet.insertRule(`:is(${fields}) > .field-wrapper { max-height: 1rem; overflow: hidden; opacity: 0.5 }`);
  document.adoptedStyleSheets.push(sheet);
}

function start(): void {
  foldTexts();
  for (const format of ['catalog', 'facts']) {
    // The CMS writes `{}` for names and values of which there are none.
    const filled = (_: string, value: unknown) => (JSON.stringify(value) === '{}' ? undefined : value);
    const toFile = (value: unknown) => formatJson(JSON.parse(JSON.stringify(value, filled)), format === 'facts');
    CMS.registerCustomFormat(format, 'json', { fromFile: JSON.parse, toFile });
  }
  CMS.registerEventListener({
    name: 'preSave',
    handler: async () => {
      for (const file of files) {
        if ((await read(file)) === known.get(file)) continue;
        // The CMS shows the cause.
        throw new Error('saving_failed', { cause: new Error(changedOutside(file)) });
      }
    },
  });
  CMS.registerEventListener({ name: 'postSave', handler: readAll });
  CMS.init({ config });
}

if (window.showDirectoryPicker) {
  watchFolder(window.showDirectoryPicker);
  start();
} else document.body.textContent = OTHER_BROWSER;
