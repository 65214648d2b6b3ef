'use client';

import { useEffect, useRef, useState } from 'react';
import { useChunk } from '@/components/ui/use-chunk';
import { focusPlace, isVisible, placeInView } from '@/lib/focus';
import type { MobileMenuText } from './MobileMenuPanel';

const load = () => import('./MobileMenuPanel').then((chunk) => chunk.MobileMenuPanel);

interface MobileMenuProps {
  label: string;
  openLabel: string;
  text: MobileMenuText;
}

/** The menu button below 1024 px. The menu's own code is fetched when a finger or the focus comes near. */
export function MobileMenu({ label, openLabel, text }: MobileMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  /** The section whose link has closed the menu. */
  const chosen = useRef<string>(undefined);
  const Panel = useChunk(load, state !== 'unused', () => setState('unused'));

  useEffect(() => {
    if (state !== 'open') return;
    // Once the window is wide enough for the header's own navigation, an open menu would only lock the page (`--breakpoint-header` of app/styles/theme.css).
    const desktop = matchMedia('(width >= 1024px)');
    const close = () => desktop.matches && setState('closed');
    desktop.addEventListener('change', close);
    return () => desktop.removeEventListener('change', close);
  }, [state]);

  const open = () => {
    chosen.current = undefined;
    setState('open');
  };
  const close = (section?: string) => {
    chosen.current = section;
    setState('closed');
  };
  const restoreFocus = () => {
    const section = chosen.current ? document.getElementById(chosen.current) : null;
    if (section) focusPlace(section);
    else if (isVisible(button.current)) button.current.focus({ preventScroll: true });
    else focusPlace(placeInView());
  };
  const preload = () => void load().catch(() => {});
  return (
    <>
      <button
        ref={button}
        type="button"
        className="-mr-3 grid size-12 place-content-center gap-[7px] rows:hidden nojs:hidden"
        aria-label={openLabel}
        aria-expanded={state === 'open'}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onPointerDown={preload}
        onFocus={preload}
        onClick={open}
      >
        <span className="w-6 border-t-2" />
        <span className="w-6 border-t-2" />
      </button>
      {Panel && <Panel label={label} open={state === 'open'} onClose={close} onClosed={restoreFocus} text={text} />}
    </>
  );
}
