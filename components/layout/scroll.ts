import { useSyncExternalStore } from 'react';
import { ACTIVE_LINE_PX } from '@/site/constants';
import { SECTION_IDS, type Section } from '@/site/pages';

/** The section whose box spans the line below the header, or null: the hero is none of the navigation's (decisions, section 4). */
export function activeSection(): Section | null {
  const active = SECTION_IDS.find((id) => {
    const box = document.getElementById(id)?.getBoundingClientRect();
    return box && box.top <= ACTIVE_LINE_PX && box.bottom > ACTIVE_LINE_PX;
  });
  return active && active !== 'hero' ? active : null;
}

/** The active section, followed while the page scrolls and changes its size. */
export function useActiveSection(): Section | null {
  return useSyncExternalStore(subscribe, activeSection, () => null);
}

function subscribe(listener: () => void): () => void {
  let frame = 0;
  const onFrame = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(listener);
  };
  addEventListener('scroll', onFrame, { passive: true });
  addEventListener('resize', onFrame);
  return () => {
    cancelAnimationFrame(frame);
    removeEventListener('scroll', onFrame);
    removeEventListener('resize', onFrame);
  };
}
