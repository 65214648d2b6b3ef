import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/i18n/locales';
import { company } from '@/lib/company';

/** The customers, without those who say it in other languages only. */
export const customersOf = (locale: Locale) => company.customers.filter(({ words }) => !words || words[locale]);

export async function Customers({ locale }: { locale: Locale }) {
  const customers = customersOf(locale);
  if (customers.length === 0) return null;
  const t = await getTranslations({ locale, namespace: 'about' });
  return (
    <div className="columns mt-heading gap-y-4 print:mt-2">
      <h3 className="font-semibold text-label @wide:col-span-3 @wide:pt-4">{t('customers')}</h3>
      <ul className="border-t-line @wide:col-start-4" role="list">
        {customers.map(({ name, trade, words }) => (
          <li key={name} className="grid gap-x-gutter gap-y-1 border-rule border-b py-4 @half:grid-cols-3">
            <p className="leading-snug">
              <span className="font-semibold">{name}</span>
              {trade?.[locale] && (
                <>
                  <br />
                  <span className="text-slate text-small">{trade[locale]}</span>
                </>
              )}
            </p>
            {words && <p className="max-w-text text-balance @half:col-span-2">{words[locale]}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}
