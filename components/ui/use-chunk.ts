import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { saveDraft } from '@/browser/boot/draft';
import { rememberPressed } from '@/browser/boot/early-clicks';
import { fetchStatus, reloadOnce } from '@/browser/boot/reload-once';
import { setFlag } from '@/browser/page/signals';

/**
 * A component whose code is fetched when it is first wanted; null until then. Suspense could delay it by up to 300 ms. A new value of
 * `wanted` tries again after a failure. If the file is gone, the page is reloaded once and the button that `pressed` returns is pressed
 * again; if the file is still gone then, the page works as without JavaScript. Without `pressed`, `onMissing` alone answers a failure.
 */
export function useChunk<Props>(
  load: () => Promise<ComponentType<Props>>,
  wanted: unknown,
  onMissing: () => void,
  pressed?: () => HTMLButtonElement | null,
): ComponentType<Props> | null {
  const [component, setComponent] = useState<ComponentType<Props> | null>(null);
  const fail = useEffectEvent(async (error: unknown) => {
    // Where the host answers, the network is there and the file is not.
    const isLost = pressed && (await fetchStatus(location.href)) !== null;
    if (isLost && reloadOrGiveUp(pressed(), error)) return;
    onMissing();
  });
  useEffect(() => {
    if (!wanted || component) return;
    load().then((loaded) => setComponent(() => loaded), fail);
  }, [wanted, component, load]);
  return component;
}

/** Whether the page is reloaded; if a reload has not helped before, it works as without JavaScript. */
function reloadOrGiveUp(button: HTMLButtonElement | null, error: unknown): boolean {
  const prepare = () => {
    if (button) rememberPressed(button);
    saveDraft();
  };
  if (reloadOnce(prepare)) return true;
  console.error(error);
  setFlag('js', false);
  return false;
}
