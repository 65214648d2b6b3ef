import clsx from 'clsx';
import { getTranslations } from 'next-intl/server';
import { company, messageValues, numberText, type ServiceId, shows } from '@/company/company';
import { ems } from '@/company/headline';
import type { Locale } from '@/company/locales';
import { SERVICE_SIZES } from '@/company/picture-sizes';
import { hasPicture } from '@/company/pictures';
import { Deadlines } from '@/components/deadlines/Deadlines';
import { Button } from '@/components/ui/Button';
import { Picture } from '@/components/ui/Picture';
import { SectionHeading, SectionLabel } from '@/components/ui/SectionHeading';

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
          lead={t(shows('services.one') ? 'one.lead' : 'lead')}
          large
        />
        <div className="mt-heading print:mt-5">
          {company.services.map(({ id, account }) => (
            <Service key={id} id={id} account={account} locale={locale} />
          ))}
        </div>
        <Deadlines locale={locale} />
        <Total locale={locale} />
      </div>
    </section>
  );
}

type ServiceProps = { id: ServiceId; account: string; locale: Locale };

async function Service({ id, account, locale }: ServiceProps) {
  const t = await getTranslations({ locale, namespace: 'services' });
  const withPicture = hasPicture(id);
  const isLast = company.services.length > 1 && id === company.services.at(-1)?.id;
  // The owner chooses the keys.
  const points = Object.keys(t.raw(`${id}.points` as `${ServiceId}.lead`));
  return (
    <article
      id={id}
      className={clsx(
        'columns gap-y-6 border-rule-services border-t py-group @half:gap-y-8 print:py-4',
        withPicture && 'max-sm:@phone:grid-cols-[minmax(0,1fr)_7.5rem] max-sm:@phone:items-end',
      )}
    >
      <p
        className={clsx(
          'relative flex flex-wrap items-baseline gap-x-3.5 gap-y-2 @wide:col-span-3 @wide:block',
          'max-sm:@phone:col-1 max-sm:@phone:row-1 max-sm:flex-col print:col-span-3 print:block',
          isLast && 'services-plus',
        )}
      >
        <span className="sr-only">{t('accountLabel')} </span>
        <span className="services-account numerals whitespace-nowrap text-brass-text @wide:-ml-[.02em] @wide:block">
          {account}
        </span>{' '}
        <span className="text-label text-slate @wide:mt-4.5 @wide:block print:mt-2 print:block">
          {t(`${id}.accountName`)}
        </span>
      </p>
      <div className="@half:col-span-7 @half:pr-4 @wide:col-span-5 @wide:pr-6 print:col-span-9 print:pr-0">
        <h3 className="text-h3">{t(`${id}.title`)}</h3>
        <p className="mt-3 max-w-lead text-balance text-lead print:mt-2 print:max-w-none">{t(`${id}.lead`)}</p>
        <p className="mt-6 max-w-text print:mt-2 print:max-w-none">{t(`${id}.body`)}</p>
      </div>
      {withPicture && (
        <div
          className={clsx(
            'aspect-3/2 overflow-hidden bg-ink max-sm:@phone:col-2 max-sm:@phone:row-1 max-sm:@phone:aspect-square',
            '@half:col-span-5 @wide:col-span-4 @wide:aspect-4/3 @wide:self-start',
          )}
        >
          <Picture name={id} sizes={SERVICE_SIZES} alt={t(`${id}.imageAlt`)} imgClassName="size-full object-cover" />
        </div>
      )}
      <ul
        className={clsx(
          'text-balance font-medium text-base print:col-[4/-1]! print:break-inside-avoid',
          // In place of the picture if there is none.
          withPicture ? 'services-points @wide:col-start-4' : '@half:col-span-5 @wide:col-span-4 @wide:mt-1',
        )}
        aria-label={t('includesLabel')}
      >
        {points.map((point) => (
          <li
            key={point}
            className={clsx(
              'border-rule-services border-t py-3 first:border-t-line first:border-ink print:py-1',
              withPicture && '@pair:nth-2:border-t-line @pair:nth-2:border-ink',
            )}
          >
            {t(`${id}.points.${point}` as `${ServiceId}.lead`)}
          </li>
        ))}
      </ul>
    </article>
  );
}

async function Total({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'services.sum' });
  const price = numberText(company.priceFrom, locale);
  return (
    <div className="columns items-baseline gap-y-4 border-t-2 pt-card print:pt-4">
      <style href="sum" precedence="default">
        {`#services{--sum-ems:${ems(t('value')).toFixed(2)}}`}
      </style>
      <SectionLabel answered className="@wide:col-span-3 print:col-span-3">
        {t('label')}
      </SectionLabel>
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
          <div className="grid max-w-note grow basis-76 gap-y-3">
            {shows('services.sum.takesOver') && <p>{t('takesOver')}</p>}
            <p>{t('agreement')}</p>
          </div>
        </div>
      </div>
    </div>
  );
}
