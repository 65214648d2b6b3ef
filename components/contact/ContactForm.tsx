'use client';

import clsx from 'clsx';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusElement } from '@/browser/page/focus';
import { CONTACT_FORM_ID, SUBMIT_TIMEOUT_MS } from '@/company/constants';
import { FORM_FIELDS } from '@/company/form-fields';
import { showToast, type ToastText } from '@/components/toast/toast';
import { Button } from '@/components/ui/Button';
import { type LinkedSentence, LinkedText } from '@/components/ui/LinkedText';
import { useHydrated } from '@/components/ui/store';
import { Field, type FieldTexts, fieldNoteId } from './Field';

interface ContactFormProps {
  endpoint: string;
  fields: FieldTexts[];
  text: Record<'requiredNote' | 'optional' | 'submit' | 'submitting' | 'sent' | 'language', string>; // `sent` has {time}
  toasts: Record<'missing' | 'error' | 'success', ToastText>;
  privacyNote: LinkedSentence;
}

/** The contact form. The fields are uncontrolled: what is typed is never in React state. */
export function ContactForm({ endpoint, fields, text, toasts, privacyNote }: ContactFormProps) {
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState<string[]>([]); // names of the required fields that were empty
  const [sent, setSent] = useState(''); // shown beside the button after sending, until the visitor types again
  // Without JavaScript the browser's validation stays.
  const hydrated = useHydrated();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setSent('');
    const form = event.currentTarget;
    const empty = emptyFields(form);
    // Before the focus moves, so that screen readers read the error with the field.
    flushSync(() => setMissing(empty.map(({ name }) => name)));
    if (!empty[0]) return send(form);
    showToast('error', toasts.missing);
    // If `focus` scrolled, WebKit would leave the field behind the toast.
    empty[0].focus({ preventScroll: true });
    empty[0].scrollIntoView({ block: 'nearest' });
  };

  const send = async (form: HTMLFormElement) => {
    // A disabled button loses the focus and cannot take it, so the state changes at once.
    const button = form.querySelector('button');
    if (document.activeElement === button) focusElement(form);
    flushSync(() => setBusy(true));
    try {
      await post(endpoint, new FormData(form));
    } catch (error) {
      console.error(error);
      showToast('error', toasts.error);
      flushSync(() => setBusy(false));
      if (document.activeElement === form) button?.focus();
      return;
    }
    form.reset();
    setBusy(false);
    setSent(text.sent.replace('{time}', timeText(new Date(), text.language)));
    showToast('success', toasts.success);
  };

  const onFieldChange = (name: string) => {
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
    >
      <p className="mb-8 text-slate text-small">{text.requiredNote}</p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(11em,40%)),1fr))] gap-x-gutter">
        {fields.map(({ error, ...field }) => (
          <Field
            key={field.name}
            {...field}
            input={FORM_FIELDS[field.name].input}
            optional={text.optional}
            readOnly={busy}
            error={missing.includes(field.name) ? error : undefined}
            onChange={() => onFieldChange(field.name)}
          />
        ))}
      </div>
      <div className="mt-1 flex flex-wrap items-center gap-5 sm:gap-8">
        <Button type="submit" primary disabled={busy} className="max-sm:basis-full">
          <span className="contact-longest" data-longest={busy ? text.submit : text.submitting}>
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

/** Returns the required fields that are empty or whitespace. */
function emptyFields(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('[required]')].filter(({ value }) => value.trim() === '');
}

/** Posts a request. Throws if it fails or takes longer than `SUBMIT_TIMEOUT_MS`; with `no-cors` the response is opaque. */
async function post(endpoint: string, body: FormData): Promise<void> {
  await fetch(endpoint, {
    method: 'POST',
    mode: 'no-cors',
    // Otherwise most services answer with a page that asks for a captcha, and the message is lost.
    headers: { Accept: 'application/json' },
    body,
    signal: AbortSignal.timeout(SUBMIT_TIMEOUT_MS),
  });
}

/** Formats a time as the opening hours (`formatTime` in company/opening-hours.ts): `20.16`, `8:16 PM`. */
export function timeText(date: Date, language: string): string {
  const time = date.toLocaleTimeString(language, { timeStyle: 'short' });
  return language === 'nb' ? time.replace(':', '.') : time.replace(/\s/g, ' ');
}
