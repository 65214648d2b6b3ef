import { useSyncExternalStore } from 'react';
import { activeSection } from '@/lib/active-section';
import type { Section } from '@/lib/pages';

/** The section in view, updated while the page scrolls or changes size. */
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
