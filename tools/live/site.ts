/** `fetch` without following redirects. The tests answer it themselves. */
export type Ask = (url: string, init?: RequestInit) => Promise<Response>;

/** A published site and the build that it should be. */
export interface Site {
  origin: string; // its address, without a slash at the end
  dir: string; // the exported folder
  ask: Ask;
  sendsMessage: boolean; // through the form
}

/** Some hosts change pages for browsers only. */
const BROWSER = {
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  Accept: 'text/html,*/*',
};
const TIMEOUT_MS = 20_000;

/** Asks as a browser does; fails after `TIMEOUT_MS`. */
export const askNetwork: Ask = (url, init) =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS), headers: BROWSER, ...init });

/** The code of a network error, such as ENOTFOUND; `fetch` keeps it in the cause. */
export function errorCode(error: unknown): string {
  const { code, cause, name } = error as { code?: string; cause?: { code?: string }; name: string };
  return (typeof code === 'string' ? code : cause?.code) ?? name;
}
