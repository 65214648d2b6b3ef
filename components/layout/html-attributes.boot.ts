import { htmlSignals, setFlag } from '@/components/ui/signals';
import { storedConsent } from '@/components/ui/storage';
import { HEADER_SOLID_PX } from '@/lib/constants';

const root = document.documentElement;

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
  addEventListener('pageshow', setScrolled);
  onceParsed('#consent-banner', trackBannerHeight);
  onceParsed('body > header', trackHeaderHeight);
}

/** Calls back with an element once it and what is in it are parsed: there is a node after it. Half of it would have another height. */
function onceParsed(selector: string, callback: (element: HTMLElement) => void): void {
  const observer = new MutationObserver(() => {
    const element = document.querySelector<HTMLElement>(selector);
    if (!element?.nextSibling) return;
    observer.disconnect();
    callback(element);
  });
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => observer.disconnect());
}

function trackHeaderHeight(header: HTMLElement): void {
  onHeight(header, (height) => root.style.setProperty('--header', `${height}px`));
}

function trackBannerHeight(banner: HTMLElement): void {
  let reserved = 0;
  onHeight(banner, (height) => {
    root.style.setProperty('--banner', `${height}px`);
    // The hero does not move when the banner is closed, only when a late font makes it higher.
    if (height <= reserved) return;
    reserved = height;
    root.style.setProperty('--hero-room', `${height}px`);
  });
  addEventListener('resize', () => (reserved = 0));
}

function onHeight(element: HTMLElement, callback: (height: number) => void): void {
  callback(element.offsetHeight);
  new ResizeObserver(() => callback(element.offsetHeight)).observe(element);
}
