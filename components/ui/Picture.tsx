import clsx from 'clsx';
import { PORTRAIT_MEDIA, PORTRAIT_SIZES, pictureOf, stockSrc } from '@/lib/pictures';

interface Props {
  name: string;
  /** How wide the layout shows it, as in `<img sizes>`. */
  sizes: string;
  /** Empty for a picture that only decorates. */
  alt: string;
  /** The page's largest paint: fetched first, while all others wait until they are about to be seen. */
  priority?: boolean;
  /** Whether the stock picture takes its place when it cannot be loaded; the boot script sees to that. */
  stock?: boolean;
  className?: string;
  imgClassName?: string;
}

/** A picture in the smallest format a browser knows, at the width it needs, in the crop that fits an upright screen if there is one. */
export function Picture({ name, sizes, alt, priority, stock = true, className, imgClassName }: Props) {
  const { portrait, avif, webp, src, width, height } = pictureOf(name);
  return (
    <picture className={clsx(stock && 'stocked', className) || undefined}>
      {portrait && (
        <>
          <source type="image/avif" media={PORTRAIT_MEDIA} srcSet={portrait.avif} sizes={PORTRAIT_SIZES} />
          <source type="image/webp" media={PORTRAIT_MEDIA} srcSet={portrait.webp} sizes={PORTRAIT_SIZES} />
        </>
      )}
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        loading={priority ? undefined : 'lazy'}
        decoding="async"
        fetchPriority={priority ? 'high' : undefined}
        src={src}
        srcSet={webp}
        sizes={sizes}
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
