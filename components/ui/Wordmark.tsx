import clsx from 'clsx';
import { readDrawing } from '@/lib/brand';
import { company } from '@/lib/company';
import { drawElement } from './draw-element';

const ID = 'wordmark';

interface WordmarkProps {
  className?: string;
  /** Draws again what another wordmark on the page has drawn, so that it is sent once. */
  reuse?: boolean;
  /** The large one at the end of the page, which may be drawn otherwise. */
  footer?: boolean;
}

/**
 * The company's logo from content/brand/, in the color of the text and of `--line`; where there is none, its short name in the
 * letters of the site. Decorative: its link or page names it.
 */
export function Wordmark({ className, reuse = false, footer = false }: WordmarkProps) {
  const wordmark = readDrawing('wordmark');
  if (!wordmark) return <BrandName className={className} large={footer} />;
  const own = footer ? readDrawing('wordmark-footer') : undefined;
  return (
    <svg className={clsx('wordmark block h-auto w-full', className)} viewBox={(own ?? wordmark).viewBox} aria-hidden>
      {own?.elements.map(drawElement) ??
        (reuse ? <use href={`#${ID}`} /> : <g id={ID}>{wordmark.elements.map(drawElement)}</g>)}
    </svg>
  );
}

function BrandName({ className, large }: { className?: string; large: boolean }) {
  return (
    <span
      className={clsx('block', large ? 'pb-[.25em] text-sum' : 'whitespace-nowrap text-h4 leading-7', className)}
      aria-hidden
    >
      {company.brand}
    </span>
  );
}
