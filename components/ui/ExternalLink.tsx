import type { ComponentProps } from 'react';

interface ExternalLinkProps extends ComponentProps<'a'> {
  href: string | undefined;
  /** Tells screen readers that a new tab opens. */
  newTab: string;
}

export function ExternalLink({ href, newTab, children, 'aria-label': label, ...rest }: ExternalLinkProps) {
  return (
    <a rel="noopener" {...rest} href={href} target="_blank" aria-label={label && `${label} (${newTab})`}>
      {children}
      {!label && <span className="sr-only">{`\u00a0(${newTab})`}</span>}
    </a>
  );
}
