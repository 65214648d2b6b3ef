import clsx from 'clsx';
import { PORTRAIT_MEDIA, PORTRAIT_SIZES, pictureOf, stockSrc } from '@/lib/pictures';
import styles from './Picture.module.css';

interface Props {
  name: string;
  sizes: string;
  /** Empty if decorative. */
  alt: string;
  /** Not lazy: for the largest contentful paint. */
  priority?: boolean;
  /** Whether the boot script shows the stock picture if loading fails. */
  stock?: boolean;
  className?: string;
  imgClassName?: string;
}

/** A responsive picture: AVIF or WebP, with its own crop for portrait screens if there is one. */
export function Picture({ name, sizes, alt, priority, stock = true, className, imgClassName }: Props) {
  const { portrait, avif, webp, width, height } = pictureOf(name);
  return (
    <picture className={clsx(stock && styles.stocked, className) || undefined}>
      {portrait && (
        <>
          <source type="image/avif" media={PORTRAIT_MEDIA} srcSet={portrait.avif} sizes={PORTRAIT_SIZES} />
          <source type="image/webp" media={PORTRAIT_MEDIA} srcSet={portrait.webp} />
        </>
      )}
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        loading={priority ? undefined : 'lazy'}
        decoding="async"
        fetchPriority={priority ? 'high' : undefined}
        src={webp}
        width={width}
        height={height}
        alt={alt}
        data-fallback={stock ? stockSrc() : undefined}
        suppressHydrationWarning
        className={imgClassName}
      />
    </picture>
  );
}
