/**
 * A broken picture gets the stock picture, once (docs/behaviour.md, “Pictures”). Here, because failures before
 * hydration are never told again.
 */
export function replaceBrokenPictures(): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLImageElement) || !target.dataset.fallback) return;
      const { fallback } = target.dataset;
      delete target.dataset.fallback;
      for (const source of target.parentElement?.querySelectorAll('source') ?? []) source.media = 'not all';
      target.srcset = '';
      target.src = fallback;
    },
    true,
  );
}
