'use client';

import { SectionLink } from '@/components/ui/SectionLink';
import type { Section } from '@/lib/pages';
import { type ServiceLink, ServicesDropdown } from './ServicesDropdown';
import { useActiveSection } from './use-active-section';

export interface NavItem {
  section: Section;
  href: string;
  label: string;
}

interface NavigationProps {
  label: string;
  items: NavItem[];
  services: ServiceLink[];
  cta: { href: string; label: string };
  /** Name of the button that opens the list of services. */
  servicesLabel: string;
}

/** The navigation of the header from 1024 px; the item of the section in view is marked. */
export function Navigation({ label, items, services, cta, servicesLabel }: NavigationProps) {
  const active = useActiveSection();
  return (
    <nav className="navigation" aria-label={label}>
      {items.map(({ section, href, label: name }) => {
        const link = (
          <SectionLink
            key={section}
            className="nav-link"
            href={href}
            aria-current={section === active ? 'true' : undefined}
          >
            {name}
          </SectionLink>
        );
        return section === 'services' ? (
          <ServicesDropdown key={section} services={services} label={servicesLabel}>
            {link}
          </ServicesDropdown>
        ) : (
          link
        );
      })}
      <SectionLink className="button nav-button" href={cta.href}>
        <span>{cta.label}</span>
      </SectionLink>
    </nav>
  );
}
