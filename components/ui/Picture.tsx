import type { ComponentProps } from 'react';
import { pictureOf } from '@/lib/pictures';
import { ResponsivePicture, srcOf } from './ResponsivePicture.browser';

type Props = { name: string } & Omit<ComponentProps<typeof ResponsivePicture>, 'picture' | 'fallback'>;

/** Shows a picture of content/images/, or the fallback picture if it cannot be loaded. */
export function Picture({ name, ...rest }: Props) {
  return <ResponsivePicture {...rest} picture={pictureOf(name)} fallback={srcOf(pictureOf('fallback'))} />;
}
