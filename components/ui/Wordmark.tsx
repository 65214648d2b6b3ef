import clsx from 'clsx';
import { company } from '@/lib/company';
import { readDrawing } from '@/lib/disk/read-drawing';
import { BrandName } from './BrandName';
import { drawElement } from './draw-element';

const ID = 'wordmark';

/** The logo from content/brand/, else the short name. `reuse` refers to another one on the page; the large one may have its own drawing. */
export function Wordmark({ reuse, footer }: { reuse?: boolean; footer?: boolean }) {
  const footerClass = footer && 'overflow-visible text-ghost [--line:--theme(--color-brass)]';
  const wordmark = readDrawing('wordmark');
  if (!wordmark) {
    if (!footer) return <BrandName />;
    return (
      <span className={clsx('block pb-[.25em] text-h2-large', footerClass)} aria-hidden>
        {company.brand}
      </span>
    );
  }
  const own = footer ? readDrawing('wordmark-footer') : undefined;
  return (
    <svg
      className={clsx(
        'wordmark block h-auto w-full forced-colors:forced-color-adjust-auto forced-colors:[--line:currentColor]',
        footerClass,
      )}
      viewBox={(own ?? wordmark).viewBox}
      aria-hidden
    >
      {own && drawElement(own.group)}
      {!own && (reuse ? <use href={`#${ID}`} /> : <g id={ID}>{drawElement(wordmark.group)}</g>)}
    </svg>
  );
}
