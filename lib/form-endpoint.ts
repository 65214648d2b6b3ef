/** Where the servers of a developer's machine, `npm start` and `next dev`, receive the contact form themselves. */
export const FORM_PATH = '/contact';

/** What stands in for the form service until an owner names one. On a published site posts to it fail, and the visitor is told. */
export const LOCAL_FORM_ENDPOINT = `http://localhost:3000${FORM_PATH}`;

/**
 * Where the contact form is sent (docs/behaviour.md, “Form address”). A module of its own: the browser needs no other
 * fact.
 */
export const FORM_ENDPOINT =
  process.env.NEXT_PUBLIC_FORM_ENDPOINT || (process.env.NODE_ENV === 'development' ? FORM_PATH : LOCAL_FORM_ENDPOINT);
