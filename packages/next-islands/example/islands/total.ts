import { createStore } from 'next-islands/store';

export const total = createStore(0);
