type Rules = Record<'createScriptURL' | 'createHTML', (text: string) => string | null>;
type WithTrustedTypes = Window & { trustedTypes?: { createPolicy(name: string, rules: Rules): void } };

/** The default policy of Trusted Types: scripts are loaded from the site's own chunks only. */
export function allowOwnScripts(): void {
  (window as WithTrustedTypes).trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (isOwnChunk(url) ? url : null),
    // Next's own error page sets styles; `keepServerHtml` replaces that page.
    createHTML: (text) => (text.startsWith(':root {--next-error') ? '' : null),
  });
}

function isOwnChunk(url: string): boolean {
  const { origin, pathname } = new URL(url, document.baseURI);
  const isPlain = /^\/_next\/static\/[\w./~-]+$/.test(pathname) && !/\.\.|%/.test(url);
  return origin === location.origin && isPlain;
}
