import clsx from 'clsx';
import { PORTRAIT_MEDIA, PORTRAIT_SIZES, pictureOf, srcOf, stockSrc } from '@/lib/pictures';
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

/** A responsive picture, with its own crop for portrait screens if there is one. */
export function Picture({ name, sizes, alt, priority, stock = true, className, imgClassName }: Props) {
  const picture = pictureOf(name);
  const { portrait, srcset, width, height } = picture;
  return (
    <picture className={clsx(stock && styles.stocked, className) || undefined}>
      {portrait && <source media={PORTRAIT_MEDIA} srcSet={portrait.srcset} sizes={PORTRAIT_SIZES} />}
      <img
        loading={priority ? undefined : 'lazy'}
        decoding="async"
        fetchPriority={priority ? 'high' : undefined}
        srcSet={srcset}
        sizes={sizes}
        src={srcOf(picture)}
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
