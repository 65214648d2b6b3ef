import type { FieldInput, FieldName } from './fields';

interface FieldProps extends FieldInput {
  name: FieldName;
  label: string;
  /** The word that marks a field which may stay empty. */
  optional: string;
  hint?: string;
  /** The words of the options, by id. */
  choices?: Record<string, string>;
  /** What is wrong with the field, if anything. */
  error?: string;
  onChange: () => void;
}

/** A form field with its label, hint and error message, tied together for screen readers. */
export function Field({
  name,
  label,
  optional,
  required = false,
  hint,
  error,
  rows,
  options,
  choices = {},
  ...input
}: FieldProps) {
  // Sections and services have ids of their own choice.
  const id = `contact-${name}`;
  const hintId = hint && `${id}-hint`;
  const errorId = error && `${id}-error`;
  const attributes = {
    id,
    name,
    required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
    ...input,
  };
  return (
    <div className="field">
      <label htmlFor={id}>
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
        <p className="mt-1 max-w-[60ch] text-pretty text-slate text-small" id={hintId}>
          {hint}
        </p>
      )}
      {control()}
      {error && (
        <p className="field-error" id={errorId}>
          {error}
        </p>
      )}
    </div>
  );

  function control() {
    if (rows) return <textarea {...attributes} rows={rows} />;
    if (!options) return <input {...attributes} />;
    return (
      <select {...attributes}>
        <option value="" />
        {options.map((id) => (
          <option key={id} value={id}>
            {choices[id]}
          </option>
        ))}
      </select>
    );
  }
}
