import { HEADER_SOLID_PX } from '@/lib/constants';
import { BANNER_PARSED, HYDRATED, htmlSignals, setFlag } from '@/lib/signals';
import { standingConsent } from '@/lib/standing-consent';

const root = document.documentElement;
const observed = new WeakSet<Element>();

/** Sets on `<html>` what style sheets need before the first paint. */
export function setHtmlAttributes(): void {
  const isUndecided = () => htmlSignals().consentSince !== undefined && standingConsent() === null;
  let isFirstVisit = isUndecided();
  const setScrolled = () => setFlag('scrolled', scrollY > HEADER_SOLID_PX);
  const setConsent = () => {
    setFlag('firstVisit', isFirstVisit);
    if (isUndecided()) htmlSignals().consent = 'unknown';
    else delete htmlSignals().consent;
  };
  setFlag('js', true);
  setConsent();
  setScrolled();
  // The visitor may have decided on another page while this one was prerendered.
  document.addEventListener('prerenderingchange', () => {
    isFirstVisit &&= isUndecided();
    setConsent();
  });
  addEventListener('scroll', setScrolled, { passive: true });
  addEventListener('pageshow', setScrolled);
  addEventListener(BANNER_PARSED, followBanner);
  addEventListener('DOMContentLoaded', followHeader);
  // React may have rebuilt the whole document, without the attributes.
  addEventListener(HYDRATED, () => {
    setFlag('js', true);
    setConsent();
    setScrolled();
    setFlag('scrollbar', innerWidth > root.clientWidth);
    followBanner();
    followHeader();
  });
}

function followHeader(): void {
  followHeight('body > header', (height) => root.style.setProperty('--header', `${height}px`));
}

function followBanner(): void {
  let reserved = 0;
  const isNew = followHeight('#consent-banner', (height) => {
    root.style.setProperty('--banner', `${height}px`);
    // The hero does not move when the banner is closed, only when a late font makes it higher.
    if (height <= reserved) return;
    reserved = height;
    root.style.setProperty('--hero-room', `${height}px`);
  });
  if (isNew) addEventListener('resize', () => (reserved = 0));
}

/** Calls back with an element's height, at once (an observer comes after the first paint) and at every change. False if it is not new. */
function followHeight(selector: string, callback: (height: number) => void): boolean {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element || observed.has(element)) return false;
  observed.add(element);
  callback(element.offsetHeight);
  new ResizeObserver(() => callback(element.offsetHeight)).observe(element);
  return true;
}
