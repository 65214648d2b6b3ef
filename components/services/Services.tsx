import { getTranslations } from 'next-intl/server';
import { Deadlines } from '@/components/deadlines/Deadlines';
import { Packages, Rows } from '@/components/rows/Rows';
import { Button } from '@/components/ui/Button.browser';
import { SectionHeading, SectionLabel } from '@/components/ui/SectionHeading';
import type { Locale } from '@/i18n/locales';
import { company, messageValues, numberText, shows } from '@/lib/company';
import { textWidthEm } from '@/lib/headline';
import { optional } from '@/lib/texts';
import { RuledList } from './RuledList';
import { Service } from './Service';

export async function Services({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'services' });
  return (
    <section
      id="services"
      className="overflow-x-clip bg-glacier py-section [--ground:--theme(--color-glacier)] print:overflow-clip"
    >
      <div className="wrap">
        <SectionHeading
          label={t(shows('services.one') ? 'one.label' : 'label')}
          title={t('title', messageValues)}
          lead={optional(t, shows('services.one') ? 'one.lead' : 'lead')}
          large
        />
        <div className="mt-heading print:mt-2">
          {company.services.map(({ id, account }) => (
            <Service key={id} id={id} account={account} locale={locale} />
          ))}
        </div>
        {(shows('services.packages') || shows('services.prices')) && (
          <div className="pb-group print:pb-5">
            <Packages locale={locale} />
            <Rows list="prices" locale={locale} />
          </div>
        )}
        <Deadlines locale={locale} />
        <Total locale={locale} />
      </div>
    </section>
  );
}

async function Total({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'services.sum' });
  const contact = await getTranslations({ locale, namespace: 'contact' });
  const value = optional(t, 'value');
  return (
    <div className="columns items-baseline gap-y-4 border-t-2 pt-card print:pt-4">
      {value && (
        <>
          <style href="sum" precedence="default">
            {`#services{--sum-em:${textWidthEm(value).toFixed(2)}}`}
          </style>
          <SectionLabel answered className="@wide:col-span-3">
            {t('label')}
          </SectionLabel>
          <p className="services-sum answer-lines draw-when-seen @wide:col-start-4 font-medium">{value}</p>
        </>
      )}
      <div className="@wide:col-start-4 pt-5 sm:pt-7 @wide:pt-10">
        {shows('services.sum.price') && (
          <p className="mb-5 sm:mb-7 @wide:mb-9 font-medium text-small print:mb-2">
            {t.rich('price', {
              price: numberText(company.priceFrom, locale),
              figure: (amount) => (
                <>
                  <br />
                  <span className="services-account numerals mt-4 me-1 inline-block text-brass-text">{amount}</span>
                </>
              ),
            })}
            {shows('services.sum.example') && <span className="mt-2 block font-normal">{` ${t('example')}`}</span>}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-8 gap-y-5">
          <Button primary href="#contact">
            {t('cta')}
          </Button>
          {shows('contact.reply') && (
            <p className="min-w-18 flex-1 text-balance font-medium text-small sm:flex-none print:hidden">
              {contact('reply', { days: company.replyWithinWorkingDays ?? 0 })}
            </p>
          )}
        </div>
      </div>
      <Beginning locale={locale} />
    </div>
  );
}

const SWITCHING = ['notice', 'records', 'access'] as const;

/** How one becomes a client: what happens when one changes accountants, and what the contract says. */
async function Beginning({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'services.sum' });
  const isSwitching = shows('services.sum.switching');
  const steps = isSwitching ? SWITCHING.map((name) => optional(t, `switching.${name}`)) : [];
  const rows = [...steps, optional(t, 'agreement')].filter((row) => row !== undefined);
  if (rows.length === 0) return null;
  return (
    <>
      {isSwitching && (
        <h3 className="pt-4 font-semibold text-label sm:pt-7 @wide:col-span-3 print:pt-0">{t('switching.title')}</h3>
      )}
      <RuledList rows={rows} inPairs className="@wide:col-start-4 @wide:mt-5 print:mt-0" />
    </>
  );
}
