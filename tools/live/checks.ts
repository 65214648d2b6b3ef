import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_DAY_FILE } from '@/company/build-day';
import { mapEmbedUrl } from '@/company/company';
import { FIELD_NAMES } from '@/company/form-fields';
import { DEFAULT_LOCALE } from '@/company/locales';
import { filesByNext, pagesOf } from '@/export/files';
import { attribute, elementsOf, valueIn } from '@/export/html';
import { headersAt } from '../local/serve';
import { errorCode, reason, request } from './request';

export interface Site {
  origin: string; // without a slash at the end
  dir: string; // the exported folder
  sendsMessage: boolean; // through the form
}

/** Each yields problems: sentences that name the setting to change. */
const CHECKS = [checkPages, checkNotFound, checkHeaders, checkAddress, checkRedirects, checkFiles, checkForm, checkMap];

const OLD =
  'this is not the last build: see in the host’s list of deployments whether the newest one failed or is waiting';
const CHALLENGE =
  'visitors first have to prove that they are human: turn off “Under Attack Mode” and “Bot Fight Mode” (Cloudflare, Security)';
const UNKNOWN_PATH = '/check-live-no-such-page';

/** What hosts add to pages. */
const INJECTIONS: [trace: RegExp, problem: string][] = [
  [
    /\/cdn-cgi\/l\/email-protection|data-cfemail|email-decode/,
    'e-mail addresses are unreadable without JavaScript: turn off “Email Address Obfuscation” (Cloudflare, Scrape Shield)',
  ],
  [
    /rocket-loader|type="[\da-f]+-text\/javascript"/,
    '“Rocket Loader” delays the scripts: turn it off (Cloudflare, Speed, Content Optimization)',
  ],
  [
    /static\.cloudflareinsights\.com/,
    'visitors are counted without consent: turn off the automatic setup of “Web Analytics” (Cloudflare)',
  ],
  [
    /\/cdn-cgi\/challenge-platform\/|__CF\$cv/,
    'a script that tests browsers is added: turn off “Bot Fight Mode” (Cloudflare, Security, Bots)',
  ],
];

/** Returns all problems of a site; if its server cannot be reached, only that. */
export async function checkLive(site: Site): Promise<string[]> {
  try {
    const { headers } = await request(`${site.origin}/`);
    if (headers.has('cf-mitigated')) return [CHALLENGE];
  } catch (error) {
    return [`${site.origin}: ${reason(error)}`];
  }
  const problems: string[] = [];
  for (const check of CHECKS) for await (const problem of check(site)) problems.push(problem);
  return problems;
}

/** Returns the day for which a site was built; undefined if it does not say. */
export async function publishedDay(origin: string): Promise<string | undefined> {
  const response = await request(`${origin}/${BUILD_DAY_FILE}`);
  return response.status === 200 ? /^\d{4}-\d\d-\d\d$/.exec(await response.text())?.[0] : undefined;
}

/** Returns a sentence for each dead link to another site, except to sites that block programs. */
export async function deadLinks({ origin, dir }: Site): Promise<string[]> {
  const elements = pagesOf(dir).pages.flatMap(({ html }) => elementsOf(html));
  const targets = elements.filter(({ tagName }) => tagName === 'a').map((link) => attribute(link, 'href') ?? '');
  const links = [...new Set(targets)].filter((link) => link.startsWith('https://') && !link.startsWith(`${origin}/`));
  const sentences = await Promise.all(links.map(deadLink));
  return sentences.flat();
}

async function deadLink(link: string): Promise<string[]> {
  const result = await request(link).then(({ status }) => status, errorCode);
  const isDead = typeof result === 'string' || result === 404 || result === 410 || result >= 500;
  return isDead ? [`the link to ${link} leads nowhere (${result})`] : [];
}

async function* checkPages({ origin, dir }: Site) {
  const day = await publishedDay(origin);
  const isSameDay = !day || day === readFileSync(join(dir, BUILD_DAY_FILE), 'utf8');
  const old = isSameDay
    ? OLD
    : `it was built for ${day}; compare it with a build for that day: npm run check:live -- --build`;
  for (const { address, html } of pagesOf(dir).pages) {
    const response = await request(origin + address);
    const published = await response.text();
    if (response.status !== 200) {
      yield `${address}: status ${response.status} instead of 200; is “out” the output folder at the host?`;
    } else if (withoutPreview(published) !== withoutPreview(html)) {
      const added = injectionsIn(published, html);
      yield* (added.length > 0 ? added : [old]).map((problem) => `${address}: ${problem}`);
    }
  }
}

/** Removes the address of previews from the editor's policy: only the host knows it (export/publish-editor.ts). */
const withoutPreview = (html: string) =>
  html.replaceAll(/(connect-src 'self' https:\/\/[^\s;]+|frame-src 'self')[^;]*/g, '$1');

/** Returns the problems with what a host has added to a built page. */
function injectionsIn(published: string, built: string): string[] {
  const known = INJECTIONS.filter(([trace]) => trace.test(published) && !trace.test(built));
  if (known.length > 0) return known.map(([, problem]) => problem);
  const own = new Set(scriptsOf(built));
  const foreign = scriptsOf(published).filter((src) => !own.has(src) && !src.startsWith('/_next/static/'));
  return foreign.map((src) => `the script ${src} is not part of the build: find out what adds it, and turn that off`);
}

function scriptsOf(html: string): string[] {
  const scripts = elementsOf(html).filter(({ tagName }) => tagName === 'script');
  return scripts.flatMap((script) => attribute(script, 'src') ?? []);
}

async function* checkNotFound({ origin, dir }: Site) {
  const { status } = await request(origin + UNKNOWN_PATH);
  if (status === 404) return;
  yield `${UNKNOWN_PATH}: status ${status} instead of 404; the host does not find ${dir}/404.html, or answers every address with one page`;
}

async function* checkHeaders({ origin, dir }: Site) {
  const rules = readFileSync(join(dir, '_headers'), 'utf8');
  const script = filesByNext(dir).find((file) => file.startsWith('_next/static/') && file.endsWith('.js'));
  for (const path of ['/', `/${script}`, '/manifest.webmanifest', '/favicon.ico']) {
    const { headers } = await request(origin + path);
    if (path === '/' && headers.has('x-robots-tag')) yield '/: X-Robots-Tag keeps search engines away';
    for (const [name, expected] of headersAt(path, rules)) {
      const value = headers.get(name);
      if (value !== expected) yield `${path}: ${headerProblem(name, expected, value)}`;
    }
  }
}

function headerProblem(name: string, expected: string, value: string | null): string {
  if (value === null) return `the header ${name} is missing: the host does not read out/_headers`;
  const setting = name === 'cache-control' ? ' (Cloudflare: set Browser Cache TTL to “Respect Existing Headers”)' : '';
  return `the header ${name} is “${value}” instead of “${expected}”: a setting of the host overrides it${setting}`;
}

async function* checkAddress({ origin, dir }: Site) {
  const canonical = valueIn(landingPage(dir), 'link', 'href', 'canonical');
  if (canonical !== origin) yield `siteUrl is ${canonical}, so search engines get that address, not ${origin}`;
  const inner = pagesOf(dir).pages.filter(({ address }) => address !== '/');
  for (const path of inner.flatMap(({ address }) => [`${address}/`, `${address}.html`])) {
    const address = path.replace(/\/$|\.html$/, '');
    const { status, headers } = await request(origin + path);
    const target = new URL(headers.get('location') ?? path, origin).href;
    if (![301, 307, 308].includes(status) || target !== origin + address)
      yield `${path}: status ${status}, no redirect to ${address}; the host’s rules for .html are off`;
  }
}

/** Checks that `http:`, and the name with or without `www`, lead to the site. */
async function* checkRedirects({ origin }: Site) {
  for (const address of otherAddresses(new URL(origin).host)) {
    const setting = address.startsWith('http:')
      ? 'turn on “Always Use HTTPS”'
      : 'forward it at the registrar, or redirect it at the host (Cloudflare: Redirect Rules)';
    try {
      const { status, headers } = await request(`${address}/`);
      const target = headers.get('location') ?? '';
      if (target !== origin && !target.startsWith(`${origin}/`))
        yield `${address}: status ${status}, no redirect to ${origin}; ${setting}`;
    } catch (error) {
      yield `${address}: ${reason(error)}`;
    }
  }
}

function otherAddresses(host: string): string[] {
  if (host.startsWith('www.')) return [`http://${host}`, `https://${host.slice(4)}`];
  return host.split('.').length === 2 ? [`http://${host}`, `https://www.${host}`] : [`http://${host}`];
}

async function* checkFiles({ origin, dir }: Site) {
  for (const file of ['robots.txt', 'sitemap.xml']) {
    const response = await request(`${origin}/${file}`);
    if ((await response.text()) === readFileSync(join(dir, file), 'utf8')) continue;
    const setting = file === 'robots.txt' ? ', or Cloudflare writes its own: turn off “Managed robots.txt”' : '';
    yield `/${file}: ${OLD}${setting}`;
  }
}

async function* checkForm({ origin, dir, sendsMessage }: Site) {
  const form = valueIn(landingPage(dir), 'form', 'action') ?? '';
  if (!form.startsWith('https://') || form.endsWith('.invalid/')) {
    yield `the form posts to ${form}, where nobody reads it: set formEndpoint`;
    return;
  }
  try {
    const { status, headers } = await request(form, sendsMessage ? message() : undefined);
    const isDead = sendsMessage ? status >= 400 : status === 410 || status >= 500;
    if (isDead)
      yield `the form’s address ${form}: status ${status}; compare it with the one that the form service shows`;
    if (sendsMessage) yield* formRedirect(form, origin, status, targetOf(headers, form));
  } catch (error) {
    yield `the form’s address ${form}: ${reason(error)}`;
  }
}

/** Returns a problem if a message is answered with a redirect to another host, which the policy of the pages does not allow. */
function formRedirect(form: string, origin: string, status: number, target: URL): string[] {
  if ([new URL(form).origin, origin].includes(target.origin)) return [];
  // The browser would have to send the message again.
  if (status === 307 || status === 308)
    return [`the form’s address ${form} has moved to ${target.href}, and messages are lost: set formEndpoint to that`];
  return [
    `the form service answers with ${target.href}, which visitors without JavaScript do not see: set its thank-you page to ${origin}`,
  ];
}

/** Checks that the map's service answers itself: the policy of the pages lets no frame from another host in. */
async function* checkMap() {
  const address = mapEmbedUrl(DEFAULT_LOCALE);
  if (!address) return;
  try {
    const target = targetOf((await request(address)).headers, address);
    if (target.origin !== new URL(address).origin)
      yield `the map’s address leads to ${target.href}, which the policy of the pages does not allow, so visitors get a link instead: set map.embedUrl to an address that does not redirect`;
  } catch (error) {
    yield `the map’s address ${address}: ${reason(error)}`;
  }
}

/** Returns where a response redirects to; `address` if it does not. */
const targetOf = (headers: Headers, address: string) => new URL(headers.get('location') ?? '', address);

const landingPage = (dir: string) => readFileSync(join(dir, 'index.html'), 'utf8');

/** Builds the request that the contact form sends (components/contact/ContactForm.tsx). */
function message(): RequestInit {
  const body = new FormData();
  for (const name of FIELD_NAMES) body.append(name, name === 'email' ? 'check@example.com' : 'npm run check:live');
  return { method: 'POST', headers: { Accept: 'application/json' }, body };
}
