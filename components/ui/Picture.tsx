import type { ComponentProps } from 'react';
import { fallbackSrc, responsiveImage } from '@/lib/pictures';
import { ResponsivePicture } from './ResponsivePicture';

type Props = Record<'name' | 'sizes', string> & Omit<ComponentProps<typeof ResponsivePicture>, 'picture' | 'fallback'>;

/** A picture of content/images/; the fallback picture takes its place if it cannot be loaded. */
export function Picture({ name, sizes, ...rest }: Props) {
  return <ResponsivePicture {...rest} picture={responsiveImage(name, sizes)} fallback={fallbackSrc()} />;
}
