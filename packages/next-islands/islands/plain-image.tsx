import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'img'>, 'src'> & { src: string | { src: string } } & Record<string, unknown>;

/** `next/image` in an island: an ordinary picture, since an export does not optimize pictures. */
export default function Image({
  src,
  alt,
  priority,
  fill,
  unoptimized,
  placeholder,
  blurDataURL,
  quality,
  ...rest
}: Props) {
  return (
    <img loading={priority ? undefined : 'lazy'} {...rest} alt={alt} src={typeof src === 'string' ? src : src.src} />
  );
}
