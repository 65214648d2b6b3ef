import * as constants from '@/site/constants';

it('holds the figures of docs/behaviour.md', () => {
  expect(constants).toMatchObject({
    HERO_INTERVAL_MS: 6500,
    HERO_FADE_MS: 1600,
    SCROLL_OFFSET_PX: { narrow: 88, wide: 104 },
    TOAST_MS: { success: 8000, error: 12_000 },
    HEADER_SOLID_PX: 32,
    ACTIVE_LINE_PX: 120,
    ROUTE_SCROLL_DELAY_MS: 100,
    MAP_HEIGHT_PX: 420,
    MESSAGE_ROWS: 15,
    SUBMIT_TIMEOUT_MS: 20_000,
    LANGUAGE_COOKIE_MAX_AGE_S: 365 * 24 * 60 * 60,
  });
});

it('names fields and storage keys as docs/behaviour.md does', () => {
  expect(constants.FIELD_NAMES).toEqual(['navn', 'email', 'telefon', 'organisasjonsnummer', 'melding']);
  expect(Object.values(constants.STORAGE_KEYS)).toEqual([
    'cookieConsent',
    'cookieConsentDate',
    'language',
    'contactDraft',
  ]);
});
