import { SUBMIT_TIMEOUT_MS } from '@/company/constants';
import { FIELD_NAMES, type FieldDefinition, type FieldName, FORM_FIELDS } from '@/company/form-fields';

/** A field with its texts; a `<textarea>` if it has `rows`. */
export interface FormField extends Omit<FieldDefinition['input'], 'options'> {
  name: FieldName;
  label: string;
  hint?: string;
  note?: string;
  options?: Record<string, string>; // texts of the choices of a select, by id
  error?: string;
}

/** The fields with their texts. @param t returns a text below `contact.form` */
export function formFields(
  t: (key: string) => string,
  fields: Partial<Record<FieldName, FieldDefinition>> = FORM_FIELDS,
): FormField[] {
  return Object.entries(fields).map(([name, { text, hint, note, input }]) => ({
    ...input,
    name: name as FieldName,
    label: t(text),
    hint: hint && t(hint),
    note: note && t(note),
    options: input.options && Object.fromEntries(input.options.map((id) => [id, t(`options.${text}.${id}`)])),
    error: input.required ? t(`errors.${text}`) : undefined,
  }));
}

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

/** Posts a request. Throws if it fails or takes longer than `SUBMIT_TIMEOUT_MS`; with `no-cors` the response is opaque. */
export async function sendRequest(endpoint: string, request: ContactRequest): Promise<void> {
  const body = new FormData();
  for (const name of FIELD_NAMES) body.append(name, request[name]);
  // Otherwise most services answer with a page that asks for a captcha, and the message is lost.
  const headers = { Accept: 'application/json' };
  const signal = AbortSignal.timeout(SUBMIT_TIMEOUT_MS);
  await fetch(endpoint, { method: 'POST', mode: 'no-cors', headers, body, signal });
}
