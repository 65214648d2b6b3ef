'use client';

import { closest, isOrdinaryClick } from 'next-islands/boot';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { focusElement, restoreFocus } from '@/browser/focus';
import { Modal } from '@/components/ui/Modal.browser';
import { MobileMenuContent, type MobileMenuText } from './MobileMenuContent.browser';

export function MobileMenu(text: MobileMenuText) {
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  const chosen = useRef<HTMLElement | null>(null); // the section whose link has closed the menu
  const open = state === 'open';
  const close = useCallback(() => setState('closed'), []);

  useEffect(() => {
    if (!open) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    // The button is hidden where the navigation fits.
    const onResize = () => button.current?.getClientRects().length === 0 && setState('closed');
    // The browser follows the link. A listener on the menu would make its text one "clickable" for screen readers.
    const onClick = (event: MouseEvent) => {
      const link = closest<HTMLAnchorElement>(event, 'a:not([target], [data-language])');
      if (!link?.hash) return;
      if (isOrdinaryClick(event)) chosen.current = document.getElementById(link.hash.slice(1));
      setState('closed');
    };
    addEventListener('resize', onResize, { signal });
    addEventListener('click', onClick, { signal });
    return () => {
      listeners.abort();
      if (chosen.current) focusElement(chosen.current);
      else restoreFocus(button.current);
      chosen.current = null;
    };
  }, [open]);

  useEffect(() => {
    // Rendered before it is asked for, so that it opens at once, and in short tasks.
    const render = () => startTransition(() => setState((now) => (now === 'unused' ? 'closed' : now)));
    const idle = window.requestIdleCallback?.(render);
    return () => window.cancelIdleCallback?.(idle);
  }, []);

  return (
    <>
      <button
        ref={button}
        type="button"
        className="-me-3 grid size-12 place-content-center gap-1.75 lg:@rows:hidden nojs:hidden"
        aria-label={text.open}
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={() => setState('open')}
      >
        <span className="w-6 border-t-2" />
        <span className="w-6 border-t-2" />
      </button>
      {state !== 'unused' && (
        <Modal
          open={open}
          onClose={close}
          onAbandon={close}
          className="header-panel on-dark [--line:--theme(--color-brass)]"
          aria-label={text.title}
        >
          <MobileMenuContent text={text} onClose={close} />
        </Modal>
      )}
    </>
  );
}
