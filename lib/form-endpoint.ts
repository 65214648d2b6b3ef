/** What stands in for the form service until an owner names one: the collector that `npm start` runs on this machine. */
export const LOCAL_FORM_ENDPOINT = 'http://localhost:3001/contact';

/** The same for `next dev`, which receives it itself (scripts/local/development.ts), at whatever port it listens. */
export const DEVELOPMENT_FORM_PATH = '/contact';

/**
 * Where the contact form is sent (docs/behaviour.md, “Form address”). A module of its own: the browser needs no other
 * fact.
 */
export const FORM_ENDPOINT =
  process.env.NEXT_PUBLIC_FORM_ENDPOINT ||
  (process.env.NODE_ENV === 'development' ? DEVELOPMENT_FORM_PATH : LOCAL_FORM_ENDPOINT);
