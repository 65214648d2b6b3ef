import { type RefObject, useEffect, useRef, useState } from 'react';

/** Returns the ref of an element, and whether that has been in the window, or at most a window's height away from it. */
export function useNear<Place extends Element>(): [RefObject<Place | null>, boolean] {
  const element = useRef<Place>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const onMove: IntersectionObserverCallback = (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      setIsNear(true);
    };
    const observer = new IntersectionObserver(onMove, { rootMargin: '100%' });
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, isNear];
}
