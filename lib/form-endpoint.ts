/** Where `npm start` and `next dev` receive the contact form themselves. */
export const FORM_PATH = '/contact';

/** The default in a build without a form service: on a published site posts to it fail, and the visitor is told. */
export const LOCAL_FORM_ENDPOINT = `http://localhost:3000${FORM_PATH}`;

export const FORM_ENDPOINT =
  process.env.NEXT_PUBLIC_FORM_ENDPOINT || (process.env.NODE_ENV === 'development' ? FORM_PATH : LOCAL_FORM_ENDPOINT);
