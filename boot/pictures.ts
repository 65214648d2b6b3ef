/** See docs/behaviour.md, “Pictures”. Not in React, which misses errors before hydration. */
export const replaceBrokenPictures = () => addEventListener('error', onError, true);

function onError({ target }: Event): void {
  if (!(target instanceof HTMLImageElement) || !target.dataset.fallback) return;
  const { parentElement: picture, dataset, alt } = target;
  if (dataset.replaced !== undefined) {
    if (picture) picture.dataset.failed = alt;
    return;
  }
  dataset.replaced = '';
  for (const source of picture?.querySelectorAll('source') ?? []) source.media = 'not all';
  target.removeAttribute('srcset');
  target.src = dataset.fallback ?? '';
}
