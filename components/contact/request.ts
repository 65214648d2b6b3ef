import { FIELD_NAMES, SUBMIT_TIMEOUT_MS } from '@/lib/constants';
import { type FieldName, REQUIRED, type RequiredField } from './fields';

export type ContactRequest = Record<FieldName, string>;

/** What stands in the form, read from the fields themselves, so that what a browser has filled in counts too. */
export function readRequest(form: HTMLFormElement): ContactRequest {
  const data = new FormData(form);
  return Object.fromEntries(FIELD_NAMES.map((name) => [name, String(data.get(name) ?? '')])) as ContactRequest;
}

/**
 * The required fields that hold nothing, in the order in which they stand in the form; whitespace is nothing
 * (docs/behaviour.md, “Form”).
 */
export function missingFields(request: ContactRequest): RequiredField[] {
  return REQUIRED.filter((name) => request[name].trim() === '');
}

/**
 * Posts a contact request: all fields, multipart, `no-cors`, once (docs/behaviour.md, “Form”). The response is
 * opaque, so only a network failure shows.
 * @throws when the request fails, or has not settled after `SUBMIT_TIMEOUT_MS`.
 */
export async function sendRequest(endpoint: string, request: ContactRequest): Promise<void> {
  const body = new FormData();
  for (const name of FIELD_NAMES) body.append(name, request[name]);
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), SUBMIT_TIMEOUT_MS);
  try {
    await fetch(endpoint, {
      method: 'POST',
      mode: 'no-cors',
      body,
      signal: abort.signal,
    });
  } finally {
    clearTimeout(timer);
  }
}
