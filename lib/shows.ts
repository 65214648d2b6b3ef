import { isShown } from '@/company/shown';
import { company } from './company';

/** Whether the site shows a text or a group of texts, by its key. The one place that decides it. For components of the server: the table of all texts comes along. */
export const shows = (key: string) => isShown(key, company);
