import { join } from 'node:path';

/**
 * The company that the site is built for: a folder with `content/`, `messages/`, `tsconfig.json` (whose paths `@/content/*` and
 * `@/messages/*` lead there) and the company's own files of `public/`. Relative to the project.
 */
export const CONTENT_DIR = process.env.CONTENT_DIR || '.';

/** Whether it is another company than the project's own. */
export const IS_OTHER_COMPANY = CONTENT_DIR !== '.';

/** Where the export of that company goes. */
export const EXPORT_DIR = join(CONTENT_DIR, 'out');

export const TSCONFIG = join(CONTENT_DIR, 'tsconfig.json');
