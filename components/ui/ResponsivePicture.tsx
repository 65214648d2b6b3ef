import type { ResponsiveImage } from '@/lib/pictures';

type Props = {
  picture: ResponsiveImage;
  alt: string;
  priority?: boolean; // fetched first, for the largest contentful paint
  fallback?: string; // what the boot script shows if loading fails
  className?: string;
  imgClassName?: string;
};

/** A responsive picture, with its own crop for portrait screens if there is one. */
export function ResponsivePicture({ picture, alt, priority, fallback, className, imgClassName }: Props) {
  const { portrait, srcset, sizes, src, width, height } = picture;
  return (
    <picture className={className}>
      {portrait && <source media={portrait.media} srcSet={portrait.srcset} sizes={portrait.sizes} />}
      <img
        loading={priority ? undefined : 'lazy'}
        decoding="async"
        fetchPriority={priority ? 'high' : undefined}
        srcSet={srcset}
        sizes={sizes}
        src={src}
        width={width}
        height={height}
        alt={alt}
        data-fallback={fallback}
        className={imgClassName}
      />
    </picture>
  );
}
