import { ACTIVE_LINE_PX } from './constants';
import { SECTION_IDS, type Section } from './pages';

/** Least distance from where a section stops to the active line, in CSS pixels. */
const BELOW_STOP_PX = 16;

/**
 * The line that decides which section is active, in CSS pixels from the top: below the place where the style sheet lets
 * sections stop, which moves down when large text makes the header higher (docs/behaviour.md, “Scrolling”).
 */
export function activeLine(): number {
  const stop = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return Math.max(ACTIVE_LINE_PX, stop + BELOW_STOP_PX);
}

/** Whether an element's box spans a line, in CSS pixels from the top of the window. */
export function spans(element: Element | null, line: number): boolean {
  const box = element?.getBoundingClientRect();
  return box !== undefined && box.top <= line && box.bottom > line;
}

/** The section whose box spans the active line, or null: the hero is not in the navigation. */
export function activeSection(): Section | null {
  const line = activeLine();
  const active = SECTION_IDS.find((id) => spans(document.getElementById(id), line));
  return active && active !== 'hero' ? active : null;
}
