import clsx from 'clsx';
import type { ComponentProps } from 'react';
import type { FormField } from './fields';

export const fieldNoteId = (name: string) => `contact-${name}-note`;

type Props = FormField & { optional: string; readOnly?: boolean; onChange: () => void };

/** A form field with its label, hint and error message. @param optional the word that marks optional fields */
export function Field({ name, label, optional, required = false, hint, note, error, rows, options, ...input }: Props) {
  // The prefix avoids the ids of sections and services.
  const id = `contact-${name}`;
  const noteId = note && fieldNoteId(name);
  const hintId = hint && `${id}-hint`;
  const errorId = error && `${id}-error`;
  const attributes = {
    id,
    name,
    required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [errorId, hintId, noteId].filter(Boolean).join(' ') || undefined,
    ...input,
  };
  return (
    // A subgrid aligns the controls of a row even if one label wraps.
    <div className={clsx('grid grid-cols-1 grid-rows-subgrid pb-7', rows ? 'col-span-full row-span-4' : 'row-span-3')}>
      <label htmlFor={id} className="self-end font-semibold text-small leading-snug">
        {label}{' '}
        {required ? (
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
      <Control {...attributes} rows={rows} options={options} />
      {error && (
        <p
          id={errorId}
          className="flex gap-x-2 pt-2 font-medium text-red text-small leading-snug before:mt-2.5 before:w-3.5 before:flex-none before:border-t-2"
        >
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

type ControlProps = Pick<FormField, 'rows' | 'options'> & ComponentProps<'input'>;

function Control({ rows, options, readOnly, ...attributes }: ControlProps) {
  const control = 'contact-control min-h-12 text-field';
  if (rows) {
    const textarea = attributes as ComponentProps<'textarea'>;
    const className = clsx(control, 'mt-2 py-0 leading-(--row)');
    return <textarea {...textarea} readOnly={readOnly} className={className} rows={rows} />;
  }
  if (options) {
    return (
      // A select has no `readOnly`.
      <select {...(attributes as ComponentProps<'select'>)} inert={readOnly} className={clsx(control, 'mt-1')}>
        <option value="" />
        {Object.entries(options).map(([value, choice]) => (
          <option key={value} value={value}>
            {choice}
          </option>
        ))}
      </select>
    );
  }
  return <input {...attributes} readOnly={readOnly} className={clsx(control, 'mt-1')} />;
}
