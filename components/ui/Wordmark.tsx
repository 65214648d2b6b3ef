import { company } from '@/company/company';
import { BrandName, brandFrame } from './BrandName';
import { drawElement } from './draw-element';
import { LOGO_ID, Logo, type LogoFrame } from './Logo';
import { readDrawing } from './read-drawing';

const FOOTER = 'overflow-visible text-ghost [--line:--theme(--color-brass)]';

/** The frame of the logo in the header, for those that repeat it. */
export function logoFrame(): LogoFrame {
  const drawing = readDrawing('wordmark');
  return drawing ? { viewBox: drawing.viewBox, isDrawn: true } : brandFrame();
}

/** The logo from content/brand/, else the short name. */
export function Wordmark() {
  const drawing = readDrawing('wordmark');
  if (!drawing) return <BrandName />;
  return (
    <Logo {...logoFrame()}>
      <g id={LOGO_ID}>{drawElement(drawing.group)}</g>
    </Logo>
  );
}

/** The large logo, which may have a drawing of its own. */
export function FooterWordmark() {
  const drawing = readDrawing('wordmark-footer');
  if (!readDrawing('wordmark')) {
    return (
      <span className={`block pb-[.25em] text-h2-large ${FOOTER}`} aria-hidden>
        {company.brand}
      </span>
    );
  }
  return (
    <Logo {...logoFrame()} {...(drawing && { viewBox: drawing.viewBox })} className={FOOTER}>
      {drawing && drawElement(drawing.group)}
    </Logo>
  );
}
