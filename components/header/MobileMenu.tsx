'use client';

import { useEffect, useRef, useState } from 'react';
import { focusElement, restoreFocus } from '@/browser/page/focus';
import { useChunk } from '@/components/ui/use-chunk';
import type { MobileMenuText } from './MobileMenuPanel';

const load = () => import('./MobileMenuPanel').then((chunk) => chunk.MobileMenuPanel);
const preload = () => void load().catch(() => {});

/** The menu button, shown where the navigation does not fit. Pointing at it or focusing it preloads the menu. */
export function MobileMenu(text: MobileMenuText) {
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  const chosen = useRef(''); // id of the section whose link has closed the menu
  const Panel = useChunk(
    load,
    state !== 'unused',
    () => setState('unused'),
    () => button.current,
  );

  useEffect(() => {
    if (state !== 'open') return;
    // The button is hidden where the navigation fits.
    const onResize = () => button.current?.getClientRects().length === 0 && setState('closed');
    addEventListener('resize', onResize);
    return () => removeEventListener('resize', onResize);
  }, [state]);

  const close = (section = '') => {
    chosen.current = section;
    setState('closed');
  };
  const onClosed = () => {
    const section = document.getElementById(chosen.current);
    chosen.current = '';
    if (section) focusElement(section);
    else restoreFocus(button.current);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="-mr-3 grid size-12 place-content-center gap-1.75 lg:@rows:hidden nojs:hidden"
        aria-label={text.open}
        aria-expanded={state === 'open'}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setState('open')}
      >
        <span className="w-6 border-t-2" />
        <span className="w-6 border-t-2" />
      </button>
      {Panel && <Panel open={state === 'open'} onClose={close} onClosed={onClosed} text={text} />}
    </>
  );
}
