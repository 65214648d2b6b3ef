import type { ReactNode } from 'react';
import { SectionLink } from '@/components/ui/SectionLink';

export type LogoText = Record<'href' | 'label', string>;

/** The logo as a link to the first section. */
export function LogoLink({ href, label, children }: LogoText & { children: ReactNode }) {
  return (
    <SectionLink className="mr-auto block min-h-11 w-33 py-2 lg:@rows:w-36.5" href={href} aria-label={label}>
      {children}
    </SectionLink>
  );
}
