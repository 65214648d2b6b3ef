import { createHash } from 'node:crypto';
import { attribute, type Element, elementsOf, textOf } from './html';

/** Origins other than the site's own that a page may speak to: the form's when it is sent, the map's after consent. */
export interface Origins {
  form: string;
  /** Without a map nothing may be framed. */
  map?: string;
}

/** Types of script elements that a browser runs; any other type is data, which no policy concerns. */
const EXECUTABLE = /^($|module$|importmap$|speculationrules$|(text|application)\/(x-)?(java|ecma)script$)/i;

/** The inline scripts of a page that a browser would run. */
export function inlineScripts(html: string): Element[] {
  return elementsOf(html).filter(
    (element) =>
      element.tagName === 'script' &&
      attribute(element, 'src') === undefined &&
      EXECUTABLE.test(attribute(element, 'type')?.trim() ?? ''),
  );
}

/** The source expression that allows exactly this inline script or style. */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The Content-Security-Policy of one exported page, from what stands in it (docs/behaviour.md, “Security”).
 * Without `upgrade-insecure-requests`: WebKit applies it to http://localhost too, so that no local run would work, and HSTS already does its job.
 */
export function policyFor(html: string, { form, map }: Origins): string {
  const hashesOf = (elements: Element[]) => [...new Set(elements.map((element) => hashOf(textOf(element))))].join(' ');
  const styles = elementsOf(html).filter(({ tagName }) => tagName === 'style');
  return [
    "default-src 'none'",
    `script-src 'self' ${hashesOf(inlineScripts(html))}`.trim(),
    // The first view's (next-output/first-view.ts), the headline's (Hero.tsx), and the empty style, which is what is let through of those of Next's error page (boot/trusted-types.ts).
    `style-src 'self' ${hashesOf(styles)} ${hashOf('')}`.replace('  ', ' '),
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self' ${form}`,
    // Form services answer a native post with a redirect back to the site.
    `form-action 'self' ${form}`,
    ...(map ? [`frame-src ${map}`] : []),
    "base-uri 'none'",
    "object-src 'none'",
    "worker-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

/** What in a page the policy would break in the browser, each with the reason; an empty list is a good page. A `<style>` is allowed by its hash. */
export function breaches(html: string): string[] {
  return elementsOf(html).flatMap((element) => [
    ...element.attrs.flatMap(({ name, value }) => {
      const where = `<${element.tagName} ${name}="${value.slice(0, 60)}">`;
      if (name === 'style') return [`${where}: use a class instead of an inline style`];
      if (name.startsWith('on')) return [`${where}: add the listener in a client component`];
      if (/^\s*javascript:/i.test(value)) return [`${where}: a script as an address`];
      return [];
    }),
  ]);
}
