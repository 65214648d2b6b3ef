export const MESSAGE_ROWS = 15;

/** A field of the contact form. Its label, error and options are texts below `contact.form`. */
export interface FieldDefinition {
  text: string; // name of its label there; also of its error below `errors`, and of its options below `options`
  hint?: string; // name of a text
  note?: string; // name of a text that is at the send button
  input: {
    required?: boolean;
    type?: 'tel' | 'email';
    inputMode?: 'numeric';
    autoComplete?: string; // without one, browsers fill in nothing
    spellCheck?: false;
    rows?: number; // makes it a text area
    options?: readonly string[]; // makes it a select; the id of one of them is sent
  };
}

const FIELDS = {
  navn: { text: 'name', input: { required: true, autoComplete: 'name' } },
  email: { text: 'email', input: { required: true, type: 'email', autoComplete: 'email', spellCheck: false } },
  telefon: { text: 'phone', input: { required: true, type: 'tel', autoComplete: 'tel' } },
  organisasjonsnummer: { text: 'organizationNumber', input: { inputMode: 'numeric' } },
  melding: { text: 'message', hint: 'messageHint', note: 'messageNote', input: { rows: MESSAGE_ROWS } },
} as const satisfies Record<string, FieldDefinition>;

export type FieldName = keyof typeof FIELDS;
export const FORM_FIELDS: Record<FieldName, FieldDefinition> = FIELDS;
export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[];
