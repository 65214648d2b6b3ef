import { getTranslations } from 'next-intl/server';
import type { ComponentProps } from 'react';
import type { Locale } from '@/company/locales';
import { ArrowText } from './ArrowText';

type Props = ComponentProps<'a'> & { locale: Locale; plain?: boolean };

/** A link that opens a new tab, and says so to screen readers. Its text has an arrow, unless it is `plain`. */
export async function ExternalLink({ locale, plain, children, ...rest }: Props) {
  const t = await getTranslations({ locale, namespace: 'common' });
  return (
    <a rel="noopener" {...rest} target="_blank">
      {plain ? children : <ArrowText>{children}</ArrowText>}
      <span className="sr-only">{`\u00a0(${t('opensInNewTab')})`}</span>
    </a>
  );
}
