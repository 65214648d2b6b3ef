import { ArrowText } from '@/components/ui/ArrowText';
import { EmailText } from '@/components/ui/EmailText';
import { SectionLink } from '@/components/ui/SectionLink';

/** A way to reach the company: what is seen, what screen readers say, and where it leads. */
export type Contact = { kind: 'phone' | 'email' | 'address' | 'social' } & Record<'href' | 'label' | 'text', string>;

/** A contact as a link; that of a social network opens a new tab, and the label says so. */
export function HeaderLink({ kind, href, label, text, className }: Contact & { className: string }) {
  const props = { href, className, 'aria-label': label };
  if (kind === 'address') return <SectionLink {...props}>{text}</SectionLink>;
  if (kind !== 'social') return <a {...props}>{kind === 'email' ? <EmailText email={text} /> : text}</a>;
  return (
    <a {...props} rel="noopener" target="_blank">
      <ArrowText>{text}</ArrowText>
    </a>
  );
}
