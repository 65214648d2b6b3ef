import { problemsPage } from '@/build/checks/problems-page';
import { FORM_PATH } from '@/lib/form-endpoint';
import { receiveForm } from './form';

/**
 * What `next dev` answers in the place of the site: a contact request is received, and what an editor has to mend stands in
 * the page itself. Null where the site answers.
 */
export async function answerInDevelopment(request: Request): Promise<Response | null> {
  if (request.method === 'POST' && new URL(request.url).pathname === FORM_PATH) return receiveForm(request);
  const page = problemsPage(process.cwd());
  if (page === null) return null;
  return new Response(page, { status: 500, headers: { 'content-type': 'text/html; charset=utf-8' } });
}
