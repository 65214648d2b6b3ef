import { HEADER_SOLID_PX } from '@/lib/constants';
import { standingConsent } from '@/lib/standing-consent';
import { BANNER_PARSED, HYDRATED } from './events';
import { whenVisible } from './when-visible';

const root = document.documentElement;

/** Marks on `<html>` what the style sheet has to know before the first paint: scripts, consent, scrolling, the banner's height. */
export function setHtmlAttributes(): void {
  const isUndecided = () => root.dataset.asks !== undefined && standingConsent() === null;
  let isFirstVisit = isUndecided();
  const markScrolled = () => toggle('scrolled', scrollY > HEADER_SOLID_PX);
  const mark = () => {
    root.dataset.js = '';
    if (isFirstVisit) root.dataset.firstVisit = '';
    if (isUndecided()) root.dataset.consent = 'unknown';
    markScrolled();
  };
  mark();
  whenVisible(() => {
    // The visitor may have decided on another page while this one was prerendered.
    if (isUndecided()) return;
    isFirstVisit = false;
    delete root.dataset.consent;
    delete root.dataset.firstVisit;
  });
  addEventListener('scroll', markScrolled, { passive: true });
  addEventListener('pageshow', markScrolled);
  addEventListener(BANNER_PARSED, followBanner);
  addEventListener('DOMContentLoaded', followHeader);
  // React may have rebuilt the whole document, without the attributes.
  addEventListener(HYDRATED, () => {
    mark();
    toggle('scrollbar', innerWidth > root.clientWidth);
    followBanner();
    followHeader();
  });
}

function toggle(name: string, on: boolean): void {
  if (on) root.dataset[name] = '';
  else delete root.dataset[name];
}

/** Sections that are scrolled to, and the headline, stay clear of a header that large text has made higher. */
function followHeader(): void {
  const header = document.querySelector<HTMLElement>('.header');
  if (!header || header === followedHeader) return;
  followedHeader = header;
  new ResizeObserver(() => root.style.setProperty('--header', `${header.offsetHeight}px`)).observe(header);
}

let followedHeader: HTMLElement | undefined;
let followedBanner: HTMLElement | undefined;

/** The hero makes room for the consent banner's true height, and the page keeps it free. */
function followBanner(): void {
  const banner = document.getElementById('consent-banner');
  if (!banner || banner === followedBanner) return;
  followedBanner = banner;
  let room = 0;
  const measure = (property: string) => root.style.setProperty(property, `${banner.offsetHeight}px`);
  // Once per window size, so that the choice itself moves nothing; later only for a font that makes the banner higher.
  const makeRoom = () => {
    if (banner.offsetHeight === 0) return;
    room = banner.offsetHeight;
    measure('--hero-room');
  };
  makeRoom();
  addEventListener('resize', makeRoom);
  new ResizeObserver(() => {
    measure('--banner');
    if (banner.offsetHeight > room) makeRoom();
  }).observe(banner);
}
