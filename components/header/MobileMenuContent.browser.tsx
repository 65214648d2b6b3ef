import clsx from 'clsx';
import { memo } from 'react';
import { Button } from '@/components/ui/Button.browser';
import { CloseButton } from '@/components/ui/CloseButton.browser';
import { ControlText } from '@/components/ui/ControlText.browser';
import { type FirmLogo, Logo } from '@/components/ui/Logo.browser';
import {
  ACCOUNT,
  ContactLink,
  type ContactMethod,
  type LanguageLink,
  LanguageSwitch,
  LogoLink,
  type LogoText,
} from './header-links.browser';
import { type NavigationText, useActiveSection } from './Navigation.browser';

export interface MobileMenuText extends NavigationText, Record<'title' | 'open' | 'close', string> {
  logo: LogoText & { firmLogo: FirmLogo };
  languages: { label: string; links: LanguageLink[] };
  contacts: ContactMethod[];
}

export const MobileMenuContent = memo(({ text, onClose }: { text: MobileMenuText; onClose: () => void }) => {
  const [phone, ...contacts] = text.contacts;
  const [navigation, active] = useActiveSection();
  return (
    <div className="flex min-h-full flex-col">
      <div className="wrap grid min-h-16 w-full grid-cols-[minmax(0,8.25rem)_1fr_auto] items-center gap-x-2 sm:gap-x-4">
        <LogoLink {...text.logo}>
          <Logo logo={text.logo.firmLogo} ground="dark" className="h-10.5 w-auto max-w-full" />
        </LogoLink>
        <LanguageSwitch {...text.languages} large />
        <CloseButton data-focus className="-me-3 size-12" aria-label={text.close} onClick={onClose} />
      </div>
      <div className="wrap flex w-full grow flex-col">
        <nav ref={navigation} className="header-menu relative" aria-label={text.label}>
          <ul className="low:min-[28em]:grid low:min-[28em]:grid-cols-2 low:min-[28em]:content-start low:min-[28em]:gap-x-10">
            {text.items.map(({ section, href, label }) => {
              const services = section === 'services' ? text.services : [];
              return (
                <li
                  key={section}
                  className={clsx(
                    'border-rule-light border-b',
                    services.length > 0 && 'low:min-[28em]:col-2 low:min-[28em]:row-span-9 low:min-[28em]:row-start-1',
                  )}
                >
                  <a
                    className="grid min-h-[clamp(48px,7svh,64px)] content-center"
                    href={href}
                    aria-current={section === active || undefined}
                  >
                    <span className="lines-below block py-2 font-medium [--offset:-3px]">{label}</span>
                  </a>
                  {services.length > 0 && (
                    <ul className="pt-1 pb-2">
                      {services.map((service) => (
                        <li key={service.href}>
                          <a className="flex min-h-11 items-baseline py-2 leading-tight" href={service.href}>
                            <span className={`${ACCOUNT} text-brass`} aria-hidden>
                              {service.account}
                            </span>{' '}
                            <span className="draw-lines">
                              <ControlText>{service.label}</ControlText>
                            </span>
                          </a>
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              );
            })}
          </ul>
        </nav>
        <div className="mt-auto flex flex-wrap items-center gap-x-10 gap-y-3 pt-6 text-[1.75rem]">
          {phone && <ContactLink {...phone} className="numerals inline-link touch-link" />}
          <Button primary className="grow basis-52.5" href={text.cta.href}>
            {text.cta.label}
          </Button>
        </div>
        <div className="flex flex-wrap gap-x-7 pt-2 pb-6">
          {contacts.map((contact) => (
            <ContactLink key={contact.href} {...contact} className="inline-link touch-link" />
          ))}
        </div>
      </div>
    </div>
  );
});
