import { ACTIVE_LINE_PX } from '@/lib/constants';
import type { NavSection } from '@/model/texts';

/** Minimum distance of the active line from `scroll-padding-top`, in CSS pixels. */
const BELOW_PADDING_PX = 16;

/** The part of a section below the line from which on an observer reports it. */
const SMALLEST_RATIO = 1e-6;

/** Distance of the active line from the top, in CSS pixels. Large text makes the header higher and moves it down. */
function activeLine(): number {
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return Math.max(ACTIVE_LINE_PX, padding + BELOW_PADDING_PX);
}

function spans(element: Element | null, line: number): boolean {
  const box = element?.getBoundingClientRect();
  return box !== undefined && box.top <= line && box.bottom > line;
}

const pageSections = () => [...document.querySelectorAll('main > section')];

const navSectionOf = (section: Element | undefined) =>
  section && section.id !== 'hero' ? (section.id as NavSection) : null;

/** Returns the id of the section in view (specification, section 2); null for the hero and the footer, and without sections. */
export function activeSection(): NavSection | null {
  const line = activeLine();
  return navSectionOf(pageSections().find((section) => spans(section, line)));
}

/** Reports `activeSection`, without a layout at each scroll, while `navigation` is shown. Returns a function that stops it. */
export function watchActiveSection(navigation: Element, onChange: (active: NavSection | null) => void): () => void {
  const sections = pageSections();
  let observer: IntersectionObserver | undefined;
  let isShown = false;
  const watch = () => {
    observer?.disconnect();
    if (!isShown) return;
    const belowLine = new Set<Element>();
    const onIntersection = (entries: IntersectionObserverEntry[]) => {
      for (const { target, intersectionRatio } of entries) {
        // Not `isIntersecting`, which is also true for a section that ends at the line.
        if (intersectionRatio > 0) belowLine.add(target);
        else belowLine.delete(target);
      }
      // Sections follow each other without a gap: the first one that reaches below the line spans it.
      onChange(navSectionOf(sections.find((section) => belowLine.has(section))));
    };
    observer = new IntersectionObserver(onIntersection, {
      rootMargin: `-${activeLine()}px 0px 0px`,
      threshold: SMALLEST_RATIO,
    });
    for (const section of sections) observer.observe(section);
  };
  // When the navigation is shown or hidden, and when a larger window moves the line.
  const visibility = new IntersectionObserver((entries) => {
    isShown = entries.some(({ boundingClientRect }) => boundingClientRect.height > 0);
    watch();
  });
  visibility.observe(navigation);
  addEventListener('resize', watch);
  return () => {
    removeEventListener('resize', watch);
    visibility.disconnect();
    observer?.disconnect();
  };
}

/** Returns the element of the section in view, else `main`: where the focus goes when the focused element is removed. */
export function sectionInView(): HTMLElement {
  const sections = document.querySelectorAll<HTMLElement>('main section[id]:not(#hero), main');
  const line = activeLine();
  return [...sections].findLast((section) => spans(section, line)) ?? document.getElementById('main') ?? document.body;
}
