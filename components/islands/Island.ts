import { createIsland } from 'next-islands';
import { ISLANDS } from './table';

export const Island = createIsland(ISLANDS);
