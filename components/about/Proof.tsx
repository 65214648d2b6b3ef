import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ExternalLink } from '@/components/ui/ExternalLink';
import type { Locale } from '@/i18n/locales';
import { company, shows } from '@/lib/company';
import { optional } from '@/lib/texts';
import { customersOf } from './Customers';

/** The customer who speaks for the company beside the article: the only one, if there are words. */
export function onlyCustomer(locale: Locale) {
  const [customer, ...others] = customersOf(locale);
  return customer?.words && others.length === 0 ? customer : undefined;
}

export async function Proof({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'about' });
  const customer = onlyCustomer(locale);
  const trade = customer?.trade?.[locale];
  if (!shows('about.news') && !customer) return null;
  return (
    <div className="about-proof rows-columns">
      {shows('about.news') && (
        <Sentence label={optional(t, 'news.label')} words={optional(t, 'news.quote')}>
          <ExternalLink className="inline-block font-medium text-h4" href={company.newsUrl} locale={locale}>
            {t('news.link')}
          </ExternalLink>
        </Sentence>
      )}
      {customer && (
        <Sentence label={t('customers')} words={customer.words?.[locale]}>
          <p className="text-small">
            <span className="font-semibold">{customer.name}</span>
            {trade && ` · ${trade}`}
          </p>
        </Sentence>
      )}
    </div>
  );
}

type SentenceProps = { label?: string; words?: string; children: ReactNode };

const Sentence = ({ label, words, children }: SentenceProps) => (
  <div className="text-balance border-t pt-4">
    {label && <p className="mb-2 text-label text-slate">{label}</p>}
    {words && <p className="mb-3 text-lead">{words}</p>}
    {children}
  </div>
);
