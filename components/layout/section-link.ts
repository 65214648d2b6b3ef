'use client';

import { useRouter } from 'next/navigation';
import { type MouseEvent, useEffect } from 'react';
import { ROUTE_SCROLL_DELAY_MS } from '@/site/constants';

/** The section to scroll to once the landing page has come. Outlives the page that was left. */
let awaited: string | null = null;
let changedPage = false;

/** Whether another page has come without a new document. */
export const hasChangedPage = () => changedPage;

/**
 * A click handler for links to a section of the landing page. On that page the browser follows the fragment itself; from
 * another page the landing page comes first and is scrolled after a moment (specification, section 2, Header).
 */
export function useSectionLink(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const router = useRouter();
  return (event) => {
    const { pathname, hash } = event.currentTarget;
    const modified = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (modified || pathname === location.pathname || !hash) return;
    event.preventDefault();
    awaited = hash.slice(1);
    changedPage = true;
    router.push(pathname + hash, { scroll: false });
  };
}

/** Carries out the scroll that a section link on another page has asked for. */
export function useAwaitedScroll(): void {
  useEffect(() => {
    const target = awaited && document.getElementById(awaited);
    if (!target) return;
    awaited = null;
    scrollTo({ top: 0, behavior: 'instant' });
    const timer = setTimeout(() => target.scrollIntoView(), ROUTE_SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
}
