/**
 * Admits the site's own chunks, and nothing else, wherever a string becomes the address of a script (Trusted Types).
 * Its source text is inlined into every page, so it refers to nothing outside. A no-op where a browser lacks Trusted Types.
 */
export function installTrustedTypes(): void {
  const { trustedTypes } = window as Window & {
    trustedTypes?: { createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): unknown };
  };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      const { origin, pathname } = new URL(url, document.baseURI);
      return origin === location.origin && pathname.startsWith('/_next/static/') ? url : null;
    },
  });
}
