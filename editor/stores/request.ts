/** Statuses in place of an answer: no network, none in time. */
export const OFFLINE = 0;
export const TIMEOUT = 1;

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the endpoint defines its type
  data: any;
  headers: Headers;
  redirectedTo: string; // empty if it was not redirected
}

export const pause = (milliseconds: number) => new Promise((next) => setTimeout(next, milliseconds));

/** Sends a request, and reads the JSON of the answer. Without an answer, the status tells why. */
export async function send(address: string, limit: number, options: RequestInit = {}): Promise<Answer> {
  const signal = AbortSignal.timeout(limit);
  try {
    const response = await fetch(address, { ...options, cache: 'no-store', signal });
    const { status, headers, ok, redirected, url } = response;
    const data = dataOf(await response.text(), ok);
    return { status, data, headers, redirectedTo: redirected ? url : '' };
  } catch (error) {
    const status = signal.aborted ? TIMEOUT : OFFLINE;
    return { status, data: { message: String(error) }, headers: new Headers(), redirectedTo: '' };
  }
}

/** Throws if a page is in place of the answer, as of a network that asks for a password. */
function dataOf(text: string, isOk: boolean) {
  try {
    return JSON.parse(text || '{}') ?? {};
  } catch (error) {
    if (isOk) throw error;
    return {};
  }
}
