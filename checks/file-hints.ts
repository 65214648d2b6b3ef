import type { Company } from '@/company/facts';
import { confirmedEntry } from '@/company/marks';
import { say, type Words } from '@/company/words';
import { COMPANY_FILE, type Content } from './content';
import { pictureCrops } from './picture-crops';
import type { Answer, Problem } from './problem';

export type FileQuestion = Problem & { answer: Answer };

/** What is asked of a file, or of a `value` in it; the facts have the answer. */
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
const UNREAD = say('ingenting leser denne filen', 'nothing reads this file');
const IN_THE_WAY = say(
  'denne filen kommer i stedet for en av nettstedets egne',
  'this file takes the place of one of the site’s own',
);

/** Files in content/ that nothing reads, and those in public/ that stand in the place of a page or of another file of the export. */
export function strayFiles({ paths = [], languages }: Content, company: Company): FileQuestion[] {
  const pictures = Object.keys(pictureCrops(company)).map((name) => `content/images/${name}`);
  const logos = company.platforms.map(({ id }) => `content/brand/platforms/${id}`);
  const isRead = (path: string) =>
    READ.some((pattern) => pattern.test(path)) || [...pictures, ...logos].includes(path.replace(/\.\w+$/, ''));
  const pages = Object.values(languages).map(({ prefix = '' }) => prefix.slice(1));
  const own = ['index', '404', 'edit', '_next', 'personvern', ...pages].filter(Boolean);
  const inTheWay = new RegExp(`^public/((${own.join('|')})(\\.html|/)|(robots\\.txt|sitemap\\.xml|manifest\\.\\w+)$)`);
  return paths.flatMap((path) => {
    if (path.startsWith('content/') && !isRead(path)) return [fileQuestion(path, UNREAD)];
    return inTheWay.test(path) ? [fileQuestion(path, IN_THE_WAY)] : [];
  });
}
