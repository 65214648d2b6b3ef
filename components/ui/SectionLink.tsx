import type { ComponentProps } from 'react';

/**
 * A link to a section of the landing page, from any page. It tells the landing page where it comes from, which scrolls
 * to the section later then (boot/late-scroll.ts).
 */
export function SectionLink({ children, ...rest }: ComponentProps<'a'> & { href: string }) {
  return (
    <a {...rest} referrerPolicy="same-origin">
      {children}
    </a>
  );
}
