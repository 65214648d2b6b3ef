import { getTranslations } from 'next-intl/server';
import type { ComponentProps } from 'react';
import type { Locale } from '@/company/locales';

type Props = ComponentProps<'a'> & { locale: Locale };

/** A link that opens a new tab, and says so to screen readers. */
export async function ExternalLink({ locale, href, children, 'aria-label': label, ...rest }: Props) {
  const t = await getTranslations({ locale, namespace: 'common' });
  const note = `(${t('opensInNewTab')})`;
  return (
    <a rel="noopener" {...rest} href={href} target="_blank" aria-label={label && `${label} ${note}`}>
      {children}
      {!label && <span className="sr-only">{`\u00a0${note}`}</span>}
    </a>
  );
}
