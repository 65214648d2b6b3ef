import { TextDecoder } from 'node:util';

/** jsdom has none. */
Object.assign(global, { TextDecoder });
