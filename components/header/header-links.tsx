import type { ReactNode } from 'react';
import { ArrowText } from '@/components/ui/ArrowText';
import { EmailText } from '@/components/ui/EmailText';
import { SectionLink } from '@/components/ui/SectionLink';

/** A way to reach the company: what is seen, what screen readers say, and where it leads. */
export type Contact = { kind: 'phone' | 'email' | 'address' | 'social'; whose?: string } & Record<
  'href' | 'label' | 'text',
  string
>;

/** A contact as a link, after the name of whose it is; that of a social network opens a new tab, and the label says so. */
export function ContactLink({ kind, href, label, text, whose, className }: Contact & { className: string }) {
  const props = { href, className, 'aria-label': label };
  if (kind === 'address') return <SectionLink {...props}>{text}</SectionLink>;
  if (whose) {
    return (
      <span className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-[max(.8125rem,.55em)]">{whose}</span> <a {...props}>{text}</a>
      </span>
    );
  }
  if (kind !== 'social') return <a {...props}>{kind === 'email' ? <EmailText email={text} /> : text}</a>;
  return (
    <a {...props} rel="noopener" target="_blank">
      <ArrowText>{text}</ArrowText>
    </a>
  );
}

export type LogoText = Record<'href' | 'label', string>;

/** The logo as a link to the first section. */
export function LogoLink({ href, label, children }: LogoText & { children: ReactNode }) {
  return (
    <SectionLink className="mr-auto block min-h-11 w-33 py-2 lg:@rows:w-36.5" href={href} aria-label={label}>
      {children}
    </SectionLink>
  );
}
