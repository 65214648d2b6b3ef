import { repeatHover } from './early-clicks';
import { tolerateDomChanges } from './tolerate-dom-changes';

export { keepEarlyClicks } from './early-clicks';

/** An event on `window`, and a performance mark: all islands are hydrated. */
export const HYDRATED = 'hydrated';

type Finish = () => void;

/** Prepares a page for hydration. Returns a function to call after it, which tells the boot script. */
export function prepareHydration(prepare?: () => Finish): Finish {
  tolerateDomChanges();
  const finish = prepare?.();
  return () => {
    finish?.();
    performance.mark(HYDRATED);
    dispatchEvent(new Event(HYDRATED));
    setTimeout(repeatHover);
  };
}
