// Times in milliseconds (`_MS`) and lengths in CSS pixels (`_PX`) of docs/behaviour.md.

export const HERO_INTERVAL_MS = 6500; // how long a slide stays
export const HERO_FADE_MS = 1600;
export const HERO_PRELOAD_MS = 3000; // how long before its turn a slide is fetched
export const SCROLL_OFFSET_PX = { narrow: 88, wide: 104 } as const; // above a section: below 768 px of width, and from there on
export const HEADER_SOLID_PX = 32; // scroll distance after which the header is solid
export const ACTIVE_LINE_PX = 120; // the section at this distance from the top of the viewport is the active one
export const ROUTE_SCROLL_DELAY_MS = 100; // between arriving from another page and scrolling to the section
export const MAP_PX = 420; // height of the map, and of what replaces it except on phones
export const SUBMIT_TIMEOUT_MS = 20_000;
export const TOAST_MS = { success: 8000, error: 12_000 } as const;
export const CONSENT_MONTHS = 12; // an older decision about the map no longer counts
export const LANGUAGE_COOKIE_MAX_AGE_S = 31_536_000; // one year

/** Keys of local and session storage. The privacy policy lists them. */
export const STORAGE_KEYS = {
  consent: 'cookieConsent',
  consentDate: 'cookieConsentDate',
  language: 'language',
  draft: 'contactDraft',
} as const;
export const CONTACT_FORM_ID = 'contact-form';
