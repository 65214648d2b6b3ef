'use client';

import { type FormEvent, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { CONTACT_FORM_ID, FORM_READY } from '@/boot/events';
import { loadToasts } from '@/components/toast/Toaster';
import { showToast, type ToastText } from '@/components/toast/toast-state';
import { focusPlace } from '@/lib/focus';
import { Field } from './Field';
import { FIELDS, type FieldName, NAMES, type RequiredField } from './fields';
import { missingFields, readRequest, sendRequest } from './request';

interface ContactFormText {
  requiredNote: string;
  labels: Record<FieldName, string>;
  optional: string;
  /** What stands between label and field, where there is anything. */
  hints: Record<FieldName, string | undefined>;
  /** The words of the options of a select, by field and id. */
  choices?: Partial<Record<FieldName, Record<string, string>>>;
  errors: Record<RequiredField, string>;
  submit: string;
  submitting: string;
  missing: ToastText;
  error: ToastText;
  success: ToastText;
}

interface ContactFormProps {
  /** Where the request is posted, with and without JavaScript. */
  endpoint: string;
  text: ContactFormText;
  privacyNote: ReactNode;
}

/**
 * The contact request (docs/behaviour.md, “Form”). The fields are the browser's own: what is typed is never in our
 * state.
 */
export function ContactForm({ endpoint, text, privacyNote }: ContactFormProps) {
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState<RequiredField[]>([]);
  // Our own checks replace the browser's once they can run; without JavaScript the browser's stay.
  const hydrated = useSyncExternalStore(neverChanges, isTrue, isFalse);

  // A form that React has rebuilt gets back what was typed into the one before.
  useEffect(() => void dispatchEvent(new Event(FORM_READY)), []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A second press may come before React has disabled the button.
    if (sending.current) return;
    const element = event.currentTarget;
    const request = readRequest(element);
    const empty = missingFields(request);
    setMissing(empty);
    if (empty[0]) {
      showToast('error', text.missing);
      (element.elements.namedItem(empty[0]) as HTMLElement).focus();
      return;
    }
    sending.current = true;
    // The button is disabled while the request is on its way and would lose the focus.
    const button = element.querySelector('button');
    if (document.activeElement === button) focusPlace(element);
    setBusy(true);
    try {
      await sendRequest(endpoint, request);
      element.reset();
      showToast('success', text.success);
    } catch (error) {
      console.error(error);
      showToast('error', text.error);
      // Back to the button, to try again, once it is no longer disabled.
      setTimeout(() => document.activeElement === element && button?.focus());
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  const field = (name: FieldName) => ({
    ...FIELDS[name].input,
    name,
    label: text.labels[name],
    hint: text.hints[name],
    choices: text.choices?.[name],
    optional: text.optional,
    error: missing.find((empty) => empty === name) && text.errors[name as RequiredField],
    onChange: () =>
      setMissing((before) =>
        before.some((empty) => empty === name) ? before.filter((empty) => empty !== name) : before,
      ),
  });

  return (
    <form
      id={CONTACT_FORM_ID}
      action={endpoint}
      method="post"
      encType="multipart/form-data"
      noValidate={hydrated}
      aria-labelledby="contact-form-title"
      onSubmit={submit}
      onFocus={() => void loadToasts().catch(() => {})}
    >
      <p className="mb-8 text-slate text-small">{text.requiredNote}</p>
      <div className="fields">
        {NAMES.map((name) => (
          <Field key={name} {...field(name)} />
        ))}
      </div>
      <div className="mt-1 flex flex-wrap items-center gap-5 sm:gap-8">
        <button type="submit" className="button button-primary" disabled={busy}>
          <span>{busy ? text.submitting : text.submit}</span>
        </button>
        <p className="min-w-[min(100%,14em)] flex-1 text-slate text-small">{privacyNote}</p>
      </div>
    </form>
  );
}

const neverChanges = () => () => {};
const isTrue = () => true;
const isFalse = () => false;
