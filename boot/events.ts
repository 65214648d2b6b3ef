// Events of `window` between the boot script and React.

export const HYDRATED = 'hydrated'; // by `Hydrated` in components/layout/HydrationBoundary.tsx
export const FORM_READY = 'form-ready'; // React has rendered the contact form, perhaps anew
export const BANNER_PARSED = 'banner-parsed'; // the parser has come past the consent banner
