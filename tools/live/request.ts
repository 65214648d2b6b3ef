const UNTIL_ACTIVE = 'add the domain at the host and wait until it is “Active”';
const REASONS: Record<string, string> = {
  ERR_TLS_CERT_ALTNAME_INVALID: `its certificate is for another name: ${UNTIL_ACTIVE}`,
  CERT_HAS_EXPIRED: 'its certificate has expired: the host renews it once the domain points there again',
  DEPTH_ZERO_SELF_SIGNED_CERT: `no browser trusts its certificate: ${UNTIL_ACTIVE}`,
  ENOTFOUND: 'no server has this name: the domain has no DNS record for it',
  ECONNREFUSED: 'its server does not respond: the DNS record points to another machine, or the server is off',
};

/** Some hosts change pages only for browsers. */
const BROWSER = {
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  Accept: 'text/html,*/*',
};
const TIMEOUT_MS = 20_000;

/** Fetches a URL as a browser does, without following redirects. */
export const request = (url: string, init?: RequestInit) =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS), headers: BROWSER, ...init });

/** Returns the code of an error of `fetch`, such as ENOTFOUND. */
export function errorCode(error: unknown): string {
  const { cause, name } = error as { cause?: { code?: string }; name: string };
  return cause?.code ?? name;
}

export const reason = (error: unknown) => REASONS[errorCode(error)] ?? `it cannot be reached (${errorCode(error)})`;
