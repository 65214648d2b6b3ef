import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ControlText } from '@/components/ui/ControlText.browser';
import { Icon } from '@/components/ui/icons.browser';
import { ACCOUNT } from './header-links.browser';

export type ServiceLink = Record<'href' | 'label', string> & { account?: string };

const LIST_ID = 'services-list';

type Props = { services: ServiceLink[]; buttonLabel: string; children: ReactNode };

/** Opens the list on hover or by its button; Escape closes it (WCAG 1.4.13). Without JavaScript, hovering or focusing its link opens it. */
export function ServicesDropdown({ services, buttonLabel, children }: Props) {
  const [open, setOpen] = useState(false);
  const hovered = useRef(false); // opened on hover: the click that follows must not close it
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (hasFocus(list.current)) button.current?.focus();
      setOpen(false);
    };
    const onPointerDown = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) setOpen(false);
    };
    const stop = new AbortController();
    document.addEventListener('keydown', onKeyDown, { signal: stop.signal });
    document.addEventListener('pointerdown', onPointerDown, { signal: stop.signal });
    // Otherwise it would be open on a page that comes back from the back/forward cache.
    addEventListener('pagehide', () => setOpen(false), { signal: stop.signal });
    return () => stop.abort();
  }, [open]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button is the control; hovering is a shortcut
    <div
      ref={root}
      className="relative flex items-center gap-0.5"
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== 'mouse' || open) return;
        hovered.current = true;
        setOpen(true);
      }}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && !hasFocus(list.current) && setOpen(false)}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !root.current?.contains(relatedTarget)) setOpen(false);
      }}
    >
      {children}
      <button
        ref={button}
        type="button"
        className="-me-2.5 -outline-offset-2 grid h-11 w-7 place-content-center nojs:hidden"
        aria-expanded={open}
        aria-controls={LIST_ID}
        aria-label={buttonLabel}
        onClick={() => {
          setOpen(!open || hovered.current);
          hovered.current = false;
        }}
      >
        <Icon className="h-1.5 w-2.5" viewBox="0 0 10 6" strokeWidth="1.6" path="m1 1 4 4 4-4" />
      </button>
      {/* Its padding keeps the list open while the pointer crosses the gap. */}
      <div id={LIST_ID} className="absolute top-full -start-7 w-98 pt-3 text-ink" hidden={!open}>
        <ul
          ref={list}
          className="max-h-[calc(100svh-8rem)] overflow-y-auto overscroll-contain border bg-sheet px-7 py-3"
        >
          {services.map(({ account, href, label }, index) => (
            <li key={href} className={index > 0 ? 'border-rule border-t' : undefined}>
              <a className="flex items-baseline py-3" href={href} onClick={() => setOpen(false)}>
                <span className={`${ACCOUNT} text-brass-text`} aria-hidden>
                  {account}
                </span>{' '}
                <span className="draw-lines font-medium leading-normal">
                  <ControlText>{label}</ControlText>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const hasFocus = (element: Element | null) => element?.contains(document.activeElement) === true;
