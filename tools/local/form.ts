import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const CONFIRMATION =
  '<!DOCTYPE html><html lang="en"><title>Received</title><p>Received. Go back to return to the site.</p></html>';
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])(?=:\d+$|$)/i;

let count = 0;

/** Saves a posted contact form in `inbox`. Responds with 403 to another site, with 400 to what is no form. */
export async function receiveForm(request: Request, inbox = process.env.INBOX || 'inbox'): Promise<Response> {
  if (!isFromOwnSite(request)) return new Response(null, { status: 403 });
  const form = await request.formData().catch(() => null);
  if (!form) return new Response(null, { status: 400 });
  keep(form, inbox);
  return new Response(CONFIRMATION, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

/** Whether a `Host` header is a name of this machine that no DNS server can redirect. */
export function isLoopback(host = ''): boolean {
  return LOOPBACK.test(host);
}

/** Any website can post to this machine, even by DNS rebinding. The names of this machine count as one. */
function isFromOwnSite({ headers }: Request): boolean {
  const host = headers.get('host') ?? '';
  const [, origin] = /^https?:\/\/(.+)$/.exec(headers.get('origin') ?? '') ?? [];
  const oneName = (name: string) => name.replace(LOOPBACK, 'localhost');
  return isLoopback(host) && origin !== undefined && oneName(origin) === oneName(host);
}

function keep(form: FormData, inbox: string): void {
  const time = new Date().toISOString();
  const record = JSON.stringify({ time, ...Object.fromEntries(form) }, null, 2);
  count += 1;
  // Windows allows no colon in a file name.
  const file = join(inbox, `${time.replaceAll(':', '-')}-${count}.json`);
  mkdirSync(inbox, { recursive: true });
  writeFileSync(file, `${record}\n`);
  console.log(`${file}\n${record}`);
}
