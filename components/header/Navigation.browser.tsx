'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { watchActiveSection } from '@/browser/active-section';
import { Button } from '@/components/ui/Button.browser';
import type { NavSection, Section } from '@/model/texts';
import { type ServiceLink, ServicesDropdown } from './ServicesDropdown.browser';

export interface NavigationText {
  label: string;
  items: { section: Section; href: string; label: string }[];
  services: ServiceLink[];
  cta: { href: string; label: string };
}

export function Navigation({ text, servicesLabel }: { text: NavigationText; servicesLabel: string }) {
  const [navigation, active] = useActiveSection();
  return (
    <nav
      ref={navigation}
      className="hidden items-center whitespace-nowrap font-medium nojs:flex lg:@rows:flex"
      aria-label={text.label}
    >
      {text.items.map(({ section, href, label }) => {
        const link = (
          <a key={section} className="block py-2.5" href={href} aria-current={section === active || undefined}>
            <span className="lines-below">{label}</span>{' '}
          </a>
        );
        return section === 'services' && text.services.length > 0 ? (
          <ServicesDropdown key={section} services={text.services} buttonLabel={servicesLabel}>
            {link}
          </ServicesDropdown>
        ) : (
          link
        );
      })}
      <Button
        className="min-h-11 px-5 solid:border-ink solid:bg-ink solid:text-paper nojs:hidden nojs:lg:@rows:inline-flex"
        href={text.cta.href}
      >
        {text.cta.label}
      </Button>
    </nav>
  );
}

/** Returns the ref of a navigation, and the section in view. */
export function useActiveSection(): [RefObject<HTMLElement | null>, NavSection | null] {
  const navigation = useRef<HTMLElement>(null);
  const [active, setActive] = useState<NavSection | null>(null);
  useEffect(() => (navigation.current ? watchActiveSection(navigation.current, setActive) : undefined), []);
  return [navigation, active];
}
