'use client';

import { Activity, Component, Fragment, type ReactNode, Suspense, useEffect, useState } from 'react';
import { HYDRATED, htmlSignals } from '@/lib/signals';

/**
 * A part of the page that is hydrated on its own: after a mismatch, as third-party DOM changes cause it, React rebuilds this part only.
 * If something in it throws, the server's HTML, found by `selector`, stays and works as without JavaScript.
 */
export class HydrationBoundary extends Component<{ selector: string; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { selector, children } = this.props;
    return this.state.failed ? <ServerHtml selector={selector} /> : <Boundary>{children}</Boundary>;
  }
}

// Activity on the server, since React moves a large Suspense to the end of the page. Suspense in the browser, if the build has
// rewritten the markers (`withSuspenseMarkers` in export/next-output/). Neither in `next dev`, where an update would lose the focus.
const hasSuspenseMarkers = typeof window !== 'undefined' && htmlSignals().parts !== undefined;
const ExportedBoundary = hasSuspenseMarkers ? Suspense : Activity;
const Boundary = process.env.NODE_ENV === 'production' ? ExportedBoundary : Fragment;

/** Puts the server's element back, which React has just removed. */
function ServerHtml({ selector }: { selector: string }) {
  const [element] = useState(() => document.querySelector(selector));
  const putBack = (place: HTMLElement | null) => {
    if (!place || !element) return;
    place.append(element);
    // In `place`: the element may be the form itself.
    for (const form of place.querySelectorAll('form')) form.noValidate = false;
    for (const button of place.querySelectorAll('button')) button.disabled = false;
  };
  return <div ref={putBack} className="contents" data-plain />;
}

/** Tells the boot script that the page is hydrated. */
export function Hydrated() {
  useEffect(() => {
    performance.mark(HYDRATED);
    dispatchEvent(new Event(HYDRATED));
  }, []);
  return null;
}
