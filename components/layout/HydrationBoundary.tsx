'use client';

import { Activity, Component, Fragment, type ReactNode, Suspense, useState } from 'react';

interface HydrationBoundaryProps {
  /** Finds the element of this part that the server has sent. */
  selector: string;
  children: ReactNode;
}

/**
 * A part of the page that fails alone. Where another program has changed it before hydration, React rebuilds it and
 * leaves the rest as it is; where something in it throws, the server's element stays, and works as it does without
 * JavaScript.
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
 * React hydrates each Suspense on its own. On the server it would send a large one after the page, for a script to move
 * into place; an Activity stays where it is, and the build gives it a Suspense's markers, unless React marks its parts in a
 * new way (build/next-output). In `next dev`, where nobody does, the page is one: what is moved loses the focus.
 */
const Boundary = process.env.NODE_ENV === 'production' ? boundaryOfExport() : Fragment;

function boundaryOfExport() {
  const isMarkedAsActivity = typeof window === 'undefined' || document.documentElement.dataset.parts === undefined;
  return isMarkedAsActivity ? Activity : Suspense;
}

/** The server's element: React takes it out once this has rendered, and it is put back at once. */
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
