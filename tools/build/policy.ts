import { createHash } from 'node:crypto';
import { attribute, type Element, elementsOf, isScript, textOf } from './html';

type Origins = { form: string; map?: string };

const CHARSET = /<meta charset="[^"]+"\/?>/i;

const isInlineScript = (element: Element) => isScript(element) && attribute(element, 'src') === undefined;

const cspHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns the policy of a page, with hashes of its inline scripts and styles. `upgrade-insecure-requests` is left to HSTS, because WebKit applies it to http://localhost. */
export function policyFor(html: string, { form, map }: Origins): string {
  const elements = elementsOf(html);
  const hashes = (is: (element: Element) => boolean) =>
    new Set(elements.filter(is).map((element) => cspHash(textOf(element))));
  const scripts = hashes(isInlineScript);
  const styles = hashes(({ tagName }) => tagName === 'style');
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    // After consent, the map's service is requested before its frame is loaded (components/contact/MapFrame.tsx).
    `connect-src 'self' ${form}${map ? ` ${map}` : ''}`,
    // 'self': form services redirect back to the site.
    `form-action 'self' ${form}`,
    ...(map ? [`frame-src ${map}`] : []),
    "base-uri 'none'",
    "object-src 'none'",
    "worker-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** Adds the policy to a page, after its charset at the start of `<head>`. */
export function withPolicy(html: string, origins: Origins): string {
  const [charset = ''] = CHARSET.exec(html) ?? [];
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyFor(html, origins)}"/>`;
  return html.replace(charset, '').replace('<head>', () => `<head>${charset}${policy}`);
}

/** Throws if a page has attributes that its policy would block. */
export function assertCspSafe(html: string, file: string): void {
  const blocked = elementsOf(html).flatMap(({ tagName, attrs }) =>
    attrs
      .filter(({ name, value }) => name === 'style' || name.startsWith('on') || /^\s*javascript:/i.test(value))
      .map(({ name, value }) => `${file}: <${tagName} ${name}="${value.slice(0, 60)}">`),
  );
  if (blocked.length === 0) return;
  throw new Error(`${blocked.join('\n')}\nThe Content-Security-Policy allows no inline styles and scripts.`);
}
