import clsx from 'clsx';
import type { LanguageLinks } from './language-links';

/** Links to the same page in each language. A click keeps the section and what stands in the form, and stores the choice (boot/language.ts). */
export function LanguageSwitch({ label, current, links, large = false }: LanguageLinks & { large?: boolean }) {
  return (
    <nav className={clsx('inline-flex', large ? 'mt-4 -ml-1 flex-wrap gap-4' : 'gap-3')} aria-label={label}>
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
          data-language={locale}
        >
          {short}
        </a>
      ))}
    </nav>
  );
}
