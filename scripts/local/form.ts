import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const CONFIRMATION =
  '<!DOCTYPE html><html lang="en"><title>Received</title><p>Received. Go back to return to the site.</p></html>';

let count = 0;

export async function receiveForm(request: Request, inbox = 'inbox'): Promise<Response> {
  if (!isFromOwnSite(request)) return new Response(null, { status: 403 });
  const form = await request.formData().catch(() => null);
  if (!form) return new Response(null, { status: 400 });
  const time = new Date().toISOString();
  const record = JSON.stringify({ time, ...Object.fromEntries(form) }, null, 2);
  count += 1;
  // Windows allows no colon in a file name.
  const file = join(inbox, `${time.replaceAll(':', '-')}-${count}.json`);
  mkdirSync(inbox, { recursive: true });
  writeFileSync(file, `${record}\n`);
  console.log(`${file}\n${record}`);
  return new Response(CONFIRMATION, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

/** Any website can post to this machine. Its names count as one. */
function isFromOwnSite({ headers }: Request): boolean {
  const oneName = (host: string) => host.replace(/^(127\.0\.0\.1|\[::1\])(?=:|$)/, 'localhost');
  const [, origin] = /^https?:\/\/(.+)$/.exec(headers.get('origin') ?? '') ?? [];
  return origin !== undefined && oneName(origin) === oneName(headers.get('host') ?? '');
}
