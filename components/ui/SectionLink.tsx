import type { ComponentProps } from 'react';

// The page that it opens needs the referrer (components/layout/section-scroll.boot.ts).
export function SectionLink(props: ComponentProps<'a'> & { href: string }) {
  return <a {...props} referrerPolicy="same-origin" />;
}
