import { createHash } from 'node:crypto';
import { attribute, type Element, elementsOf, elementsWithoutPlaces, HEAD, isScript, textOf } from './html';

/** What a page may load besides its own files, by directive; a directive with null is left out. */
export type Sources = Record<string, string[] | null>;

const CHARSET = /<meta charset="[^"]+"\/?>/i;
const UNSAFE = "'unsafe-inline'";

/** `upgrade-insecure-requests` is left to HSTS, because WebKit applies it to http://localhost. Directives without sources are left out. */
const STRICT: Record<string, string[]> = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'style-src-attr': [],
  'img-src': ["'self'"],
  'font-src': ["'self'"],
  'manifest-src': ["'self'"],
  'connect-src': ["'self'"],
  'form-action': ["'self'"],
  'frame-src': [],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'worker-src': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
};

const isInlineScript = (element: Element) => isScript(element) && attribute(element, 'src') === undefined;

const cspHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function hashesIn(html: string): Record<string, string[]> {
  const elements = elementsWithoutPlaces(html);
  const hashes = (texts: string[]) => [...new Set(texts.map(cspHash))];
  const attributes = hashes(elements.flatMap((element) => attribute(element, 'style') ?? []));
  return {
    'script-src': hashes(elements.filter(isInlineScript).map(textOf)),
    'style-src': hashes(elements.filter(({ tagName }) => tagName === 'style').map(textOf)),
    'style-src-attr': attributes.length > 0 ? ["'unsafe-hashes'", ...attributes] : [],
  };
}

/** Returns the policy of a page, with hashes of its inline code, except beside `'unsafe-inline'`, which would not count with them. */
export function policyFor(html: string, sources: Sources): string {
  const hashes = hashesIn(html);
  const directives = [...new Set([...Object.keys(STRICT), ...Object.keys(sources)])];
  const policy = directives.flatMap((name) => {
    const more = sources[name];
    if (more === null) return [];
    const inline = more?.includes(UNSAFE) ? [] : (hashes[name] ?? []);
    const list = [...(STRICT[name] ?? []), ...inline, ...(more ?? [])];
    return list.length > 0 ? [[name, ...list].join(' ')] : [];
  });
  return policy.join('; ');
}

/** Adds the policy to a page, after its charset at the start of `<head>`. */
export function withPolicy(html: string, sources: Sources): string {
  const [charset = ''] = CHARSET.exec(html) ?? [];
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyFor(html, sources)}">`;
  return html.replace(charset, '').replace(HEAD, (head) => head + charset + policy);
}

/** Throws if a page has code in attributes, which no policy should allow. */
export function assertNoHandlers(html: string, file: string): void {
  const handlers = elementsOf(html).flatMap(({ tagName, attrs }) =>
    attrs
      .filter(({ name, value }) => name.startsWith('on') || /^\s*javascript:/i.test(value))
      .map(({ name, value }) => `${file}: <${tagName} ${name}="${value.slice(0, 60)}">`),
  );
  if (handlers.length === 0) return;
  throw new Error(`${handlers.join('\n')}\nThe Content-Security-Policy allows no code in attributes.`);
}
