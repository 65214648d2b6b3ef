// Language negotiation on a server, such as `next dev`. In the export, the boot script calls the same function.
// Next.js 16 deprecates the name `middleware.ts`, but runs it.
import Negotiator from 'negotiator';
import { type NextRequest, NextResponse } from 'next/server';
import { negotiate } from './i18n/negotiate';
import { PAGES } from './i18n/pages';
import { STORAGE_KEYS } from './lib/constants';
import { FORM_PATH } from './lib/form-endpoint';

const NEGOTIATED: string[] = Object.values(PAGES);
/** Headers that determine the language, for caches. */
const VARY = { vary: 'Accept-Language, Cookie, User-Agent' };

/** Redirects to the visitor's language. In development, also receives the form, and throws if the content has mistakes. */
export async function middleware(request: NextRequest): Promise<Response> {
  if (process.env.NODE_ENV === 'development') {
    const isForm = request.method === 'POST' && request.nextUrl.pathname === FORM_PATH;
    if (isForm) return (await import('@/tools/local/form')).receiveForm(request);
    (await import('./tools/build/readiness')).assertValidContent();
  }
  const { pathname, search } = request.nextUrl;
  const path = negotiate({
    path: pathname,
    search,
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

// Pages only. The content check reads files, so it needs Node.
export const config = { matcher: ['/((?!_next/|.*\\.).*)'], runtime: 'nodejs' };
