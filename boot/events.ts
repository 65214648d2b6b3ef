export const HYDRATED = 'hydrated';
export const FORM_READY = 'form-ready';
export const BANNER_PARSED = 'banner-parsed';
export const CONTACT_FORM_ID = 'contact-form';
export const BELOW = 'main > section ~ section, footer';

export function isOrdinaryClick(
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

export function closest<Found extends HTMLElement>({ target }: Event, selector: string): Found | null {
  return target instanceof Element ? target.closest<Found>(selector) : null;
}

export function whenVisible(callback: () => void): void {
  if (isPrerendering()) document.addEventListener('prerenderingchange', callback, { once: true });
  else callback();
}

export const isPrerendering = () => (document as Document & { prerendering?: boolean }).prerendering === true;

/** False after a reload, and after back and forward, where the browser restores the scroll position. */
export function isNewVisit(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate';
}
