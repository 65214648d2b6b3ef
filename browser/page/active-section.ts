import { ACTIVE_LINE_PX } from '@/company/constants';
import type { NavSection } from '@/company/texts';

/** Least distance from `scroll-padding-top` to the active line, in CSS pixels. */
const BELOW_STOP_PX = 16;

/** Distance of the active line from the top, in CSS pixels. Large text makes the header higher and moves it down. */
export function activeLine(): number {
  const stop = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return Math.max(ACTIVE_LINE_PX, stop + BELOW_STOP_PX);
}

/** Whether a line `line` CSS pixels below the top of the window crosses an element; false for null. */
export function spans(element: Element | null, line: number): boolean {
  const box = element?.getBoundingClientRect();
  return box !== undefined && box.top <= line && box.bottom > line;
}

/** The id of the section in view (specification, section 2); null for the hero and the footer, and without sections. */
export function activeSection(): NavSection | null {
  const line = activeLine();
  const active = [...document.querySelectorAll('main > section')].find((section) => spans(section, line));
  return active && active.id !== 'hero' ? (active.id as NavSection) : null;
}
