import type { FormField } from './fields';

interface FieldProps extends FormField {
  /** The word that marks an optional field. */
  optional: string;
  onChange: () => void;
}

/** A form field with its label, hint and error message, tied together for screen readers. */
export function Field({ name, label, optional, required = false, hint, error, rows, options, ...input }: FieldProps) {
  // The prefix avoids the ids of sections and services.
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
        {Object.entries(options).map(([value, choice]) => (
          <option key={value} value={value}>
            {choice}
          </option>
        ))}
      </select>
    );
  }
}
