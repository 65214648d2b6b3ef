/** `npm start`: builds and serves the site with its editor, and keeps its contact requests in inbox/. `-- --no-build` builds nothing. */
import { readFileSync } from 'node:fs';
import { valueIn } from 'next-islands/html';
import { CONTENT_DIR, EXPORT_DIR } from '@/lib/content-dir.mjs';
import { FORM_PATH } from '@/lib/form-endpoint';
import { localEditor } from './local/edit';
import { rebuild } from './local/rebuild';
import { serve } from './local/serve';
import { ADDRESS, PORT, requireExport, run, runPackage } from './run';

run(async () => {
  const isBuilt = process.argv.includes('--no-build');
  if (isBuilt) requireExport();
  // Before the build, so that a port in use fails at once.
  await serve(EXPORT_DIR, PORT, { edit: localEditor(CONTENT_DIR, rebuild) });
  process.env.NEXT_PUBLIC_FORM_ENDPOINT ||= ADDRESS + FORM_PATH;
  if (!isBuilt && !runPackage('next', ['build'])) throw new Error('The site could not be built.');
  const form = valueIn(readFileSync(`${EXPORT_DIR}/index.html`, 'utf8'), 'form', 'action');
  console.log(`\nThe site is at ${ADDRESS}. Edit it at ${ADDRESS}/edit.`);
  console.log(`Its form posts to ${form}. Ctrl-C stops it.`);
});
