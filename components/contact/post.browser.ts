import { SUBMIT_TIMEOUT_MS } from '@/lib/constants';

/** Browsers send at most 64 kB in requests that outlive the page, with what multipart adds between fields. */
const KEEPALIVE_BYTES = 60_000;
const REASON_MS = 100;
const LOST_MS = 3000;

/** Posts a request that outlives the page; if it is too long for that, the browser asks before leaving. Throws if it fails or is late. */
export async function post(endpoint: string, body: FormData): Promise<void> {
  // Firefox before 133 has no such requests.
  const keepalive = 'keepalive' in Request.prototype && sizeOf(body) <= KEEPALIVE_BYTES;
  if (!keepalive) addEventListener('beforeunload', askToStay);
  try {
    const sent = fetchOpaque(endpoint, {
      method: 'POST',
      // Otherwise most services answer with a page that asks for a captcha, and the message is lost.
      headers: { Accept: 'application/json' },
      body,
      keepalive,
      signal: AbortSignal.timeout(SUBMIT_TIMEOUT_MS),
    });
    await Promise.race([sent, lostResponse()]);
  } finally {
    removeEventListener('beforeunload', askToStay);
  }
}

/** Rejects a moment after the visitor has come back: Firefox and Safari drop the response to a page in the back/forward cache. */
const lostResponse = () =>
  new Promise<never>((_, fail) => {
    const onReturn = () => setTimeout(fail, LOST_MS);
    addEventListener('pagehide', () => addEventListener('pageshow', onReturn, { once: true }), { once: true });
  });

const askToStay = (event: Event) => event.preventDefault();

/** Returns the bytes of all values. A line break is sent as two characters. */
function sizeOf(body: FormData): number {
  return new Blob([...body.values()].map((value) => String(value).replaceAll('\n', '\r\n'))).size;
}

/** Sends a request with an opaque response (`no-cors`). A redirect to another host, which the policy stops, is a response too. */
async function fetchOpaque(address: string, init: RequestInit): Promise<void> {
  const { href } = new URL(address, location.href);
  let isRedirected = false;
  const onViolation = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    isRedirected ||= blockedURI === href;
  };
  document.addEventListener('securitypolicyviolation', onViolation);
  try {
    await fetch(href, { ...init, mode: 'no-cors' });
  } catch (error) {
    // In Chromium the event comes after the failure.
    await new Promise((done) => setTimeout(done, REASON_MS));
    if (!isRedirected) throw error;
  } finally {
    document.removeEventListener('securitypolicyviolation', onViolation);
  }
}
