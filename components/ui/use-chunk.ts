import { type ComponentType, useEffect, useState } from 'react';
import { reloadOnce } from '@/boot/reload-once';

/**
 * A component whose code is fetched when it is first wanted; null until it is there. Plain state instead of
 * Suspense, which can delay what has arrived by up to 300 ms.
 *
 * @param load the same function at every call.
 * @param onMissing what happens when the code cannot be fetched; the same function at every call.
 */
export function useChunk<Props>(
  load: () => Promise<ComponentType<Props>>,
  wanted: boolean,
  onMissing: (error: unknown) => void = reloadOrGoWithout,
): ComponentType<Props> | null {
  const [component, setComponent] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (wanted && !component) load().then((loaded) => setComponent(() => loaded), onMissing);
  }, [wanted, component, load, onMissing]);
  return component;
}

/**
 * Where the file is gone, because a new version of the site has replaced it, the page is loaded anew, once, and what
 * stands in the contact form crosses over. Where it is still missing then, the page goes on as it does without JavaScript.
 */
function reloadOrGoWithout(error: unknown): void {
  if (reloadOnce(true)) return;
  console.error(error);
  delete document.documentElement.dataset.js;
}
