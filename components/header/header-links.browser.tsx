import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ArrowText } from '@/components/ui/ArrowText.browser';
import { EmailText } from '@/components/ui/EmailText.browser';

/** A way to contact the company: its visible text, its accessible name (`label`), and what is before the link (`prefix`). */
export type ContactMethod = { kind: 'phone' | 'email' | 'address' | 'social'; prefix?: string } & Record<
  'href' | 'label' | 'text',
  string
>;

const NEW_TAB = { rel: 'noopener', target: '_blank' };

type ContactLinkProps = ContactMethod & { className: string };

/** The space keeps links apart in text without styles. */
export function ContactLink({ kind, href, label, text, prefix, className }: ContactLinkProps) {
  const words = {
    phone: text,
    address: text,
    email: <EmailText email={text} />,
    social: <ArrowText>{text}</ArrowText>,
  };
  const link = (
    <a href={href} className={className} aria-label={label} {...(kind === 'social' && NEW_TAB)}>
      {words[kind]}
    </a>
  );
  return (
    <>
      {prefix ? (
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span className="text-[max(.8125rem,.55em)]">{prefix}</span> {link}
        </span>
      ) : (
        link
      )}{' '}
    </>
  );
}

/** The account of a service, in a list of links. */
export const ACCOUNT =
  'numerals me-4 w-13.5 flex-none text-end text-h4 leading-none tracking-normal [font-variant-numeric:tabular-nums]';

export type LogoText = Record<'href' | 'label', string>;

/** A logo of any shape: its height, unless it is wide. */
export const LOGO_SIZE = 'h-10.5 w-auto max-w-[min(--spacing(55),45vw)]';

// A name without a logo has the width of the link.
export function LogoLink({ href, label, children }: LogoText & { children: ReactNode }) {
  return (
    <a className="header-logo me-auto grid min-h-11 min-w-11 content-center" href={href} aria-label={label}>
      {children}
    </a>
  );
}

export interface LanguageLink extends Record<'locale' | 'lang' | 'href' | 'short' | 'name', string> {
  isCurrent: boolean;
}

type SwitchProps = { label: string; links: LanguageLink[]; large?: boolean };

// language.boot.ts stores the choice and keeps section and draft.
export function LanguageSwitch({ label, links, large }: SwitchProps) {
  if (links.length === 0) return null;
  return (
    <nav className={clsx('inline-flex flex-wrap', large ? 'grow justify-end' : '-me-1 gap-2')} aria-label={label}>
      {links.map(({ locale, lang, href, short, name, isCurrent }) => (
        <a
          key={locale}
          className={clsx(
            '[--line:currentColor]',
            large ? 'grid min-h-11 min-w-11 place-items-center' : '-outline-offset-2 px-1 py-1.5 [--offset:-4px]',
            isCurrent && 'font-bold',
          )}
          href={href}
          lang={lang}
          hrefLang={lang}
          // Starts with the visible text (WCAG 2.5.3).
          aria-label={`${short} – ${name}`}
          aria-current={isCurrent || undefined}
          data-language={locale}
        >
          <span className="lines-below">{short}</span>{' '}
        </a>
      ))}
    </nav>
  );
}
