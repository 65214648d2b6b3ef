import { CONSENT_MONTHS, HEADER_SOLID_PX, STORAGE_KEYS } from '@/lib/constants';
import { standingConsent } from '@/lib/standing-consent';
import { BANNER_PARSED, HYDRATED } from './events';
import { stored } from './storage';
import { whenVisible } from './when-visible';

const root = document.documentElement;

/** Marks on `<html>` what the style sheet has to know before the first paint: scripts, consent, scrolling, the banner's height. */
export function setHtmlAttributes(): void {
  const isUndecided = () => {
    if (root.dataset.asks === undefined) return false;
    const kept = { value: stored(STORAGE_KEYS.consent), date: stored(STORAGE_KEYS.consentDate) };
    return standingConsent(kept, CONSENT_MONTHS) === null;
  };
  let isFirstVisit = isUndecided();
  const markScrolled = () => {
    if (scrollY > HEADER_SOLID_PX) root.dataset.scrolled = '';
    else delete root.dataset.scrolled;
  };
  const mark = () => {
    root.dataset.js = '';
    if (isFirstVisit) root.dataset.firstVisit = '';
    if (isUndecided()) root.dataset.consent = 'unknown';
    markScrolled();
  };
  mark();
  whenVisible(() => {
    // Where the visitor has decided meanwhile, on the page that this one was made ready from, no banner wants room.
    if (isUndecided()) return;
    isFirstVisit = false;
    delete root.dataset.consent;
    delete root.dataset.firstVisit;
  });
  const markScrollbar = () => {
    if (innerWidth > root.clientWidth) root.dataset.scrollbar = '';
    else delete root.dataset.scrollbar;
  };
  addEventListener('scroll', markScrolled, { passive: true });
  addEventListener('pageshow', markScrolled);
  addEventListener(BANNER_PARSED, followBanner);
  addEventListener('DOMContentLoaded', followHeader);
  // React may have built the whole document anew, without the marks.
  addEventListener(HYDRATED, () => {
    mark();
    markScrollbar();
    followBanner();
    followHeader();
  });
}

/** What is scrolled to, and the headline, stand clear of a header that large text has made higher. */
function followHeader(): void {
  const header = document.querySelector<HTMLElement>('.header');
  if (!header || header === followedHeader) return;
  followedHeader = header;
  new ResizeObserver(() => root.style.setProperty('--header', `${header.offsetHeight}px`)).observe(header);
}

let followedHeader: HTMLElement | undefined;
let followed: HTMLElement | undefined;

/** The hero makes room for the consent banner's true height, and the page keeps it free. */
function followBanner(): void {
  const banner = document.getElementById('consent-banner');
  if (!banner || banner === followed) return;
  followed = banner;
  let room = 0;
  const measure = (property: string) => root.style.setProperty(property, `${banner.offsetHeight}px`);
  // The hero's room is measured once per window size: the choice itself moves nothing, and of fonts that come late only one
  // that makes the banner higher, which would then lie on what stands above it.
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
