import { HYDRATED, htmlSignals, setFlag } from '@/browser/page/signals';
import { storedConsent } from '@/browser/page/stored-consent';
import { HEADER_SOLID_PX } from '@/company/constants';
import { onceParsed } from './dom';

const root = document.documentElement;

/** Sets on `<html>` what style sheets need before the first paint. */
export function setHtmlAttributes(): void {
  const isUndecided = htmlSignals().consentSince !== undefined && storedConsent() === null;
  const setScrolled = () => setFlag('scrolled', scrollY > HEADER_SOLID_PX);
  setFlag('js', true);
  setFlag('firstVisit', isUndecided);
  if (isUndecided) htmlSignals().consent = 'unknown';
  setScrolled();
  addEventListener('scroll', setScrolled, { passive: true });
  addEventListener('pageshow', setScrolled);
  addEventListener(HYDRATED, () => setFlag('scrollbar', innerWidth > root.clientWidth));
  onceParsed('#consent-banner', followBanner);
  onceParsed('body > header', followHeader);
}

function followHeader(header: HTMLElement): void {
  followHeight(header, (height) => root.style.setProperty('--header', `${height}px`));
}

function followBanner(banner: HTMLElement): void {
  let reserved = 0;
  followHeight(banner, (height) => {
    root.style.setProperty('--banner', `${height}px`);
    // The hero does not move when the banner is closed, only when a late font makes it higher.
    if (height <= reserved) return;
    reserved = height;
    root.style.setProperty('--hero-room', `${height}px`);
  });
  addEventListener('resize', () => (reserved = 0));
}

/** Calls back with an element's height, at once and at every change. */
function followHeight(element: HTMLElement, callback: (height: number) => void): void {
  callback(element.offsetHeight);
  new ResizeObserver(() => callback(element.offsetHeight)).observe(element);
}
