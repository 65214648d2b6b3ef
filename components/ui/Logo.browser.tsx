import clsx from 'clsx';
import type { NameMark as Layout } from '@/lib/name-mark';
import type { LogoFile } from '@/lib/pictures';
import { NameMark } from './NameMark.browser';

type Ground = 'light' | 'dark' | 'header';

/** The logo for each ground; without one, the layout of the name. */
export type FirmLogo = { name: string; files?: Record<'light' | 'dark', LogoFile>; mark?: Layout };

const EXACT = 'forced-color-adjust-none [print-color-adjust:exact]';
const PLATE = 'rounded-sm px-2 py-1';

/** The plate behind a logo that is lost on a ground. In forced colors and on paper no ground is known. */
const PLATES: Record<'light' | 'dark', Record<Ground, string>> = {
  light: {
    light: 'forced-colors:bg-paper',
    dark: `${PLATE} bg-paper`,
    header: `${PLATE} bg-paper`,
  },
  dark: {
    light: `${PLATE} bg-ink`,
    dark: 'forced-colors:bg-ink print:bg-ink',
    header: `${PLATE} forced-colors:bg-ink solid:bg-ink`,
  },
};

interface PictureProps {
  logo: LogoFile;
  ground: Ground;
  alt: string;
  className?: string;
  lazy?: boolean;
}

export function LogoPicture({ logo, ground, alt, className, lazy }: PictureProps) {
  const { src, width, height, needs } = logo;
  return (
    <img
      className={clsx(
        'logo object-contain [object-position:var(--start,0)]',
        needs && [EXACT, PLATES[needs][ground]],
        className,
      )}
      src={src}
      width={width}
      height={height}
      alt={alt}
      loading={lazy ? 'lazy' : undefined}
      // Otherwise React preloads it before the hero.
      fetchPriority="low"
    />
  );
}

/** The logo of the company, otherwise its short name. In the header, which is dark or light, it has a picture for each. */
export function Logo({ logo, ground, className }: { logo: FirmLogo; ground: Ground; className: string }) {
  const { name, files, mark } = logo;
  if (!files) return mark && <NameMark layout={mark} />;
  const isSame = files.light.src === files.dark.src;
  if (ground !== 'header' || isSame) {
    const file = ground === 'light' ? files.light : files.dark;
    return <LogoPicture logo={file} ground={ground} alt={name} className={clsx('wordmark', className)} />;
  }
  return (
    <>
      <LogoPicture logo={files.dark} ground="dark" alt={name} className={clsx('wordmark solid:hidden', className)} />{' '}
      <LogoPicture
        logo={files.light}
        ground="light"
        alt={name}
        className={clsx('wordmark not-solid:hidden', className)}
      />
    </>
  );
}
