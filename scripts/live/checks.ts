import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesByNext, pagesOf } from '@/export/files';
import { attribute, elementsOf } from '@/export/html';
import { FIELD_NAMES } from '@/lib/constants';
import { headersAt } from '../local/serve';
import { injectionsIn } from './injections';
import { codeOf, type Site } from './site';

/** Returns the faults that it finds, a sentence each with the setting that causes it. */
type Check = (site: Site) => Promise<string[]>;

/** What is asked of a site that can be reached. */
const CHECKS: Check[] = [checkPages, checkNotFound, checkHeaders, checkAddress, checkSpellings, checkFiles, checkForm];

const OLD =
  'this is not the last build: look at the host’s list of deployments, whether the newest one failed or waits';
const CHALLENGE =
  'visitors first have to prove that they are people: turn off “Under Attack Mode” and “Bot Fight Mode” (Cloudflare, Security)';
const UNREACHABLE: Record<string, string> = {
  ERR_TLS_CERT_ALTNAME_INVALID:
    'its certificate is of another name: add the domain at the host and wait until it is “Active”',
  CERT_HAS_EXPIRED: 'its certificate has expired: the host renews it once the domain leads there again',
  DEPTH_ZERO_SELF_SIGNED_CERT:
    'no browser trusts its certificate: add the domain at the host and wait until it is “Active”',
  ENOTFOUND: 'no server has this name: the domain has no DNS record for it',
  ECONNREFUSED: 'its server does not answer: the DNS record leads to another machine, or the server is off',
};
const UNKNOWN_PATH = '/check-live-no-such-page';

/** Asks everything of a site. Returns all faults, or only that of the server if nothing else can be asked. */
export async function checkLive(site: Site): Promise<string[]> {
  const unreachable = await checkServer(site);
  if (unreachable.length > 0) return unreachable;
  return (await Promise.all(CHECKS.map((check) => check(site)))).flat();
}

const reason = (error: unknown) => UNREACHABLE[codeOf(error)] ?? `it cannot be reached (${codeOf(error)})`;

async function checkServer({ origin, ask }: Site): Promise<string[]> {
  try {
    const { headers } = await ask(`${origin}/`);
    return headers.has('cf-mitigated') ? [CHALLENGE] : [];
  } catch (error) {
    return [`${origin}: ${reason(error)}`];
  }
}

async function checkPages({ origin, dir, ask }: Site): Promise<string[]> {
  const faults = pagesOf(dir).pages.map(async ({ address, html }) => {
    const answer = await ask(origin + address);
    if (answer.status !== 200)
      return [`${address}: answers ${answer.status} instead of 200: is “out” the folder at the host?`];
    const found = await answer.text();
    if (found === html) return [];
    const added = injectionsIn(found, html);
    return (added.length > 0 ? added : [OLD]).map((fault) => `${address}: ${fault}`);
  });
  return (await Promise.all(faults)).flat();
}

async function checkNotFound({ origin, dir, ask }: Site): Promise<string[]> {
  const { status } = await ask(origin + UNKNOWN_PATH);
  if (status === 404) return [];
  return [
    `${UNKNOWN_PATH} answers ${status} instead of 404: the host does not find ${dir}/404.html, or sends all to one page`,
  ];
}

async function checkHeaders({ origin, dir, ask }: Site): Promise<string[]> {
  const rules = readFileSync(join(dir, '_headers'), 'utf8');
  const script = filesByNext(dir).find((file) => file.startsWith('_next/static/') && file.endsWith('.js'));
  const faults = ['/', `/${script}`, '/manifest.webmanifest', '/favicon.ico'].map(async (path) => {
    const { headers } = await ask(origin + path);
    const wrong = [...headersAt(path, rules)].filter(([name, value]) => headers.get(name) !== value);
    const robots =
      path === '/' && headers.has('x-robots-tag') ? ['/: search engines are kept away (X-Robots-Tag)'] : [];
    return [...robots, ...wrong.map(([name, value]) => `${path}: ${headerFault(name, value, headers.get(name))}`)];
  });
  return (await Promise.all(faults)).flat();
}

function headerFault(name: string, expected: string, found: string | null): string {
  if (found === null) return `the header ${name} is missing: the host does not read out/_headers`;
  const setting = name === 'cache-control' ? ' (Cloudflare: Browser Cache TTL must be “Respect Existing Headers”)' : '';
  return `the header ${name} is “${found}” instead of “${expected}”: a setting of the host overrides it${setting}`;
}

async function checkAddress({ origin, dir, ask }: Site): Promise<string[]> {
  const canonical = valueIn(dir, 'link', 'href', 'canonical');
  const isOwn = canonical === origin;
  const spelt = isOwn
    ? []
    : [`siteUrl is ${canonical}, so search engines are told of that address and not of ${origin}`];
  const { pages } = pagesOf(dir);
  const inner = pages.map(({ address }) => address).filter((address) => address !== '/');
  const faults = inner.flatMap((address) =>
    [`${address}/`, `${address}.html`].map(async (path) => {
      const { status, headers } = await ask(origin + path);
      const target = new URL(headers.get('location') ?? path, origin).href;
      const leads = [301, 307, 308].includes(status) && target === origin + address;
      return leads
        ? []
        : [`${path} answers ${status} and does not lead to ${address}: the host’s rules for .html are off`];
    }),
  );
  return [...spelt, ...(await Promise.all(faults)).flat()];
}

/** `http` and the name with or without `www`, which have to lead to the site. */
async function checkSpellings({ origin, ask }: Site): Promise<string[]> {
  const { host } = new URL(origin);
  const other = host.startsWith('www.') ? host.slice(4) : `www.${host}`;
  const hasOther = host.startsWith('www.') || host.split('.').length === 2;
  const spellings = [`http://${host}`, ...(hasOther ? [`https://${other}`] : [])];
  const faults = spellings.map(async (address) => {
    const setting = address.startsWith('http:')
      ? 'turn on “Always Use HTTPS”'
      : 'make a rule at the host that redirects it (Cloudflare: Redirect Rules)';
    try {
      const { status, headers } = await ask(`${address}/`);
      if (headers.get('location')?.startsWith(`${origin}/`) || headers.get('location') === origin) return [];
      return [`${address} answers ${status} and does not lead to ${origin}: ${setting}`];
    } catch (error) {
      return [`${address}: ${reason(error)}`];
    }
  });
  return (await Promise.all(faults)).flat();
}

async function checkFiles({ origin, dir, ask }: Site): Promise<string[]> {
  const faults = ['robots.txt', 'sitemap.xml'].map(async (file) => {
    const answer = await ask(`${origin}/${file}`);
    if ((await answer.text()) === readFileSync(join(dir, file), 'utf8')) return [];
    const setting = file === 'robots.txt' ? ' Or Cloudflare writes it: turn off “Managed robots.txt”' : '';
    return [`/${file} is not the one that was built: ${OLD}.${setting}`];
  });
  return (await Promise.all(faults)).flat();
}

async function checkForm({ dir, ask, sendsMessage }: Site): Promise<string[]> {
  const form = valueIn(dir, 'form', 'action') ?? '';
  const place = `the form posts to ${form}`;
  if (!form.startsWith('https://') || form.endsWith('.invalid/'))
    return [`${place}, where nobody reads: set formEndpoint`];
  try {
    const { status } = await (sendsMessage ? ask(form, message()) : ask(form));
    const isDead = sendsMessage ? status >= 400 : status === 410 || status >= 500;
    return isDead ? [`${place}, which answers ${status}: compare it with the address that the form service shows`] : [];
  } catch (error) {
    return [`${place}: ${reason(error)}`];
  }
}

/** An attribute of the first element of that name in the built landing page; of a link, of the first with `rel`. */
function valueIn(dir: string, tag: string, name: string, rel?: string): string | undefined {
  const elements = elementsOf(readFileSync(join(dir, 'index.html'), 'utf8')).filter(({ tagName }) => tagName === tag);
  const element = elements.find((one) => attribute(one, 'rel') === rel);
  return element && attribute(element, name);
}

/** As the page sends it (components/contact/request.ts). */
function message(): RequestInit {
  const body = new FormData();
  for (const name of FIELD_NAMES) body.append(name, name === 'email' ? 'check@example.com' : 'npm run check:live');
  return { method: 'POST', headers: { Accept: 'application/json' }, body };
}
