import { useState } from 'react';
import { createStore } from '@/components/ui/store';
import { initialSlides, reduceSlides, type SlidesAction, type SlidesState } from './slides-state';

/** Pictures and controls are two islands. Null before the first action. */
const shared = createStore<SlidesState | null>(null);

/** The state of a slideshow of `count` pictures, and what changes it. */
export function useSlidesState(count: number): [SlidesState, (action: SlidesAction) => void] {
  const [initial] = useState(() => initialSlides(count));
  const [dispatch] = useState(() => (action: SlidesAction) => {
    shared.set(reduceSlides(shared.get() ?? initial, action));
  });
  return [shared.use((state) => state ?? initial, initial), dispatch];
}

/** Begins anew, with the first picture. */
export const resetSlides = () => shared.set(null);
