import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { isGone, reloadOnce } from '@/boot/reload-once';
import { setFlag } from '@/lib/signals';

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
  const fail = useEffectEvent(async (script: string, error: unknown) => {
    // Without a failed script the code itself has thrown.
    const isLost = !script || (await isGone(script));
    if (pressed && isLost && reloadOrGiveUp(pressed(), error)) return;
    onMissing();
  });
  useEffect(() => {
    if (!wanted || component) return;
    let failed = '';
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLScriptElement) failed = target.src;
    };
    addEventListener('error', onError, true);
    load()
      .then((loaded) => setComponent(() => loaded))
      .catch((error) => fail(failed, error))
      .finally(() => removeEventListener('error', onError, true));
  }, [wanted, component, load]);
  return component;
}

/** Whether the page is reloaded; if that was in vain before, it goes on as without JavaScript. */
function reloadOrGiveUp(button: HTMLButtonElement | null, error: unknown): boolean {
  if (reloadOnce(true, button ? [button] : [])) return true;
  console.error(error);
  setFlag('js', false);
  return false;
}
