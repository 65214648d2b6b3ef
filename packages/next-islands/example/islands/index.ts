import { createIsland } from 'next-islands';
import { Adder } from './Adder';
import { Broken } from './Broken';
import { Total } from './Total';

export const ISLANDS = { Adder, Broken, Total };

export const Island = createIsland(ISLANDS);
