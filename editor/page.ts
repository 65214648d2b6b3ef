import { onSave, startCms } from './cms';
import type { Project } from './serve';

declare const PROJECT: Project;

const { config, folder, mark, files, hidden } = PROJECT;
const OTHER_BROWSER = `This editor needs Chrome, Edge or another browser made from Chromium: yours cannot write to a folder (the File System Access API is missing). Open this address there, or change the files with a text editor: ${files.join(', ')}.`;
const OTHER_FOLDER = `This is not the folder that “npm run edit” was started in. Choose ${folder}. If the project was updated meanwhile, start the editor anew.`;
const CHANGED =
  'was changed outside of this page since the page read it, and saving would undo that change. Nothing was saved. Copy what you have written, reload the page (F5), and write it again.';

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

function start(choose: (options: object) => Promise<FileSystemDirectoryHandle>): void {
  window.showDirectoryPicker = async () => enter(await choose.call(window, { id: 'project', mode: 'readwrite' }));
  // A folder that was chosen on an earlier visit needs leave only.
  const { requestPermission } = FileSystemHandle.prototype;
  FileSystemHandle.prototype.requestPermission = async function (options) {
    const state = await requestPermission.call(this, options);
    if (state === 'granted') await enter(this as FileSystemDirectoryHandle);
    return state;
  };

  onSave('preSave', refuseLostUpdate);
  onSave('postSave', remember);
  startCms(config, hidden);
}

if (window.showDirectoryPicker) start(window.showDirectoryPicker);
else document.body.textContent = OTHER_BROWSER;
