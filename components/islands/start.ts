import { startIslands } from 'next-islands/start';
import { preparePage } from './page';
import { ISLANDS } from './table';

// The whole header: phones without the menu need the navigation.
startIslands(ISLANDS, { prepare: preparePage, whole: 'header' });
