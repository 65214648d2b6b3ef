/** For most tests: only in this language a link to the default language is seen. Companies besides fixture/ may not have it. */
import { pagePath } from '@/i18n/pages';
import { CATALOGS, SE } from './support';

/** For `test.use`: a browser that asks for it. */
export const IN_SE = { locale: 'se-NO' };
export const home = pagePath('home', SE);
export const privacy = pagePath('privacy', SE);
export const text = CATALOGS[SE];
