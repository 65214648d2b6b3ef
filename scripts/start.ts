/** `npm start`: builds the site, serves it and receives its contact form into inbox/. `-- --no-build` serves the last build. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { EXPORT_DIR } from '@/lib/content-dir.mjs';
import { FORM_PATH } from '@/lib/form-endpoint';
import { originAt, serve } from './local/serve';
import { run } from './run';

async function serveAtFreePort(wanted: number): Promise<number> {
  for (let port = wanted; ; port += 1) {
    try {
      await serve(EXPORT_DIR, port, process.env.INBOX);
      return port;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || port === wanted + 50) throw error;
      console.log(`Port ${port} is in use.`);
    }
  }
}

run(async () => {
  const isBuilt = process.argv.includes('--no-build');
  if (isBuilt && !existsSync(`${EXPORT_DIR}/index.html`))
    throw new Error('There is no export: run `npm run build` first.');
  // The form's address is built into the pages, so the port comes first.
  const port = await serveAtFreePort(Number(process.env.PORT ?? 3000));
  process.env.NEXT_PUBLIC_FORM_ENDPOINT ||= `${originAt(port)}${FORM_PATH}`;
  if (!isBuilt) execFileSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], { stdio: 'inherit' });
  console.log(
    `\nThe site is at ${originAt(port)} (Ctrl-C ends it), the form is sent to ${process.env.NEXT_PUBLIC_FORM_ENDPOINT}.`,
  );
});
