import { createIsland } from 'next-islands';
import { ISLANDS } from './table.browser';

export const Island = createIsland(ISLANDS);
