/** The event of `window` that says that the islands answer. */
export const HYDRATED = 'hydrated';
/** The event of `window` that says that React has made the contact form: what was typed is put into it. */
export const FORM_READY = 'form-ready';
/** The id of the contact form, by which the boot script finds it. */
export const CONTACT_FORM_ID = 'contact-form';
/** The event of `window` that says that the consent banner is parsed and the styles are there, but nothing below it yet. */
export const BANNER_PARSED = 'banner-parsed';
