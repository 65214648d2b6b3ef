// Events of `window` between the boot script and React.

/** React has hydrated the page (`Hydrated` in components/layout/HydrationBoundary.tsx). */
export const HYDRATED = 'hydrated';
/** React has rendered the contact form, perhaps anew. */
export const FORM_READY = 'form-ready';
/** The parser has come past the consent banner. */
export const BANNER_PARSED = 'banner-parsed';
