import { company } from './company';

/** Where `npm start` and `next dev` receive the contact form themselves. */
export const FORM_PATH = '/contact';

/** No host has a name under `.invalid` (RFC 6761): sending fails, and the visitor is told. */
const UNREACHABLE = 'https://form.invalid/';

const CONFIGURED = process.env.NODE_ENV === 'development' ? FORM_PATH : company.formEndpoint;

/** Where the contact form posts: the environment, then the fact (decisions, section 4, “Form address”). */
export const FORM_ENDPOINT = process.env.NEXT_PUBLIC_FORM_ENDPOINT || CONFIGURED || UNREACHABLE;
