import { startIslands } from 'next-islands/start';
import { ISLANDS } from '.';

startIslands(ISLANDS);
