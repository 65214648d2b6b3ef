// Language negotiation where a server runs, such as `next dev`. In the static export the boot script does it, with the same function.
// Next.js 16 calls the name `middleware.ts` deprecated, but runs it.
import Negotiator from 'negotiator';
import { type NextRequest, NextResponse } from 'next/server';
import { STORAGE_KEYS } from '@/company/constants';
import { FORM_PATH } from '@/company/form-endpoint';
import { negotiate } from '@/company/negotiate';
import { PAGES } from '@/company/pages';

const NEGOTIATED: string[] = Object.values(PAGES);
/** The headers that decide the language, so that caches keep one response for each. */
const VARY = { vary: 'Accept-Language, Cookie, User-Agent' };

/** Redirects to the visitor's language. In development it also receives the form, and throws if the content has mistakes. */
export async function middleware(request: NextRequest): Promise<Response> {
  if (process.env.NODE_ENV === 'development') {
    const isForm = request.method === 'POST' && request.nextUrl.pathname === FORM_PATH;
    if (isForm) return (await import('@/tools/local/form')).receiveForm(request);
    // Next shows what this throws.
    (await import('@/export/readiness')).refuseMistakes();
  }
  const { pathname } = request.nextUrl;
  const path = negotiate({
    path: pathname,
    stored: request.cookies.get(STORAGE_KEYS.language)?.value ?? null,
    languages: new Negotiator({ headers: Object.fromEntries(request.headers) }).languages(),
    userAgent: request.headers.get('user-agent') ?? '',
  });
  const headers = NEGOTIATED.includes(pathname) ? VARY : undefined;
  if (path === null) return NextResponse.next({ headers });
  const url = request.nextUrl.clone();
  url.pathname = path;
  return NextResponse.redirect(url, { headers });
}

/** Pages only. Node, because the content check reads files. Next reads this without running the file. */
export const config = { matcher: ['/((?!_next/|.*\\.).*)'], runtime: 'nodejs' };
