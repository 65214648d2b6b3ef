'use client';

import clsx from 'clsx';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusPlace } from '@/browser/page/focus';
import { CONTACT_FORM_ID } from '@/company/constants';
import type { FieldName } from '@/company/form-fields';
import { loadToasts } from '@/components/toast/Toaster';
import { showToast, type ToastText } from '@/components/toast/toast';
import { Button } from '@/components/ui/Button';
import { type LinkedSentence, LinkedText } from '@/components/ui/LinkedText';
import { useHydrated } from '@/components/ui/store';
import { Field, fieldNoteId } from './Field';
import { type FormField, missingFields, readRequest, sendRequest } from './fields';

interface ContactFormProps {
  endpoint: string;
  fields: FormField[];
  text: Record<'requiredNote' | 'optional' | 'submit' | 'submitting' | 'sent' | 'language', string>; // `sent` has {time}
  toasts: Record<'missing' | 'error' | 'success', ToastText>;
  privacyNote: LinkedSentence;
}

/** The contact form. The fields are uncontrolled: what is typed is never in React state. */
export function ContactForm({ endpoint, fields, text, toasts, privacyNote }: ContactFormProps) {
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState<FieldName[]>([]);
  const [sent, setSent] = useState(''); // shown beside the button after sending, until the visitor types again
  // Without JavaScript the browser's validation stays.
  const hydrated = useHydrated();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React may not have disabled the button yet.
    if (sending.current) return;
    setSent('');
    const form = event.currentTarget;
    const empty = missingFields(fields, readRequest(form));
    // Before the focus moves, so that screen readers read the error with the field.
    flushSync(() => setMissing(empty));
    if (!empty[0]) return send(form);
    showToast('error', toasts.missing);
    focusField(form.elements.namedItem(empty[0]));
  };

  const stopSending = () => {
    sending.current = false;
    // At once: a disabled button takes no focus.
    flushSync(() => setBusy(false));
  };

  const send = async (form: HTMLFormElement) => {
    sending.current = true;
    // A disabled button would lose the focus.
    const button = form.querySelector('button');
    if (document.activeElement === button) focusPlace(form);
    setBusy(true);
    try {
      await sendRequest(endpoint, readRequest(form));
    } catch (error) {
      console.error(error);
      showToast('error', toasts.error);
      stopSending();
      if (document.activeElement === form) button?.focus();
      return;
    }
    form.reset();
    setSent(text.sent.replace('{time}', timeNow(text.language)));
    showToast('success', toasts.success);
    stopSending();
  };

  const onFieldChange = (name: FieldName) => {
    setSent('');
    if (missing.includes(name)) setMissing(missing.filter((empty) => empty !== name));
  };

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
      <div className="contact-fields">
        {fields.map(({ error, ...field }) => (
          <Field
            key={field.name}
            {...field}
            optional={text.optional}
            readOnly={busy}
            error={missing.includes(field.name) ? error : undefined}
            onChange={() => onFieldChange(field.name)}
          />
        ))}
      </div>
      <div className="mt-1 flex flex-wrap items-center gap-5 sm:gap-8">
        <Button type="submit" primary disabled={busy} className="max-sm:basis-full">
          <span className="contact-reserve" data-longest={busy ? text.submit : text.submitting}>
            <span>{busy ? text.submitting : text.submit}</span>
          </span>
        </Button>
        <div className="grid flex-1 basis-52.5 text-small sm:items-center *:[grid-area:1/1]">
          <p className={clsx('text-slate', sent && 'invisible')}>
            {fields.map(({ name, note }) => note && <span key={name} id={fieldNoteId(name)}>{`${note} `}</span>)}
            <LinkedText text={privacyNote} className="inline-link font-medium text-ink" />
          </p>
          {sent && (
            <p className="flex items-baseline gap-x-3.5 font-medium" data-sent>
              <span className="two-lines relative bottom-[.2em] w-7 flex-none [--line:--theme(--color-brass-line)]" />
              {sent}
            </p>
          )}
        </div>
      </div>
    </form>
  );
}

/** The time of the visitor's clock as the language writes it (`formatTime` of company/opening-hours.ts). */
function timeNow(language: string): string {
  const time = new Date().toLocaleTimeString(language, { timeStyle: 'short' });
  return language.startsWith('nb') ? time.replace(':', '.') : time;
}

/** Focuses a field, clear of what is fixed: WebKit would leave it below the toast. */
function focusField(field: unknown): void {
  if (!(field instanceof HTMLElement)) return;
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'nearest' });
}
