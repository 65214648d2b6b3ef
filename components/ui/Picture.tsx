import { fallbackSrc, PORTRAIT_MEDIA, PORTRAIT_SIZES, pictureOf, srcOf } from '@/lib/pictures';

type Props = Record<'name' | 'sizes' | 'alt', string> & {
  priority?: boolean; // fetched first, for the largest contentful paint
  fallback?: boolean; // whether the boot script shows the fallback picture if loading fails
  className?: string;
  imgClassName?: string;
};

/** A responsive picture, with its own crop for portrait screens if there is one. */
export function Picture({ name, sizes, alt, priority, fallback = true, className, imgClassName }: Props) {
  const picture = pictureOf(name);
  const { portrait, srcset, width, height } = picture;
  return (
    <picture className={className}>
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
        data-fallback={fallback ? fallbackSrc() : undefined}
        suppressHydrationWarning
        className={imgClassName}
      />
    </picture>
  );
}
