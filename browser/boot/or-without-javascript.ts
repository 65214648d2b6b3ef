import { setFlag } from '@/browser/page/signals';

/** Runs steps in order. If one throws, the page works as without JavaScript. */
export function orWithoutJavaScript(...steps: (() => void)[]): void {
  try {
    for (const step of steps) step();
  } catch (error) {
    setFlag('js', false);
    console.error(error);
  }
}
