import { negotiate, negotiationRules } from '@/i18n/negotiate';
import { HEADER_SOLID_PX, STORAGE_KEYS } from '@/site/constants';
import { FALLBACK_SRC } from '@/site/fallback';
import { firm } from '@/site/firm';
import { PAGES } from '@/site/pages';
import { startScript } from './start-script';
import { installTrustedTypes } from './trusted-types';

const settings = {
  rules: negotiationRules(Object.values(PAGES)),
  keys: STORAGE_KEYS,
  solidPx: HEADER_SOLID_PX,
  fallbackSrc: FALLBACK_SRC,
  /** Whether there is anything to ask a visitor. */
  asks: Boolean(firm.map),
};

/**
 * What has to be right before the first paint, or before hydration. Its source text is inlined into every page, so it
 * refers to nothing outside its arguments.
 */
function boot(
  { rules, keys, solidPx, fallbackSrc, asks }: typeof settings,
  decide: typeof negotiate,
  trustedTypes: typeof installTrustedTypes,
): void {
  trustedTypes();
  const root = document.documentElement;
  let language: string | null = null;
  let consent: string | null = null;
  try {
    language = localStorage.getItem(keys.language);
    consent = localStorage.getItem(keys.consent);
  } catch {
    // Storage is blocked: detection goes by the browser's languages, consent counts as unknown.
  }
  const visit = {
    path: location.pathname,
    stored: language,
    languages: navigator.languages,
    userAgent: navigator.userAgent,
  };
  const path = decide(visit, rules);
  if (path) {
    // Nothing of the wrong language is painted while the right page is on its way.
    root.style.visibility = 'hidden';
    location.replace(path + location.search + location.hash);
  }

  root.dataset.js = '';
  if (asks && consent !== 'true' && consent !== 'false') {
    root.dataset.consent = 'unknown';
    root.dataset.firstVisit = '';
  }

  const markScrolled = () => root.toggleAttribute('data-scrolled', scrollY > solidPx);
  addEventListener('scroll', markScrolled, { passive: true });
  addEventListener('pageshow', markScrolled);

  // A broken picture gets the stock picture, once. Here, because failures before hydration are never replayed.
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLImageElement) || !target.hasAttribute('data-fallback')) return;
      target.removeAttribute('data-fallback');
      for (const source of target.parentElement?.querySelectorAll('source') || []) source.media = 'not all';
      target.srcset = '';
      target.src = fallbackSrc;
    },
    true,
  );
}

/** The text of the inline script at the top of `<head>` (decisions, section 1). */
export const headScript = `(${boot})(${JSON.stringify(settings).replace(/</g, '\\u003c')},${negotiate},${installTrustedTypes});${startScript}`;

/** The text of the inline script after the consent banner: the hero makes room for the banner's true height. */
export const bannerScript = `(${measureBanner})()`;

function measureBanner(): void {
  const root = document.documentElement;
  const banner = document.getElementById('consent-banner');
  const measure = (property: string) => root.style.setProperty(property, `${banner?.offsetHeight || 0}px`);
  // The hero's room is measured once per window size: a font that comes late, or the choice itself, moves nothing.
  const makeRoom = () => banner?.offsetHeight && measure('--hero-room');
  makeRoom();
  addEventListener('resize', makeRoom);
  if (banner) new ResizeObserver(() => measure('--banner')).observe(banner);
}
