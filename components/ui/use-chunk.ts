import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { isGone, reloadOnce } from '@/boot/reload-once';

/**
 * A component whose code is fetched when it is first wanted; null until then. Suspense could delay it by up to 300 ms.
 * @param load the same function at every call
 * @param wanted a new value tries again after a failure
 * @param onMissing called when the code cannot be loaded and the page is not reloaded
 * @param mayReload once, if the file is gone; if it is still gone then, the page works as without JavaScript
 */
export function useChunk<Props>(
  load: () => Promise<ComponentType<Props>>,
  wanted: unknown,
  onMissing: () => void,
  mayReload = true,
): ComponentType<Props> | null {
  const [component, setComponent] = useState<ComponentType<Props> | null>(null);
  const fail = useEffectEvent(async (script: string, error: unknown) => {
    // Without a failed script the code itself has thrown.
    if (mayReload && (!script || (await isGone(script)))) {
      if (reloadOnce(true)) return;
      console.error(error);
      delete document.documentElement.dataset.js;
    }
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
