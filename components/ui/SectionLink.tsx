import type { ComponentProps } from 'react';

/** A link to a section of the landing page. By the referrer it scrolls later if it is opened from another page (browser/boot/late-scroll.ts). */
export function SectionLink(props: ComponentProps<'a'> & { href: string }) {
  return <a {...props} referrerPolicy="same-origin" />;
}
