import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const CONFIRMATION =
  '<!DOCTYPE html><html lang="en"><title>Received</title><p>Received. Go back to return to the site.</p></html>';
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])(?=:\d+$|$)/i;

let count = 0;

/** Saves a posted contact form in `inbox`. Responds with 403 to a post from another site, with 400 to one that is not a form. */
export async function receiveForm(request: Request, inbox = process.env.INBOX || 'inbox'): Promise<Response> {
  if (!isFromOwnSite(request)) return new Response(null, { status: 403 });
  const form = await request.formData().catch(() => null);
  if (!form) return new Response(null, { status: 400 });
  save(form, inbox);
  return new Response(CONFIRMATION, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

/** Returns whether a `Host` header is a loopback name, which no DNS server can point elsewhere. */
export function isLoopback(host = ''): boolean {
  return LOOPBACK.test(host);
}

/** Guards against other websites, which can post to this machine, also by DNS rebinding. Loopback names are equal. */
function isFromOwnSite({ headers }: Request): boolean {
  const host = headers.get('host') ?? '';
  const [, origin] = /^https?:\/\/(.+)$/.exec(headers.get('origin') ?? '') ?? [];
  const normalized = (name: string) => name.replace(LOOPBACK, 'localhost');
  return isLoopback(host) && origin !== undefined && normalized(origin) === normalized(host);
}

function save(form: FormData, inbox: string): void {
  const time = new Date().toISOString();
  const record = JSON.stringify({ time, ...Object.fromEntries(form) }, null, 2);
  count += 1;
  // Windows forbids colons in file names.
  const file = join(inbox, `${time.replaceAll(':', '-')}-${count}.json`);
  mkdirSync(inbox, { recursive: true });
  writeFileSync(file, `${record}\n`);
  console.log(`${file}\n${record}`);
}
