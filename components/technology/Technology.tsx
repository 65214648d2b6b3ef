import clsx from 'clsx';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { LogoPicture } from '@/components/ui/Logo.browser';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { LOCALES, type Locale } from '@/i18n/locales';
import { plainName } from '@/i18n/plain-text';
import { company, unbroken } from '@/lib/company';
import { logoOf } from '@/lib/pictures';
import { optional } from '@/lib/texts';

/** The entries of the example: a receipt of 250.00 with 25 % VAT. */
const ENTRY = [
  { account: '6800', name: 'supplies', amount: 'net' },
  { account: '2710', name: 'inputVat', amount: 'vat' },
  { account: '1920', name: 'bank', amount: 'paid' },
] as const;

const STEPS = ['photo', 'post', 'report'] as const;

export async function Technology({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'technology' });
  const values = { platforms: platformNames(locale, 'conjunction'), count: company.platforms.length };
  const hasSteps = t.has('example.total') && STEPS.every((id) => t.has(`steps.${id}.title`));
  return (
    <section id="technology" className="on-dark overflow-x-clip py-section">
      <div className="wrap">
        <SectionHeading label={t('label')} title={t('title')} lead={optional(t, 'lead', values)} />
        {hasSteps && (
          <ol className="columns mt-panel gap-y-8 sm:gap-y-14 @wide:gap-y-0 print:mt-4" role="list">
            <Step id="photo" locale={locale} className="@wide:col-span-3 @wide:[--line-start:-100vw]">
              {/* Without masks on paper: Firefox would leave out what they are on. */}
              <div className="technology-photo relative self-start print:px-0 print:py-2">
                <div className="bg-paper text-ink forced-colors:border print:border print:bg-transparent">
                  <svg
                    className="h-10.5 w-full"
                    viewBox="0 0 100 42"
                    width="100"
                    height="42"
                    preserveAspectRatio="none"
                    stroke="currentColor"
                    aria-hidden
                  >
                    <path d="M0 2h44" strokeWidth="4" />
                    <path d="M0 21h40m40 0h20M0 31h52m28 0h20M0 41h60m20 0h20" strokeOpacity="0.4" strokeWidth="1.5" />
                  </svg>
                  <p className="technology-figure numerals mt-4.5 whitespace-nowrap border-t pt-2.5 text-end">
                    {t('example.total')}
                  </p>
                </div>
              </div>
            </Step>
            <Step id="post" locale={locale} className="@wide:col-span-5 @wide:[--delay:.35s]">
              {ENTRY.map(({ account, name, amount }) => (
                <div
                  key={account}
                  className={clsx(
                    'flex flex-wrap items-baseline gap-x-2 gap-y-1 border-rule-light border-t pt-3.25 pb-3.5 @wide:me-7',
                    'first:border-current first:border-t-line',
                  )}
                >
                  <span className="technology-figure numerals min-w-18 text-brass">{account}</span>{' '}
                  <span className="wrap-break-word min-w-min flex-1 basis-22 text-small leading-tight">
                    {t(`example.${name}`)}
                  </span>{' '}
                  <span className="technology-figure numerals ms-auto">{t(`example.${amount}`)}</span>
                </div>
              ))}
            </Step>
            <Step id="report" locale={locale} className="@wide:col-span-4 @wide:[--delay:.75s]">
              <p className="flex flex-wrap items-baseline gap-2.5 text-small">
                <span className="technology-figure numerals text-brass">{ENTRY[0].account}</span>{' '}
                <span>{t(`example.${ENTRY[0].name}`)}</span>
              </p>
              <Sum>{t(`example.${ENTRY[0].amount}`)}</Sum>
            </Step>
          </ol>
        )}
        <Platforms locale={locale} values={values} />
      </div>
    </section>
  );
}

type StepProps = { id: (typeof STEPS)[number]; locale: Locale; className: string; children: ReactNode };

/** A step: its drawing (`children`) with the text below it, or beside it in windows of medium width. */
async function Step({ id, locale, className, children }: StepProps) {
  const t = await getTranslations({ locale, namespace: 'technology' });
  const body = optional(t, `steps.${id}.body`, { platforms: platformNames(locale, 'disjunction') });
  const [total, net, vat] = [t('example.total'), t('example.net'), t('example.vat')];
  const accounts = ENTRY.map(({ account, name }) => [name, `${account} ${plainName(t(`example.${name}`))}`]);
  // It has two lines below its drawing instead of one.
  const isResult = id === 'report';
  return (
    <li
      className={clsx(
        'draw-when-seen gap-x-gutter @pair:grid @pair:@max-wide:grid-cols-2 print:block',
        '@wide:row-span-3 @wide:grid-rows-subgrid',
        className,
      )}
    >
      <div
        className={clsx(
          'relative flex flex-col justify-end pb-5 @wide:pb-7 print:h-48 print:pb-5',
          isResult ? 'answer-lines' : 'technology-line',
        )}
        aria-hidden
      >
        {children}
      </div>
      <div className="@pair:@max-wide:self-end @pair:@max-wide:pb-4 @wide:contents">
        <h3
          className={clsx(
            'text-h4 leading-tight @pair:@max-wide:mt-0 @pair:@max-wide:ps-4 @wide:mt-9 @wide:pe-4',
            'print:mt-4 print:ps-0 print:text-field print:leading-tight',
            isResult ? 'mt-8' : 'mt-5',
          )}
        >
          {t(`steps.${id}.title`)}
        </h3>
        {/* In place of the drawing. */}
        <p className="sr-only">{t(`steps.${id}.figures`, { total, net, vat, ...Object.fromEntries(accounts) })}</p>
        {body && <p className="mt-2 max-w-[40ch] text-mist @pair:@max-wide:ps-4 @wide:pe-4 print:ps-0">{body}</p>}
      </div>
    </li>
  );
}

const Sum = ({ children }: { children: string }) => (
  <div className="numerals @container mt-3">
    <p
      className={clsx(
        'technology-sum sm:whitespace-nowrap forced-colors:leading-none',
        children.length > 6 && '[--digits:6.6]',
      )}
    >
      {children}
    </p>
  </div>
);

type PlatformsProps = { locale: Locale; values: { platforms: string; count: number } };

async function Platforms({ locale, values }: PlatformsProps) {
  const t = await getTranslations({ locale, namespace: 'technology' });
  const platforms = company.platforms.map((row) => ({ ...row, body: optional(t, `platforms.${row.id}.body`) }));
  const others = optional(t, 'others');
  return (
    <div className="columns mt-chapter print:mt-2 print:gap-y-0!">
      <p className="pb-3.5 font-semibold text-label @wide:col-span-3 @wide:pt-7.5">{t('systems', values)}</p>
      {platforms.map(({ id, name, body }, index) => (
        <article
          key={id}
          className={clsx(
            'items-center gap-x-gutter border-t py-5 sm:pt-6 sm:pb-6.5 print:grid print:grid-cols-3 print:py-2',
            '@wide:col-start-4 @wide:grid @wide:grid-cols-9 @wide:pt-7.5 @wide:pb-8',
            index === 0 ? 'border-t-line' : 'border-rule-light',
          )}
        >
          <h3 className="technology-platform @wide:col-span-5">
            <PlatformName id={id} name={name} />
          </h3>
          {body && (
            <p className="mt-3 max-w-note text-chalk @wide:col-span-4 @wide:mt-0 print:col-span-2 print:mt-0 print:max-w-none">
              {body}
            </p>
          )}
        </article>
      ))}
      {others && <p className="border-rule-light border-t py-5 @wide:col-start-4">{others}</p>}
      <p className="border-rule-light border-t pt-4 text-label text-mist @wide:col-start-4">{t('note', values)}</p>
    </div>
  );
}

function PlatformName({ id, name }: { id: string; name: string }) {
  const logo = logoOf(`platforms/${id}`)?.dark;
  if (!logo) return name;
  return <LogoPicture logo={logo} ground="dark" alt={name} className="h-[1.2em] w-auto max-w-full" lazy />;
}

function platformNames(locale: Locale, type: 'conjunction' | 'disjunction'): string {
  const format = new Intl.ListFormat(LOCALES[locale].intl, { type });
  return format.format(company.platforms.map(({ name }) => unbroken(name)));
}
