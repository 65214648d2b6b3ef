import { signalsOf } from '@/lib/signals';

/** See docs/behaviour.md, “Pictures”. Not in React, which misses errors before hydration. */
export const replaceBrokenPictures = () => addEventListener('error', onError, true);

function onError({ target }: Event): void {
  if (!(target instanceof HTMLImageElement)) return;
  const { parentElement: picture, alt } = target;
  const signals = signalsOf(target);
  if (!signals.fallback) return;
  if (signals.replaced !== undefined) {
    if (picture) signalsOf(picture).failed = alt;
    return;
  }
  signals.replaced = '';
  for (const source of picture?.querySelectorAll('source') ?? []) source.media = 'not all';
  target.removeAttribute('srcset');
  target.src = signals.fallback;
}
