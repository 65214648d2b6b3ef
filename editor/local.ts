import { open } from './main';
import { Folder, type FolderSettings } from './stores/folder';

declare const SETTINGS: FolderSettings;

open(new Folder(SETTINGS));
