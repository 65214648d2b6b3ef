/** The figures of docs/behaviour.md, one line each. */

/** How long a hero slide stays, in milliseconds. */
export const HERO_INTERVAL_MS = 6500;
/** How long one hero slide fades into the next, in milliseconds. */
export const HERO_FADE_MS = 1600;
/** How long before its turn the next hero picture is fetched, in milliseconds. */
export const HERO_PRELOAD_MS = 3000;
/** Distance kept above a section that is scrolled to, below 768 px of width and from there on, in CSS pixels. */
export const SCROLL_OFFSET_PX = { narrow: 88, wide: 104 } as const;
/** The header is solid once the page is scrolled further than this, in CSS pixels. */
export const HEADER_SOLID_PX = 32;
/** The section whose box spans this line, in CSS pixels from the top of the viewport, is the active one. */
export const ACTIVE_LINE_PX = 120;
/** Wait between arriving from another page and scrolling to the section, in milliseconds. */
export const ROUTE_SCROLL_DELAY_MS = 100;
/** Height of the map and of its placeholder, in CSS pixels. */
export const MAP_HEIGHT_PX = 420;
/** Rows of the message field. */
export const MESSAGE_ROWS = 15;
/** A contact request that has not settled by then is aborted and counts as failed, in milliseconds. */
export const SUBMIT_TIMEOUT_MS = 20_000;
/** How long a toast stays, in milliseconds; it waits while it is hovered or focused. */
export const TOAST_MS = { success: 8000, error: 12_000 } as const;
/** Storage keys, exactly as the privacy policy lists them. */
export const STORAGE_KEYS = {
  consent: 'cookieConsent',
  consentDate: 'cookieConsentDate',
  language: 'language',
  draft: 'contactDraft',
} as const;
/** A decision about the map that is older counts as none, in months. */
export const CONSENT_MONTHS = 12;
/** Names of the posted fields, in the order in which they are sent (docs/behaviour.md, “Form”). */
export const FIELD_NAMES = ['navn', 'email', 'telefon', 'organisasjonsnummer', 'melding'] as const;
/** Lifetime of the language cookie, in seconds: one year. */
export const LANGUAGE_COOKIE_MAX_AGE_S = 31_536_000;
