'use client';

import { Dialog, DialogPanel } from '@headlessui/react';
import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { isOrdinaryClick } from '@/boot/events';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { CloseIcon, ExternalArrow } from '@/components/ui/icons';
import { SectionLink } from '@/components/ui/SectionLink';
import { useCloseWatcher } from '@/components/ui/use-close-watcher';
import { LanguageSwitch } from './LanguageSwitch';
import type { LanguageLinks } from './language-links';
import type { NavItem } from './Navigation';
import type { ServiceLink } from './ServicesDropdown';
import { useActiveSection } from './use-active-section';

interface LabelledLink {
  href: string;
  text: string;
  label: string;
}

export interface MobileMenuText {
  close: string;
  navigation: string;
  /** `mark` is what it looks like. */
  logo: { href: string; label: string; mark: ReactNode };
  items: NavItem[];
  services: ServiceLink[];
  cta: { href: string; label: string };
  contacts: LabelledLink[];
  social: LabelledLink[];
  address: LabelledLink;
  /** Says that a link opens a new tab. */
  newTab: string;
  /** Null where the site speaks one language. */
  languages: LanguageLinks | null;
}

interface MobileMenuPanelProps {
  label: string;
  open: boolean;
  /** Closes the menu; `section` is where a link in it leads. */
  onClose: (section?: string) => void;
  /** Called once the page behind can be used again. */
  onClosed: () => void;
  text: MobileMenuText;
}

/** The slide-in menu: focus is kept inside and the page behind stays still (docs/behaviour.md, “Menu”). */
export function MobileMenuPanel({ label, open, onClose, onClosed, text }: MobileMenuPanelProps) {
  const active = useActiveSection();
  const leave = (event: MouseEvent<HTMLAnchorElement>) => {
    onClose(isOrdinaryClick(event) ? event.currentTarget.hash.slice(1) : undefined);
  };
  // Rendered closed first, so that it slides in the first time too.
  const [shown, setShown] = useState(false);
  useEffect(() => setShown(open), [open]);
  const closed = useEffectEvent(onClosed);
  useEffect(() => {
    if (!shown) return;
    return () => void setTimeout(() => closed());
  }, [shown]);
  useCloseWatcher(open, () => onClose());
  return (
    <Dialog
      open={shown}
      onClose={() => onClose()}
      transition
      className="menu on-dark fixed inset-0 z-menu overflow-auto [--line:--theme(--color-brass)]"
      aria-label={label}
      data-scroll-lock
    >
      <DialogPanel className="min-h-full">
        <div className="wrap flex h-16 items-center">
          <SectionLink
            className="mr-auto block min-h-11 w-33 py-2"
            href={text.logo.href}
            aria-label={text.logo.label}
            onClick={leave}
          >
            {text.logo.mark}
          </SectionLink>
          <button
            type="button"
            className="-mr-3 grid size-12 place-content-center"
            aria-label={text.close}
            onClick={() => onClose()}
          >
            <CloseIcon />
          </button>
        </div>
        <div className="wrap">
          <nav className="mt-2 border-rule-light border-t" aria-label={text.navigation}>
            <ul className="menu-list">
              {text.items.map(({ section, href, label: name }) => (
                <li key={section} className="border-rule-light border-b">
                  <SectionLink
                    className="menu-item"
                    href={href}
                    aria-current={section === active ? 'true' : undefined}
                    onClick={leave}
                  >
                    <span>{name}</span>
                  </SectionLink>
                  {section === 'services' && (
                    <ul className="-mt-1 pb-3">
                      {text.services.map(({ account, href: serviceHref, label: service }) => (
                        <li key={serviceHref}>
                          <SectionLink
                            className="grid min-h-11 grid-cols-[3.75rem_1fr] items-center leading-[1.3]"
                            href={serviceHref}
                            onClick={leave}
                          >
                            <span className="figures text-[1.25rem] text-brass" aria-hidden>
                              {account}
                            </span>
                            {service}
                          </SectionLink>
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              ))}
            </ul>
          </nav>
          <div className="mt-7 pb-8">
            <SectionLink className="button button-primary mb-4 flex" href={text.cta.href} onClick={leave}>
              <span>{text.cta.label}</span>
            </SectionLink>
            {text.contacts.map(({ href, text: value, label: name }) => (
              <a key={href} className="flex min-h-11 items-center" href={href} aria-label={name}>
                {value}
              </a>
            ))}
            {text.social.map(({ href, text: network, label: name }) => (
              <ExternalLink
                key={href}
                className="flex min-h-11 items-center"
                href={href}
                newTab={text.newTab}
                aria-label={name}
              >
                <span>
                  {network}
                  <ExternalArrow />
                </span>
              </ExternalLink>
            ))}
            <a
              className="flex min-h-11 items-center"
              href={text.address.href}
              aria-label={text.address.label}
              referrerPolicy="same-origin"
              onClick={leave}
            >
              {text.address.text}
            </a>
            {text.languages && <LanguageSwitch {...text.languages} large />}
          </div>
        </div>
      </DialogPanel>
    </Dialog>
  );
}
