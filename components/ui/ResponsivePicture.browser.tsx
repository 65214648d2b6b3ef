import type { PictureFiles } from '@/lib/pictures';

type Props = {
  picture: PictureFiles;
  sizes: string;
  alt: string;
  priority?: boolean; // fetched first, for the largest contentful paint
  fallback?: string; // shown by the boot script if loading fails
  className?: string;
  imgClassName?: string;
};

/** Returns the largest file, for browsers without `srcset`. */
export const srcOf = ({ srcset }: { srcset: string }) => srcset.split(' ').at(-2);

export function ResponsivePicture({ picture, sizes, alt, priority, fallback, className, imgClassName }: Props) {
  const { portrait, srcset, width, height } = picture;
  // A page saved by Chromium has no picture of a `picture`: findings/chromium-mhtml-has-no-picture-of-picture-elements.sh
  const Element = portrait || priority ? 'picture' : 'span';
  return (
    <Element className={className}>
      {portrait && <source media="(orientation:portrait)" srcSet={portrait.srcset} sizes="100vw" />}
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
        data-fallback={fallback}
        className={imgClassName}
      />
    </Element>
  );
}
