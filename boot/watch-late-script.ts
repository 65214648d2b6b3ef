import { setFlag, signalsOf } from '@/lib/signals';

/** Without boot/late.ts the page works as without JavaScript, until the islands answer. */
export function watchLateScript(): void {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && signalsOf(target).late !== undefined) setFlag('js', false);
  };
  addEventListener('error', onError, true);
}
