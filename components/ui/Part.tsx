'use client';

import { Activity, Component, type ReactNode, Suspense, useState } from 'react';

interface PartProps {
  /** Finds the element of this part that the server has sent. */
  selector: string;
  children: ReactNode;
}

/**
 * A part of the page that stands and falls alone. Where another program has changed it before hydration, React builds
 * it anew and leaves the rest as it is; where something in it throws, the element that stands there stays, as it is
 * without JavaScript.
 */
export class Part extends Component<PartProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { selector, children } = this.props;
    return this.state.failed ? <Plain selector={selector} /> : <Boundary>{children}</Boundary>;
  }
}

/**
 * React hydrates what is in a Suspense apart. On the server it would put large ones behind the page, for a script to
 * fetch; an Activity stays in its place, and the build gives it the marks of a Suspense, unless React marks its parts in a
 * new way (scripts/delivery/next-format).
 */
const Boundary = isMarkedAsActivity() ? Activity : Suspense;

function isMarkedAsActivity(): boolean {
  if (process.env.NODE_ENV !== 'production') return false;
  return typeof window === 'undefined' || document.documentElement.dataset.parts === undefined;
}

/** The element as it stands in the page: React takes it out after this is rendered, and it is put back at once. */
function Plain({ selector }: { selector: string }) {
  const [element] = useState(() => document.querySelector(selector));
  const putBack = (place: HTMLElement | null) => {
    if (!place || !element) return;
    for (const form of element.querySelectorAll('form')) form.noValidate = false;
    for (const button of element.querySelectorAll('button')) button.disabled = false;
    place.append(element);
  };
  return <div ref={putBack} className="contents" data-plain />;
}
