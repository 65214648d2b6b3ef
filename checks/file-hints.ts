import type { Company } from '@/company/facts';
import { confirmedEntry } from '@/company/marks';
import type { Words } from '@/company/words';
import { COMPANY_FILE, type Content } from './content';
import * as M from './messages';
import { pictureCrops } from './picture-crops';
import type { Answer, Problem } from './problem';

export type FileQuestion = Problem & { answer: Answer };

/** A question about a file, or a `value` in it; its answer is in the facts. */
export const fileQuestion = (file: string, message: Words, value?: string): FileQuestion => ({
  file,
  key: '',
  message,
  answer: { file: COMPANY_FILE, list: '$confirmed', entry: confirmedEntry(file, value) },
});

const READ = [
  /^content\/(company|company\.schema|pictures)\.json$/,
  /^content\/colors\.ts$/,
  /^content\/(images|brand)\/README\.md$/,
  /^content\/brand\/wordmark(-footer)?\.svg$/,
  /^content\/images\/(card|mark|icon|about|fallback|contours-\w+)\.\w+$/,
];
/** Files in content/ that nothing reads, and those in public/ that replace a page or another file of the export. */
export function strayFiles({ paths = [], languages }: Content, company: Company): FileQuestion[] {
  const pictures = Object.keys(pictureCrops(company)).map((name) => `content/images/${name}`);
  const logos = company.platforms.map(({ id }) => `content/brand/platforms/${id}`);
  const isRead = (path: string) =>
    READ.some((pattern) => pattern.test(path)) || [...pictures, ...logos].includes(withoutEnding(path));
  const pages = Object.values(languages).map(({ prefix = '' }) => prefix.slice(1));
  const own = ['index', '404', 'edit', '_next', 'personvern', ...pages].filter(Boolean);
  const inTheWay = new RegExp(`^public/((${own.join('|')})(\\.html|/)|(robots\\.txt|sitemap\\.xml|manifest\\.\\w+)$)`);
  const masters = paths.filter((path) => path.startsWith('content/images/')).map(withoutEnding);
  return paths.flatMap((path) => {
    const name = withoutEnding(path);
    if (masters.filter((master) => master === name).length > 1) return [fileQuestion(path, M.TWO_MASTERS)];
    if (path.startsWith('content/') && !isRead(path)) return [fileQuestion(path, M.UNREAD)];
    return inTheWay.test(path) ? [fileQuestion(path, M.IN_THE_WAY)] : [];
  });
}

const withoutEnding = (path: string) => path.replace(/\.\w+$/, '');
