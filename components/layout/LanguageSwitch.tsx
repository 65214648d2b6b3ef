'use client';

import clsx from 'clsx';
import type { MouseEvent } from 'react';
import { saveDraft } from '@/components/contact/draft';
import type { Locale } from '@/i18n/locales';
import { storeLanguage } from '@/i18n/preference';
import type { LanguageLinks } from './language-links';
import { activeSection } from './scroll';

/** Links to the same page in each language. A click keeps the section and what stands in the form, and stores the choice. */
export function LanguageSwitch({ label, current, links, large = false }: LanguageLinks & { large?: boolean }) {
  const choose = (event: MouseEvent<HTMLAnchorElement>, locale: Locale) => {
    storeLanguage(locale);
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    saveDraft();
    const section = activeSection();
    event.currentTarget.hash = section ? `#${section}` : location.hash;
  };
  return (
    <nav className={clsx('inline-flex', large ? 'mt-4 gap-4' : 'gap-3')} aria-label={label}>
      {links.map(({ locale, lang, href, short, name }) => (
        <a
          key={locale}
          className={clsx(
            'relative',
            large ? 'grid min-h-11 min-w-11 place-items-center px-1' : 'px-0.5 py-1.5',
            locale === current && 'language-current font-bold',
          )}
          href={href}
          lang={lang}
          hrefLang={lang}
          aria-label={name}
          aria-current={locale === current ? 'true' : undefined}
          onClick={(event) => choose(event, locale)}
        >
          {short}
        </a>
      ))}
    </nav>
  );
}
