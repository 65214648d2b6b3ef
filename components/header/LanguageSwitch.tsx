import clsx from 'clsx';

export interface LanguageLink extends Record<'locale' | 'lang' | 'href' | 'short' | 'name', string> {
  isCurrent: boolean;
}

type Props = { label: string; links: LanguageLink[]; large?: boolean };

/** Links to the page in each language. The boot script stores the choice and keeps section and draft (browser/boot/language.ts). */
export function LanguageSwitch({ label, links, large }: Props) {
  if (links.length === 0) return null;
  return (
    <nav className={clsx('inline-flex flex-wrap', large ? 'grow justify-end' : '-mr-1 gap-2')} aria-label={label}>
      {links.map(({ locale, lang, href, short, name, isCurrent }) => (
        <a
          key={locale}
          className={clsx(
            '[--line:currentColor]',
            large ? 'grid min-h-11 min-w-11 place-items-center' : '-outline-offset-2 px-1 py-1.5 [--offset:-4px]',
            isCurrent && 'font-bold',
          )}
          href={href}
          lang={lang}
          hrefLang={lang}
          // Starts with the visible text (WCAG 2.5.3).
          aria-label={`${short} – ${name}`}
          aria-current={isCurrent ? 'true' : undefined}
          data-language={locale}
        >
          <span className="lines-below">{short}</span>
        </a>
      ))}
    </nav>
  );
}
