import { getTranslations } from 'next-intl/server';
import type { ComponentProps } from 'react';
import type { Locale } from '@/i18n/locales';
import { plainName } from '@/i18n/plain-text';
import { ArrowText } from './ArrowText.browser';
import { ControlText } from './ControlText.browser';

type Props = ComponentProps<'a'> & { locale: Locale; plain?: boolean };

/** Opens a new tab, and says so to screen readers. Its text has an arrow, unless it is `plain`. */
export async function ExternalLink({ locale, plain, children, ...rest }: Props) {
  const t = await getTranslations({ locale, namespace: 'common' });
  const note = `(${t('opensInNewTab')})`;
  // Part of the name if there is one: hidden words would be spoken as a second link.
  const words = [children].flat();
  const isText = words.every((word) => typeof word === 'string');
  const text = isText ? <ControlText>{words.join('')}</ControlText> : children;
  const name = isText ? { 'aria-label': `${plainName(words.join(''))} ${note}` } : null;
  return (
    <a rel="noopener" {...rest} target="_blank" {...name}>
      {plain ? text : <ArrowText>{text}</ArrowText>}
      {!name && <span className="sr-only">{`\u00a0${note}`}</span>}
    </a>
  );
}
