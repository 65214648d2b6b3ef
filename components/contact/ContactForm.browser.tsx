'use client';

import clsx from 'clsx';
import { useHydrated } from 'next-islands/store';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusElement } from '@/browser/focus';
import { signalsOf } from '@/browser/signals';
import { hideToast, showToast, type ToastText } from '@/components/toast/toast.browser';
import { Button } from '@/components/ui/Button.browser';
import { type LinkedSentence, LinkedText } from '@/components/ui/LinkedText.browser';
import { writeTime } from '@/lib/calendar/dates';
import { type ReplyPromise, replyDayText } from '@/lib/calendar/reply-day';
import { CONTACT_FORM_ID } from '@/lib/constants';
import { FORM_FIELDS } from '@/model/form-fields';
import { Field, type FieldTexts, fieldNoteId } from './Field.browser';
import { post } from './post.browser';

interface ContactFormProps {
  endpoint: string;
  promise?: ReplyPromise;
  fields: FieldTexts[];
  text: Record<'requiredNote' | 'optional' | 'submit' | 'submitting' | 'sent' | 'unsure', string>; // two have {time}, `sent` may have {day}
  language: string; // of the time in a sentence
  toasts: Record<'missing' | 'error' | 'success', ToastText>;
  privacyNote: LinkedSentence;
}

/** What became of the last message, and when; `unsure` if the visitor left while it was on its way. */
type Outcome = { kind: 'sent' | 'unsure'; time: number } | { kind: 'failed' };

// The fields are uncontrolled: what is typed is never in React state.
export function ContactForm(props: ContactFormProps) {
  const { endpoint, fields, text, toasts, privacyNote } = props;
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState<string[]>([]); // names of the required fields that were empty
  const [outcome, setOutcome] = useState<Outcome | null>(null); // shown beside the button until the visitor types again
  const element = useRef<HTMLFormElement>(null);
  // Without JavaScript the browser's validation stays.
  const hydrated = useHydrated();

  useEffect(() => {
    const form = element.current;
    const showInterrupted = () => {
      const { sending } = form ? signalsOf(form) : {};
      if (sending) setOutcome({ kind: 'unsure', time: Number(sending) });
    };
    showInterrupted();
    // The draft may be restored after hydration (components/contact/contact.boot.ts).
    addEventListener('pageshow', showInterrupted);
    return () => removeEventListener('pageshow', showInterrupted);
  }, []);

  const clearOutcome = (form: HTMLFormElement) => {
    setOutcome(null);
    delete signalsOf(form).sending;
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    clearOutcome(form);
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
    hideToast();
    flushSync(() => setBusy(true));
    signalsOf(form).sending = String(Date.now());
    let hasLeft = false;
    addEventListener('pagehide', () => (hasLeft = true), { once: true });
    try {
      await post(endpoint, new FormData(form));
    } catch (error) {
      // Some browsers stop waiting for the response when the visitor leaves.
      if (!hasLeft) fail(form, error);
      flushSync(() => setBusy(false));
      if (document.activeElement === form) button?.focus();
      return;
    }
    form.reset();
    setBusy(false);
    clearOutcome(form);
    setOutcome({ kind: 'sent', time: Date.now() });
    showToast('success', toasts.success);
  };

  const fail = (form: HTMLFormElement, error: unknown) => {
    console.error(error);
    clearOutcome(form);
    setOutcome({ kind: 'failed' });
    showToast('error', toasts.error);
  };

  const onFieldChange = (name: string) => {
    if (element.current) clearOutcome(element.current);
    if (!missing.includes(name)) return;
    const rest = missing.filter((empty) => empty !== name);
    setMissing(rest);
    if (rest.length === 0) hideToast();
  };

  return (
    <form
      ref={element}
      id={CONTACT_FORM_ID}
      action={endpoint}
      method="post"
      encType="multipart/form-data"
      noValidate={hydrated}
      aria-labelledby="contact-form-title"
      onSubmit={submit}
    >
      <p className="mb-8 text-slate text-small max-sm:mb-6">{text.requiredNote}</p>
      <div className="rows-columns gap-y-0 [--least:max(11em,40%)]">
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
          <span data-longest={busy ? text.submit : text.submitting}>
            <span>{busy ? text.submitting : text.submit}</span>
          </span>
        </Button>
        <div className="grid flex-1 basis-52.5 text-small sm:items-center *:[grid-area:1/1]">
          <p className={clsx('text-slate', outcome && !busy && 'invisible')}>
            {fields.map(({ name, note }) => note && <span key={name} id={fieldNoteId(name)}>{`${note} `}</span>)}
            <LinkedText text={privacyNote} className="inline-link font-medium text-ink" />
          </p>
          {outcome && !busy && <OutcomeLine {...props} outcome={outcome} />}
        </div>
      </div>
    </form>
  );
}

const emptyFields = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>('[required]')].filter(({ value }) => value.trim() === '');

function OutcomeLine({ outcome, text, language, promise, toasts }: ContactFormProps & { outcome: Outcome }) {
  if (outcome.kind === 'failed') {
    return (
      <p className="flex gap-x-2 font-medium text-red" data-outcome="failed">
        <span>
          <LinkedText text={toasts.error.description} className="inline-link" />
        </span>
      </p>
    );
  }
  return (
    <p className="flex items-baseline gap-x-3.5 font-medium" data-outcome={outcome.kind}>
      {outcome.kind === 'sent' && (
        <span className="two-lines relative bottom-[.2em] w-7 flex-none [--line:--theme(--color-brass-line)]" />
      )}
      {text[outcome.kind]
        .replace('{time}', writeTime(language, new Date(outcome.time)))
        .replace('{day}', promise ? replyDayText(outcome.time, promise) : '')}
    </p>
  );
}
