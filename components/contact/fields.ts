import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';
import { type FIELD_NAMES, MESSAGE_ROWS } from '@/lib/constants';

export type FieldName = (typeof FIELD_NAMES)[number];

/** What the browser has to know of a field. */
export interface FieldInput {
  required?: boolean;
  /** Rows of a text area; without them the field is an input of one line. */
  rows?: number;
  /** Ids of the choices of a select; one of them is sent. */
  options?: readonly string[];
  type?: HTMLInputTypeAttribute;
  inputMode?: 'numeric';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  spellCheck?: boolean;
}

/**
 * The fields in the order in which they stand in the form (docs/behaviour.md, “Form”). `text` is the name of the label in
 * the catalogs, under `contact.form`, and of what is said where a required field is empty, under `contact.form.errors`; `hint` is
 * that of a text between label and field. The words of `options` are in the catalogs under `contact.form.options.<text>`.
 * Texts that name fields: toast.missing.description, privacy.data.inquiry and privacy.voluntary.body.
 */
export const FIELDS = {
  navn: { text: 'name', input: { required: true, autoComplete: 'name' } },
  telefon: { text: 'phone', input: { required: true, type: 'tel', autoComplete: 'tel' } },
  email: { text: 'email', input: { required: true, type: 'email', autoComplete: 'email', spellCheck: false } },
  organisasjonsnummer: { text: 'organizationNumber', input: { inputMode: 'numeric', autoComplete: 'off' } },
  melding: { text: 'message', hint: 'messageHint', input: { rows: MESSAGE_ROWS } },
} as const satisfies Record<FieldName, { text: string; hint?: string; input: FieldInput }>;

type Required<Name extends FieldName> = Name extends FieldName
  ? (typeof FIELDS)[Name]['input'] extends { required: true }
    ? Name
    : never
  : never;
export type RequiredField = Required<FieldName>;

/** The names of the fields as they stand in the form; of those that must not be empty. */
export const NAMES = Object.keys(FIELDS) as FieldName[];
export const REQUIRED = NAMES.filter((name): name is RequiredField => 'required' in FIELDS[name].input);
