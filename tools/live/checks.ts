import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_DAY_FILE } from '@/company/build-day';
import { FIELD_NAMES } from '@/company/form-fields';
import { filesByNext, pagesOf } from '@/export/files';
import { attribute, elementsOf, valueIn } from '@/export/html';
import { headersAt } from '../local/serve';
import { ask, errorCode, reason } from './ask';
import { injectionsIn } from './injections';

export interface Site {
  origin: string; // its address, without a slash at the end
  dir: string; // the exported folder
  sendsMessage: boolean; // through the form
}

/** Each yields problems: sentences that name the setting that causes them. */
const CHECKS = [checkPages, checkNotFound, checkHeaders, checkAddress, checkSpellings, checkFiles, checkForm];

const OLD =
  'this is not the last build: look at the host’s list of deployments, whether the newest one failed or waits';
const CHALLENGE =
  'visitors first have to prove that they are people: turn off “Under Attack Mode” and “Bot Fight Mode” (Cloudflare, Security)';
const UNKNOWN_PATH = '/check-live-no-such-page';

/** All problems of a site, or the only one of a server that cannot be reached. */
export async function checkLive(site: Site): Promise<string[]> {
  try {
    const { headers } = await ask(`${site.origin}/`);
    if (headers.has('cf-mitigated')) return [CHALLENGE];
  } catch (error) {
    return [`${site.origin}: ${reason(error)}`];
  }
  const problems: string[] = [];
  for (const check of CHECKS) for await (const problem of check(site)) problems.push(problem);
  return problems;
}

/** The day for which a site says it was built; undefined if it does not say. */
export async function publishedDay(origin: string): Promise<string | undefined> {
  const answer = await ask(`${origin}/${BUILD_DAY_FILE}`);
  return answer.status === 200 ? /^\d{4}-\d\d-\d\d$/.exec(await answer.text())?.[0] : undefined;
}

/** A sentence for each dead link to another site. Sites that block programs are not named. */
export async function deadLinks({ origin, dir }: Site): Promise<string[]> {
  const answers = await Promise.all(
    linksToOtherSites(origin, dir).map(async (link) => ({ link, answer: await statusOrError(link) })),
  );
  return answers
    .filter(({ answer }) => typeof answer === 'string' || answer === 404 || answer === 410 || answer >= 500)
    .map(({ link, answer }) => `the link to ${link} leads nowhere (${answer})`);
}

function linksToOtherSites(origin: string, dir: string): string[] {
  const elements = pagesOf(dir).pages.flatMap(({ html }) => elementsOf(html));
  const links = elements.filter(({ tagName }) => tagName === 'a').map((link) => attribute(link, 'href') ?? '');
  return [...new Set(links)].filter((link) => link.startsWith('https://') && !link.startsWith(`${origin}/`));
}

const statusOrError = (link: string): Promise<number | string> => ask(link).then(({ status }) => status, errorCode);

async function* checkPages({ origin, dir }: Site) {
  const day = await publishedDay(origin);
  const isSameDay = !day || day === readFileSync(join(dir, BUILD_DAY_FILE), 'utf8');
  const old = isSameDay ? OLD : `it is of ${day}; compare it with a build for that day: npm run check:live -- --build`;
  for (const { address, html } of pagesOf(dir).pages) {
    const answer = await ask(origin + address);
    const found = await answer.text();
    if (answer.status !== 200) {
      yield `${address}: answers ${answer.status} instead of 200: is “out” the folder at the host?`;
    } else {
      yield* differences(found, html, old).map((problem) => `${address}: ${problem}`);
    }
  }
}

function differences(found: string, built: string, old: string): string[] {
  if (withoutPreview(found) === withoutPreview(built)) return [];
  const added = injectionsIn(found, built);
  return added.length > 0 ? added : [old];
}

/** The editor's policy names the address of previews, which only the host knows (export/publish-editor.ts). */
const withoutPreview = (html: string) =>
  html.replaceAll(/(connect-src 'self' https:\/\/[^\s;]+|frame-src 'self')[^;]*/g, '$1');

async function* checkNotFound({ origin, dir }: Site) {
  const { status } = await ask(origin + UNKNOWN_PATH);
  if (status === 404) return;
  yield `${UNKNOWN_PATH} answers ${status} instead of 404: the host does not find ${dir}/404.html, or sends all to one page`;
}

async function* checkHeaders({ origin, dir }: Site) {
  const rules = readFileSync(join(dir, '_headers'), 'utf8');
  const script = filesByNext(dir).find((file) => file.startsWith('_next/static/') && file.endsWith('.js'));
  for (const path of ['/', `/${script}`, '/manifest.webmanifest', '/favicon.ico']) {
    const { headers } = await ask(origin + path);
    if (path === '/' && headers.has('x-robots-tag')) yield '/: search engines are kept away (X-Robots-Tag)';
    for (const [name, value] of headersAt(path, rules)) {
      const found = headers.get(name);
      if (found !== value) yield `${path}: ${headerProblem(name, value, found)}`;
    }
  }
}

function headerProblem(name: string, expected: string, found: string | null): string {
  if (found === null) return `the header ${name} is missing: the host does not read out/_headers`;
  const setting = name === 'cache-control' ? ' (Cloudflare: Browser Cache TTL must be “Respect Existing Headers”)' : '';
  return `the header ${name} is “${found}” instead of “${expected}”: a setting of the host overrides it${setting}`;
}

async function* checkAddress({ origin, dir }: Site) {
  const canonical = valueIn(landingPage(dir), 'link', 'href', 'canonical');
  if (canonical !== origin)
    yield `siteUrl is ${canonical}, so search engines are told of that address and not of ${origin}`;
  const inner = pagesOf(dir).pages.filter(({ address }) => address !== '/');
  for (const path of inner.flatMap(({ address }) => [`${address}/`, `${address}.html`])) {
    const address = path.replace(/\/$|\.html$/, '');
    const { status, headers } = await ask(origin + path);
    const target = new URL(headers.get('location') ?? path, origin).href;
    const leads = [301, 307, 308].includes(status) && target === origin + address;
    if (!leads) yield `${path} answers ${status} and does not lead to ${address}: the host’s rules for .html are off`;
  }
}

/** `http:`, and the name with or without `www`, must lead to the site. */
async function* checkSpellings({ origin }: Site) {
  for (const address of otherSpellings(new URL(origin).host)) {
    const setting = address.startsWith('http:')
      ? 'turn on “Always Use HTTPS”'
      : 'let the registrar forward it, or make a rule at the host that redirects it (Cloudflare: Redirect Rules)';
    try {
      const { status, headers } = await ask(`${address}/`);
      const target = headers.get('location') ?? '';
      if (target !== origin && !target.startsWith(`${origin}/`))
        yield `${address} answers ${status} and does not lead to ${origin}: ${setting}`;
    } catch (error) {
      yield `${address}: ${reason(error)}`;
    }
  }
}

function otherSpellings(host: string): string[] {
  if (host.startsWith('www.')) return [`http://${host}`, `https://${host.slice(4)}`];
  return host.split('.').length === 2 ? [`http://${host}`, `https://www.${host}`] : [`http://${host}`];
}

async function* checkFiles({ origin, dir }: Site) {
  for (const file of ['robots.txt', 'sitemap.xml']) {
    const answer = await ask(`${origin}/${file}`);
    if ((await answer.text()) === readFileSync(join(dir, file), 'utf8')) continue;
    const setting = file === 'robots.txt' ? ' Or Cloudflare writes it: turn off “Managed robots.txt”' : '';
    yield `/${file} is not the one that was built: ${OLD}.${setting}`;
  }
}

async function* checkForm({ dir, sendsMessage }: Site) {
  const form = valueIn(landingPage(dir), 'form', 'action') ?? '';
  const place = `the form posts to ${form}`;
  if (!form.startsWith('https://') || form.endsWith('.invalid/')) {
    yield `${place}, where nobody reads: set formEndpoint`;
    return;
  }
  try {
    const { status } = await ask(form, sendsMessage ? message() : undefined);
    const isDead = sendsMessage ? status >= 400 : status === 410 || status >= 500;
    if (isDead) yield `${place}, which answers ${status}: compare it with the address that the form service shows`;
  } catch (error) {
    yield `${place}: ${reason(error)}`;
  }
}

const landingPage = (dir: string) => readFileSync(join(dir, 'index.html'), 'utf8');

/** As the page sends it (components/contact/fields.ts). */
function message(): RequestInit {
  const body = new FormData();
  for (const name of FIELD_NAMES) body.append(name, name === 'email' ? 'check@example.com' : 'npm run check:live');
  return { method: 'POST', headers: { Accept: 'application/json' }, body };
}
