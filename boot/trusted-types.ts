interface Rules {
  createScriptURL(url: string): string | null;
  createHTML(text: string): string | null;
}

/**
 * Admits the site's own chunks, and nothing else, wherever a string becomes the address of a script (Trusted Types).
 * A no-op where a browser lacks Trusted Types.
 */
export function admitOwnScripts(): void {
  const { trustedTypes } = window as Window & {
    trustedTypes?: { createPolicy(name: string, rules: Rules): unknown };
  };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (isOwnChunk(url) ? url : null),
    // The styles of Next's own error page, in whose place the server's document is put back: none are needed.
    createHTML: (text) => (text.startsWith(':root {--next-error') ? '' : null),
  });
}

/** Whether an address is that of one of the site's chunks, written without any detour: no `..`, nothing encoded. */
export function isOwnChunk(url: string): boolean {
  const { origin, pathname } = new URL(url, document.baseURI);
  const isPlain = /^\/_next\/static\/[\w./~-]+$/.test(pathname) && !/\.\.|%/.test(url);
  return origin === location.origin && isPlain;
}
