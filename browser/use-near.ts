import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has been in the window, or at most a window's height away from it. */
export function useNear(element: RefObject<Element | null>): boolean {
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
  }, [element]);
  return isNear;
}
