'use client';

import { Activity, Component, Fragment, type ReactNode, Suspense, useState } from 'react';

interface HydrationBoundaryProps {
  /** Finds this part's element in the server's HTML. */
  selector: string;
  children: ReactNode;
}

/**
 * A part of the page that is hydrated, and fails, on its own. If an extension changed its DOM before hydration, React
 * rebuilds this part only. If something in it throws, the server's HTML stays and works as without JavaScript.
 */
export class HydrationBoundary extends Component<HydrationBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { selector, children } = this.props;
    return this.state.failed ? <ServerHtml selector={selector} /> : <Boundary>{children}</Boundary>;
  }
}

/**
 * Suspense in the browser, which hydrates each part on its own; Activity on the server, since Suspense would move large parts
 * to the end of the page. The build rewrites the markers (build/next-output/suspense-markers.ts); pages as Next wrote them
 * have Activity in both. `next dev` has neither: it moves parts when it streams, and they lose focus.
 */
const Boundary = process.env.NODE_ENV === 'production' ? exportedBoundary() : Fragment;

function exportedBoundary() {
  const hasSuspenseMarkers = typeof window !== 'undefined' && 'parts' in document.documentElement.dataset;
  return hasSuspenseMarkers ? Suspense : Activity;
}

/** The server's element. React removes it when this is rendered; it is put back in the same frame. */
function ServerHtml({ selector }: { selector: string }) {
  const [element] = useState(() => document.querySelector(selector));
  const putBack = (place: HTMLElement | null) => {
    if (!place || !element) return;
    for (const form of element.querySelectorAll('form')) form.noValidate = false;
    for (const button of element.querySelectorAll('button')) button.disabled = false;
    place.append(element);
  };
  return <div ref={putBack} className="contents" data-plain />;
}
