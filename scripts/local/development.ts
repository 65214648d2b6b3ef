import { problemsPage } from '@/build/checks/problems-page';
import { DEVELOPMENT_FORM_PATH } from '@/lib/form-endpoint';
import { CONFIRMATION, keeper } from './inbox';

const HEADERS = { 'content-type': 'text/html; charset=utf-8' };
const keep = keeper('inbox');

/**
 * What `next dev` answers in the place of the site: the contact request is received, as by the collector of `npm start`, and
 * what an editor has to mend stands in the page itself, before React sees any of it. Null where the site answers.
 */
export async function answerInDevelopment(request: Request): Promise<Response | null> {
  if (request.method === 'POST' && new URL(request.url).pathname === DEVELOPMENT_FORM_PATH) {
    // Any page of the web can post to this machine, and a browser says where a post comes from.
    const isOwn = request.headers.get('origin')?.split('//')[1] === request.headers.get('host');
    if (!isOwn) return new Response(null, { status: 403 });
    keep(await request.formData());
    return new Response(CONFIRMATION, { headers: HEADERS });
  }
  const page = problemsPage(process.cwd());
  return page === null ? null : new Response(page, { status: 500, headers: HEADERS });
}
