import clsx from 'clsx';
import { readDrawing } from '@/lib/brand';
import { company } from '@/lib/company';
import { drawElement } from './draw-element';

const ID = 'wordmark';

interface WordmarkProps {
  className?: string;
  /** Refers to another wordmark on the page, so that the drawing is sent once. */
  reuse?: boolean;
  /** The large one in the footer, which may have its own drawing. */
  footer?: boolean;
}

/** The logo from content/brand/, else the short name as text. Decorative: its link or page names it. */
export function Wordmark({ className, reuse = false, footer = false }: WordmarkProps) {
  const wordmark = readDrawing('wordmark');
  if (!wordmark) return <BrandName className={className} large={footer} />;
  const own = footer ? readDrawing('wordmark-footer') : undefined;
  return (
    <svg
      className={clsx(
        'wordmark block h-auto w-full forced-colors:forced-color-adjust-auto forced-colors:[--line:currentColor]',
        className,
      )}
      viewBox={(own ?? wordmark).viewBox}
      aria-hidden
    >
      {own?.elements.map(drawElement) ??
        (reuse ? <use href={`#${ID}`} /> : <g id={ID}>{wordmark.elements.map(drawElement)}</g>)}
    </svg>
  );
}

function BrandName({ className, large }: { className?: string; large: boolean }) {
  return (
    <span
      className={clsx('block', large ? 'pb-[.25em] text-h2-large' : 'whitespace-nowrap text-h4 leading-7', className)}
      aria-hidden
    >
      {company.brand}
    </span>
  );
}
