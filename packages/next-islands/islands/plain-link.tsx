import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'a'>, 'href'> & { href: string } & Partial<
    Record<'prefetch' | 'replace' | 'scroll', boolean | null>
  >;

/** `next/link` in an island: an ordinary link, since without Next's scripts each page is loaded whole. */
export default function Link({ prefetch, replace, scroll, ...rest }: Props) {
  return <a {...rest} />;
}
