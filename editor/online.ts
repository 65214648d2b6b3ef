import { open } from './main';
import { GitHub, type Settings } from './stores/github';

declare const SETTINGS: Settings;

open(new GitHub(SETTINGS));
