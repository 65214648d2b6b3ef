import { ACTIVE_LINE_PX } from '@/company/constants';
import type { NavSection } from '@/company/texts';

/** Minimum distance of the active line from `scroll-padding-top`, in CSS pixels. */
const BELOW_PADDING_PX = 16;

/** Distance of the active line from the top, in CSS pixels. Large text makes the header higher and moves it down. */
function activeLine(): number {
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return Math.max(ACTIVE_LINE_PX, padding + BELOW_PADDING_PX);
}

/** Whether a line `line` CSS pixels below the top of the window crosses an element; false for null. */
function spans(element: Element | null, line: number): boolean {
  const box = element?.getBoundingClientRect();
  return box !== undefined && box.top <= line && box.bottom > line;
}

/** The id of the section in view (specification, section 2); null for the hero and the footer, and without sections. */
export function activeSection(): NavSection | null {
  const line = activeLine();
  const active = [...document.querySelectorAll('main > section')].find((section) => spans(section, line));
  return active && active.id !== 'hero' ? (active.id as NavSection) : null;
}

/** The element of the section in view, else `main`: where the focus goes when the focused element is removed. */
export function sectionInView(): HTMLElement {
  const sections = document.querySelectorAll<HTMLElement>('main section[id]:not(#hero), main');
  const line = activeLine();
  return [...sections].findLast((section) => spans(section, line)) ?? document.getElementById('main') ?? document.body;
}
