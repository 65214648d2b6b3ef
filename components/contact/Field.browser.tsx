import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { ControlText } from '@/components/ui/ControlText.browser';
import { type FieldDefinition, type FieldName, FORM_FIELDS } from '@/model/form-fields';

/** The texts of a field. The rest of `FORM_FIELDS` is in the code of the browser. */
export interface FieldTexts {
  name: FieldName;
  label: string;
  hint?: string;
  note?: string;
  error?: string;
  options?: Record<string, string>; // by id
}

/** Returns the texts of all fields. @param t returns a text below `contact.form` */
export function fieldTexts(
  t: (key: string) => string,
  fields: Partial<Record<FieldName, FieldDefinition>> = FORM_FIELDS,
): FieldTexts[] {
  return Object.entries(fields).map(([name, { text, hint, note, input }]) => ({
    name: name as FieldName,
    label: t(text),
    hint: hint && t(hint),
    note: note && t(note),
    error: input.required ? t(`errors.${text}`) : undefined,
    options: input.options && Object.fromEntries(input.options.map((id) => [id, t(`options.${text}.${id}`)])),
  }));
}

export const fieldNoteId = (name: string) => `contact-${name}-note`;

interface Props extends FieldTexts {
  input: FieldDefinition['input'];
  optional: string; // the word that marks optional fields
  readOnly?: boolean;
  onChange: () => void;
}

export function Field({ name, label, hint, note, error, options, input, optional, ...rest }: Props) {
  // The prefix avoids the ids of sections and services.
  const id = `contact-${name}`;
  const hintId = hint && `${id}-hint`;
  const errorId = error && `${id}-error`;
  return (
    // A subgrid aligns the controls of a row even if one label wraps.
    <div
      className={clsx(
        'grid grid-cols-1 grid-rows-subgrid pb-4 sm:pb-7',
        input.rows ? 'col-span-full row-span-4' : 'row-span-3',
      )}
    >
      <label htmlFor={id} className="self-end font-semibold text-small leading-snug">
        <ControlText>{label}</ControlText>{' '}
        {input.required ? (
          <span className="text-red" aria-hidden>
            *
          </span>
        ) : (
          <span className="font-normal text-slate">({optional})</span>
        )}
      </label>
      {hint && (
        <p className="mt-1 max-w-text text-slate text-small" id={hintId}>
          {hint}
        </p>
      )}
      <Control
        {...input}
        {...rest}
        options={options}
        id={id}
        name={name}
        // Written out: without it, Firefox calls an empty required field invalid.
        aria-invalid={error !== undefined}
        aria-describedby={[errorId, hintId, note && fieldNoteId(name)].filter(Boolean).join(' ') || undefined}
      />
      {error && (
        <p id={errorId} className="flex gap-x-2 pt-2 font-medium text-red text-small leading-snug">
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

type ControlProps = Pick<FieldTexts, 'options'> & { rows?: number } & ComponentProps<'input'>;

function Control({ rows, options, readOnly, ...rest }: ControlProps) {
  // TypeScript cannot check the attributes of three elements at once.
  const Element = ((rows && 'textarea') || (options && 'select') || 'input') as 'input';
  // A select has no `readOnly`.
  // Without a token, or with `off`, Chrome goes by the label: a company's name for “Organisation number”. It knows no `none`.
  const { autoComplete = 'none', ...others } = rest;
  const attributes = { ...others, autoComplete, rows, ...(options ? { inert: readOnly } : { readOnly }) };
  const margins = rows ? 'mt-2 py-0 max-sm:-mx-card max-sm:resize-none max-sm:px-card' : 'mt-1';
  return (
    <Element {...attributes} className={clsx('contact-control', margins)}>
      {options &&
        [['', ''], ...Object.entries(options)].map(([id, text]) => (
          <option key={id} value={id}>
            {`${text} `}
          </option>
        ))}
    </Element>
  );
}
