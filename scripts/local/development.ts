import { checkContent } from '@/build/checks/content';
import { CONTENT_DIR } from '@/lib/content-dir.mjs';
import { FORM_PATH } from '@/lib/form-endpoint';
import { receiveForm } from './form';

/** Receives the contact form in `next dev`; null for other requests. Throws when the content has errors: Next shows them. */
export async function respondInDevelopment(request: Request): Promise<Response | null> {
  if (request.method === 'POST' && new URL(request.url).pathname === FORM_PATH) return receiveForm(request);
  const problems = checkContent(CONTENT_DIR);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return null;
}
