import { createStore } from './store';

const constant = createStore(null);

/** False on the server and during hydration, then true. */
export const useHydrated = () => constant.use(() => true, false);
