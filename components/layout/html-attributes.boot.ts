import { htmlSignals, setFlag } from '@/browser/signals';
import { storedConsent } from '@/components/consent/stored-consent.browser';
import { HEADER_SOLID_PX } from '@/lib/constants';

/** Sets on `<html>` what style sheets need before the first paint. */
export function setHtmlAttributes(): void {
  const isUndecided = htmlSignals().consentSince !== undefined && storedConsent() === null;
  let previousY = 0;
  const setScrolled = () => {
    setFlag('scrolled', scrollY > HEADER_SOLID_PX);
    setFlag('down', scrollY > HEADER_SOLID_PX && scrollY > previousY);
    previousY = scrollY;
  };
  setFlag('js', true);
  setFlag('first-visit', isUndecided);
  if (isUndecided) htmlSignals().consent = 'unknown';
  setScrolled();
  addEventListener('scroll', setScrolled);
  // From the back/forward cache. At the first one, reading the position would lay the page out.
  addEventListener('pageshow', ({ persisted }) => persisted && setScrolled());
}

/** Keeps the heights of header and banner in custom properties of `<html>`. Both are parsed, except in `next dev`. */
export function trackHeights(): void {
  const header = document.querySelector<HTMLElement>('body > header');
  if (!header) {
    if (process.env.NODE_ENV !== 'production') addEventListener('DOMContentLoaded', trackHeights);
    return;
  }
  const banner = document.getElementById('consent-banner');
  let reserved = 0;
  const measure = () => {
    // Read before anything is written, so that the page is laid out once.
    const [height, bannerHeight] = [header.offsetHeight, banner?.offsetHeight ?? 0];
    setHeight('--header', height);
    setHeight('--banner', bannerHeight);
    // The hero does not move when the banner is closed, only when a late font makes it higher.
    if (bannerHeight <= reserved) return;
    reserved = bannerHeight;
    setHeight('--hero-room', bannerHeight);
  };
  measure();
  const observer = new ResizeObserver(measure);
  for (const element of [header, banner]) if (element) observer.observe(element);
  addEventListener('resize', () => (reserved = 0));
}

function setHeight(property: string, pixels: number): void {
  const { style } = document.documentElement;
  const height = `${pixels}px`;
  if (style.getPropertyValue(property) !== height) style.setProperty(property, height);
}
