import { FIELD_NAMES, SUBMIT_TIMEOUT_MS } from '@/lib/constants';
import type { FieldName, FormField } from './fields';

type ContactRequest = Record<FieldName, string>;

/** The values of the form, read from the DOM, so that autofill counts. */
export function readRequest(form: HTMLFormElement): ContactRequest {
  const data = new FormData(form);
  return Object.fromEntries(FIELD_NAMES.map((name) => [name, String(data.get(name) ?? '')])) as ContactRequest;
}

/** The required fields that are empty or whitespace, in the order of the form. */
export function missingFields(fields: FormField[], request: ContactRequest): FieldName[] {
  return fields.filter(({ name, required }) => required && request[name].trim() === '').map(({ name }) => name);
}

/**
 * Posts a contact request. The response is opaque (`no-cors`), so only a network failure is noticed.
 * @throws if the request fails or takes longer than `SUBMIT_TIMEOUT_MS`
 */
export async function sendRequest(endpoint: string, request: ContactRequest): Promise<void> {
  const body = new FormData();
  for (const name of FIELD_NAMES) body.append(name, request[name]);
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), SUBMIT_TIMEOUT_MS);
  try {
    await fetch(endpoint, { method: 'POST', mode: 'no-cors', body, signal: abort.signal });
  } finally {
    clearTimeout(timer);
  }
}
