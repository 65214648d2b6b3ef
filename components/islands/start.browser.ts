import { startIslands } from 'next-islands/start';
import { preparePage } from './page.browser';
import { ISLANDS } from './table.browser';

// The whole header: phones without the menu need the navigation.
startIslands(ISLANDS, { prepare: preparePage, whole: 'header' });
