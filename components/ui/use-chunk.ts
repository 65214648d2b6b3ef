import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { saveDraft } from '@/browser/boot/draft';
import { fetchStatus, reloadOnce } from '@/browser/boot/reload-once';
import { rememberPressed } from '@/browser/page/early-clicks';
import { setFlag } from '@/browser/page/signals';

/**
 * Loads a component when it is first `wanted`; null until then. (Suspense could delay it by up to 300 ms.) A new value of `wanted` tries
 * again after a failure. If the file is missing, the page is reloaded once and the button that `pressed` returns is pressed again; if it
 * is still missing, the page works as without JavaScript. Without `pressed`, a failure only calls `onMissing`.
 */
export function useChunk<Props>(
  load: () => Promise<ComponentType<Props>>,
  wanted: unknown,
  onMissing: () => void,
  pressed?: () => HTMLButtonElement | null,
): ComponentType<Props> | null {
  const [component, setComponent] = useState<ComponentType<Props> | null>(null);
  const fail = useEffectEvent(async (error: unknown) => {
    // If the host answers, the network works and the file is missing.
    const isMissing = pressed && (await fetchStatus(location.href)) !== null;
    if (isMissing && reloadOrGiveUp(pressed(), error)) return;
    onMissing();
  });
  useEffect(() => {
    if (!wanted || component) return;
    load().then((loaded) => setComponent(() => loaded), fail);
  }, [wanted, component, load]);
  return component;
}

/** Returns whether the page is reloaded. If a reload has already failed, the page works as without JavaScript. */
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
