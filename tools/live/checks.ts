import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesByNext, pagesOf } from 'next-islands/files';
import { attribute, elementsOf, valueIn } from 'next-islands/html';
import { BUILD_DAY_FILE } from '@/lib/calendar/build-day';
import type { Bilingual } from '@/model/bilingual';
import { FIELD_NAMES } from '@/model/form-fields';
import { headersAt } from '../local/serve';
import { about, say } from '../messages';
import { checkFiles, rawCopy } from './files';
import { errorCode, reason, request } from './request';

export interface Site {
  origin: string; // without a slash at the end
  dir: string; // the exported folder
  sendsMessage: boolean; // through the form
}

/** A sentence that names the setting to change, and the address where it was found. */
interface Found {
  address?: string;
  problem: Bilingual;
}

const CHECKS = [checkPages, checkNotFound, checkHeaders, checkAddress, checkRedirects, checkFiles, checkForm];

const UNKNOWN_PATH = '/check-live-no-such-page';

const INJECTIONS = [
  { trace: /\/cdn-cgi\/l\/email-protection|data-cfemail|email-decode/, problem: say('obfuscatedEmail') },
  { trace: /rocket-loader|type="[\da-f]+-text\/javascript"/, problem: say('rocketLoader') },
  { trace: /static\.cloudflareinsights\.com/, problem: say('webAnalytics') },
  { trace: /\/cdn-cgi\/challenge-platform\/|__CF\$cv/, problem: say('botFightMode') },
];

/** Returns all problems of a site; if its server cannot be reached, or redirects all to another name, only that. */
export async function checkLive(site: Site): Promise<Bilingual[]> {
  try {
    const { headers } = await request(`${site.origin}/`);
    if (headers.has('cf-mitigated')) return [say('challenge')];
    const { origin } = targetOf(headers, site.origin);
    if (origin !== site.origin) return [say('otherOrigin', { given: site.origin, origin })];
  } catch (error) {
    return oneLineEach([at(site.origin, reason(error))]);
  }
  const found: Found[] = [];
  for (const check of CHECKS) for await (const problem of check(site)) found.push(problem);
  return oneLineEach(found);
}

const at = (address: string, problem: Bilingual): Found => ({ address, problem });

function oneLineEach(found: Found[]): Bilingual[] {
  const problems = new Map(found.map(({ problem }) => [problem.en, problem]));
  return [...problems.values()].map((problem) => {
    const same = found.filter((other) => other.problem.en === problem.en);
    const addresses = [...new Set(same.flatMap(({ address }) => address ?? []))].join(', ');
    return addresses ? about(addresses, problem) : problem;
  });
}

export async function publishedDay(origin: string): Promise<string | undefined> {
  const response = await request(`${origin}/${BUILD_DAY_FILE}`);
  return response.status === 200 ? /^\d{4}-\d\d-\d\d$/.exec(await response.text())?.[0] : undefined;
}

/** Returns a sentence for each dead link to another site, except to sites that block programs. */
export async function deadLinks({ origin, dir }: Site): Promise<Bilingual[]> {
  const targets = pagesOf(dir).pages.flatMap(({ html }) => valuesIn(html, 'a', 'href'));
  const links = [...new Set(targets)].filter((link) => link.startsWith('https://') && !link.startsWith(`${origin}/`));
  const sentences = await Promise.all(links.map(deadLink));
  return sentences.flat();
}

async function deadLink(link: string): Promise<Bilingual[]> {
  const result = await request(link).then(({ status }) => status, errorCode);
  const isDead = typeof result === 'string' || result === 404 || result === 410 || result >= 500;
  return isDead ? [say('deadLink', { link, result })] : [];
}

async function* checkPages({ origin, dir }: Site) {
  const day = await publishedDay(origin);
  const built = readFileSync(join(dir, BUILD_DAY_FILE), 'utf8');
  const old = day && day !== built ? say('otherDay', { day }) : say('notLastBuild');
  for (const { address, file, html } of pagesOf(dir).pages) {
    const response = await request(origin + address);
    const body = Buffer.from(await response.arrayBuffer());
    const published = body.toString();
    if (response.status !== 200) {
      yield at(address, await pageProblem(origin + address, response.status));
    } else if (withoutPreview(published) !== withoutPreview(html)) {
      const [cause = old, ...others] = [rawCopy(join(dir, file), body) ?? [], injectionsIn(published, html)].flat();
      yield* [cause, ...others].map((problem) => at(address, problem));
    }
  }
}

/** Returns why a page does not come: many servers have it only at the address of its file. */
async function pageProblem(url: string, status: number): Promise<Bilingual> {
  const file = await request(`${url}.html`);
  return say(file.status === 200 ? 'noShortAddress' : 'noPage', { status });
}

/** Removes the address of previews from the editor's policy: only the host knows it (tools/build/publish-editor.ts). */
const withoutPreview = (html: string) =>
  html.replaceAll(/(connect-src 'self' https:\/\/[^\s;]+|frame-src 'self')[^;]*/g, '$1');

function injectionsIn(published: string, built: string): Bilingual[] {
  const known = INJECTIONS.filter(({ trace }) => trace.test(published) && !trace.test(built));
  if (known.length > 0) return known.map(({ problem }) => problem);
  const own = valuesIn(built, 'script', 'src');
  const others = valuesIn(published, 'script', 'src').filter((src) => !own.includes(src));
  const foreign = others.filter((src) => !src.startsWith('/_next/static/'));
  return foreign.map((src) => say('foreignScript', { src }));
}

const valuesIn = (html: string, tag: string, name: string): string[] =>
  elementsOf(html).flatMap((element) => (element.tagName === tag && attribute(element, name)) || []);

async function* checkNotFound({ origin, dir }: Site) {
  const response = await request(origin + UNKNOWN_PATH);
  const body = await response.text();
  if (response.status !== 404) yield at(UNKNOWN_PATH, say('noNotFound', { status: response.status }));
  else if (!body.includes(headingOf(pagesOf(dir).notFound.html))) yield at(UNKNOWN_PATH, say('otherNotFound'));
}

const headingOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '';

async function* checkHeaders({ origin, dir }: Site) {
  const rules = readFileSync(join(dir, '_headers'), 'utf8');
  const script = filesByNext(dir).find((file) => file.startsWith('_next/static/') && file.endsWith('.js'));
  for (const path of ['/', `/${script}`, '/manifest.webmanifest', '/favicon.ico']) {
    const { headers } = await request(origin + path);
    if (path === '/' && headers.has('x-robots-tag')) yield at('/', say('noIndex'));
    for (const problem of headerProblems([...headersAt(path, rules)], headers)) yield at(path, problem);
  }
}

function headerProblems(expected: [string, string][], sent: Headers): Bilingual[] {
  const missing = expected.flatMap(([name]) => (sent.has(name) ? [] : [name]));
  const others = expected.flatMap(([name, right]) => {
    const value = sent.get(name);
    if (value === null || value === right) return [];
    return [say(name === 'cache-control' ? 'otherCacheHeader' : 'otherHeader', { name, value, expected: right })];
  });
  return [...(missing.length > 0 ? [say('noHeader', { names: missing.join(', ') })] : []), ...others];
}

async function* checkAddress({ origin, dir }: Site) {
  const canonical = valueIn(landingPage(dir), 'link', 'href', 'canonical') ?? '';
  if (canonical !== origin) yield { problem: say('otherAddress', { canonical, origin }) };
  const inner = pagesOf(dir).pages.filter(({ address }) => address !== '/');
  for (const path of inner.flatMap(({ address }) => [`${address}/`, `${address}.html`])) {
    const address = path.replace(/\/$|\.html$/, '');
    const { status, headers } = await request(origin + path);
    const target = new URL(headers.get('location') ?? path, origin).href;
    if (![301, 307, 308].includes(status) || target !== origin + address) yield at(path, say('noPageRedirect'));
  }
}

async function* checkRedirects({ origin }: Site) {
  const { host } = new URL(origin);
  const site = `https://${host}`;
  for (const address of otherAddresses(host)) {
    const message = address.startsWith('http:') ? 'noHttpsRedirect' : 'noNameRedirect';
    try {
      const { status, headers } = await request(`${address}/`);
      const target = headers.get('location') ?? '';
      if (target !== site && !target.startsWith(`${site}/`)) yield at(address, say(message, { status, origin: site }));
    } catch (error) {
      yield at(address, reason(error));
    }
  }
}

function otherAddresses(host: string): string[] {
  if (host.startsWith('www.')) return [`http://${host}`, `https://${host.slice(4)}`];
  return host.split('.').length === 2 ? [`http://${host}`, `https://www.${host}`] : [`http://${host}`];
}

async function* checkForm({ origin, dir, sendsMessage }: Site) {
  const form = valueIn(landingPage(dir), 'form', 'action') ?? '';
  if (!form.startsWith('https://') || form.endsWith('.invalid/')) {
    yield { problem: say('localForm', { form }) };
    return;
  }
  try {
    const { status, headers } = await request(form, sendsMessage ? message() : undefined);
    const isDead = sendsMessage ? status >= 400 : status === 410 || status >= 500;
    if (isDead) yield at(form, say('deadForm', { status }));
    if (sendsMessage) yield* formRedirect(form, origin, status, targetOf(headers, form));
  } catch (error) {
    yield at(form, reason(error));
  }
}

/** Returns a problem if a message is answered with a redirect to another host, which the policy of the pages does not allow. */
function formRedirect(form: string, origin: string, status: number, target: URL): Found[] {
  if ([new URL(form).origin, origin].includes(target.origin)) return [];
  // The browser would have to send the message again.
  const message = status === 307 || status === 308 ? 'movedForm' : 'foreignThanks';
  return [at(form, say(message, { target: target.href, origin }))];
}

const targetOf = (headers: Headers, address: string) => new URL(headers.get('location') ?? '', address);

const landingPage = (dir: string) => readFileSync(join(dir, 'index.html'), 'utf8');

/** Builds the request that the contact form sends (components/contact/ContactForm.browser.tsx). */
function message(): RequestInit {
  const body = new FormData();
  const { no, en } = say('testMessage');
  for (const name of FIELD_NAMES) body.append(name, name === 'email' ? 'check@example.com' : `${no} · ${en}`);
  return { method: 'POST', headers: { Accept: 'application/json' }, body };
}
