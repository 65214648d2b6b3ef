/**
 * Language negotiation where a server runs: `next dev`, a Node server, an edge host. The static export ignores this
 * file, there the boot script decides by the same function (docs/behaviour.md, “Languages”). The name `middleware.ts`
 * is the project’s choice: Next.js 16 calls it deprecated, and runs it as before.
 */
import { type NextRequest, NextResponse } from 'next/server';
import { acceptedLanguages } from '@/i18n/languages';
import { negotiate, negotiationRules } from '@/i18n/negotiate';
import { STORAGE_KEYS } from '@/lib/constants';
import { PAGES } from '@/lib/pages';

const rules = negotiationRules(Object.values(PAGES));

export async function middleware(request: NextRequest): Promise<Response> {
  if (process.env.NODE_ENV === 'development') {
    const { answerInDevelopment } = await import('@/scripts/local/development');
    const answer = await answerInDevelopment(request);
    if (answer) return answer;
  }
  const path = negotiate(
    {
      path: request.nextUrl.pathname,
      stored: request.cookies.get(STORAGE_KEYS.language)?.value ?? null,
      languages: acceptedLanguages(request.headers.get('accept-language')),
      userAgent: request.headers.get('user-agent') ?? '',
    },
    rules,
  );
  if (path === null) return NextResponse.next();
  const url = request.nextUrl.clone();
  url.pathname = path;
  return NextResponse.redirect(url, { headers: { vary: 'Accept-Language, Cookie' } });
}

/** Every page, and no file. On Node, for the check of the content reads files. Next.js reads this without running the file. */
export const config = { matcher: ['/((?!_next/|.*\\.).*)'], runtime: 'nodejs' };
