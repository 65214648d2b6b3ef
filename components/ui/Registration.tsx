import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/i18n/locales';
import { registration } from '@/lib/company';

/** What a site must state by law. The dash before the register is clipped where the register begins a line. */
export async function Registration({ locale }: { locale: Locale }) {
  const [number, register] = registration(await getTranslations({ locale, namespace: 'footer' }));
  return (
    <span className="block overflow-clip">
      <span className="me-[.85em]">{number}</span>{' '}
      {register && <span className="ui-register relative inline-block">{register}</span>}
    </span>
  );
}
