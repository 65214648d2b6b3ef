import { attribute, elementsOf } from '@/export/html';

const INJECTIONS: [trace: RegExp, problem: string][] = [
  [
    /\/cdn-cgi\/l\/email-protection|data-cfemail|email-decode/,
    'e-mail addresses are rewritten, unreadable without JavaScript: turn off “Email Address Obfuscation” (Cloudflare, Scrape Shield)',
  ],
  [
    /rocket-loader|type="[\da-f]+-text\/javascript"/,
    'scripts are taken over by “Rocket Loader”: turn it off (Cloudflare, Speed, Content Optimization)',
  ],
  [
    /static\.cloudflareinsights\.com/,
    'visitors are counted without being asked: turn off the automatic setup of “Web Analytics” (Cloudflare)',
  ],
  [
    /\/cdn-cgi\/challenge-platform\/|__CF\$cv/,
    'a script that tests browsers is added: turn off “Bot Fight Mode” (Cloudflare, Security, Bots)',
  ],
];

/** Problems with what a host has added to a built page. */
export function injectionsIn(html: string, built: string): string[] {
  const known = INJECTIONS.filter(([trace]) => trace.test(html) && !trace.test(built)).map(([, problem]) => problem);
  if (known.length > 0) return known;
  const own = new Set(scriptsOf(built));
  const foreign = scriptsOf(html).filter((src) => !own.has(src) && !src.startsWith('/_next/static/'));
  return foreign.map((src) => `the script ${src} is not of the build: find out who adds it, and turn that off`);
}

function scriptsOf(html: string): string[] {
  const scripts = elementsOf(html).filter(({ tagName }) => tagName === 'script');
  return scripts.flatMap((script) => attribute(script, 'src') ?? []);
}
