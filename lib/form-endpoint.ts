/** Where `npm start` and `next dev` receive the contact form themselves. */
export const FORM_PATH = '/contact';

/** Without a form service: on a published site posts to it fail, and the visitor is told. */
const LOCAL = process.env.NODE_ENV === 'development' ? FORM_PATH : `http://localhost:3000${FORM_PATH}`;

export const FORM_ENDPOINT = process.env.NEXT_PUBLIC_FORM_ENDPOINT || LOCAL;
