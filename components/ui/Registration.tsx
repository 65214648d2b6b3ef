import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/i18n/locales';
import { company, shows, unbroken } from '@/lib/company';

/** What a site must state by law. The dash before the register is clipped where the register begins a line. */
export async function Registration({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'footer' });
  const number = unbroken(company.organizationNumber);
  return (
    <span className="block overflow-clip">
      <span className="me-[.85em]">
        {t(shows('footer.registrationVat') ? 'registrationVat' : 'registration', { number })}
      </span>{' '}
      {company.register && <span className="ui-register relative inline-block">{company.register}</span>}
    </span>
  );
}
