import { getTranslations } from 'next-intl/server';
import { priceText, shows } from '@/company/company';
import { ems } from '@/company/headline';
import type { Locale } from '@/company/locales';
import { Button } from '@/components/ui/Button';
import { SectionMark } from '@/components/ui/SectionHeading';

/** The total under the services: one line with two lines below it, and the price and the offer to take over, where the facts have them. */
export async function Sum({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'services.sum' });
  const price = priceText(locale);
  return (
    <div className="columns items-baseline gap-y-4 border-ink border-t-2 pt-card print:pt-4">
      <style href="sum" precedence="default">
        {`#services{--sum:${ems(t('value')).toFixed(2)}}`}
      </style>
      <SectionMark answered className="@wide:col-span-3 print:col-span-3">
        {t('label')}
      </SectionMark>
      <p className="services-sum answer-lines draw-when-seen @wide:col-start-4 font-medium print:col-start-4">
        {t('value')}
      </p>
      <div className="@wide:col-start-4 pt-7 @wide:pt-10 print:col-start-4">
        {shows('services.sum.price') && (
          <p className="mb-7 @wide:mb-9 font-medium text-small">
            {t.rich('price', {
              price,
              figure: (amount) => (
                <>
                  <br />
                  <span className="services-account numerals mt-4 mr-1 inline-block text-brass-text">{amount}</span>
                </>
              ),
            })}
            {shows('services.sum.example') && <span className="mt-2 block font-normal">{t('example')}</span>}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-8 gap-y-5">
          <Button primary href="#contact">
            {t('cta')}
          </Button>
          {shows('services.sum.takesOver') && <p className="max-w-note grow basis-76">{t('takesOver')}</p>}
        </div>
      </div>
    </div>
  );
}
