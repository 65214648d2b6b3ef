/** The company to build: a folder with `content/`, `messages/`, `public/`, and a `tsconfig.json` whose paths point there. */
export const CONTENT_DIR = process.env.CONTENT_DIR || '.';
export const IS_OTHER_COMPANY = CONTENT_DIR !== '.';
/** `npm start` builds beside the folder that it serves. */
export const EXPORT_DIR = process.env.EXPORT_DIR || (IS_OTHER_COMPANY ? `${CONTENT_DIR}/out` : 'out');
export const TSCONFIG = IS_OTHER_COMPANY ? `${CONTENT_DIR}/tsconfig.json` : 'tsconfig.json';
