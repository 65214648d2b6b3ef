import clsx from 'clsx';
import { getTranslations } from 'next-intl/server';
import { Reasons, Rows } from '@/components/rows/Rows';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { LogoPicture } from '@/components/ui/Logo.browser';
import { SectionHeading } from '@/components/ui/SectionHeading';
import type { Locale } from '@/i18n/locales';
import { company, messageValues, shows } from '@/lib/company';
import { logoOf } from '@/lib/pictures';
import { optional } from '@/lib/texts';
import { AboutPicture } from './AboutPicture';
import { Customers } from './Customers';
import { Memberships } from './Memberships';
import { People } from './People';
import { onlyCustomer, Proof } from './Proof';

export async function About({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'about' });
  const second = [
    optional(t, 'paragraph2', messageValues),
    shows('about.insured') && ` ${t('insured')}`,
    shows('about.english') && ` ${t('english')}`,
  ].filter(Boolean);
  return (
    <section id="about" className="py-section">
      <div className="wrap">
        <SectionHeading label={t('label')} title={t('title')} />
        <div className="columns mt-panel gap-y-6 print:mt-2">
          <p className="max-w-text @half:@max-wide:pe-gutter @half:col-end-7 @wide:col-start-4 @wide:col-end-8">
            {t('paragraph1', messageValues)}
          </p>
          {second.length > 0 && <p className="max-w-text @half:col-start-7 @wide:col-start-9">{second}</p>}
        </div>
        <Reasons locale={locale} />
        <Facts locale={locale} />
        <Memberships locale={locale} />
        <Rows list="trades" locale={locale} />
        {!onlyCustomer(locale) && <Customers locale={locale} />}
      </div>
    </section>
  );
}

const hasOnePerson = company.people.length === 1;
/** Their column would be much longer than what is beside it, so they are below. */
const hasSeveralPeople = company.people.length > 1;
const hasCredentials = shows('about.badge') || hasOnePerson;
const hasPicture = shows('about.picture') || shows('about.body');

function Facts({ locale }: { locale: Locale }) {
  const hasAside = hasPicture || shows('about.news') || onlyCustomer(locale) !== undefined;
  if (!hasCredentials && !hasSeveralPeople && !hasAside) return null;
  return (
    <div
      className={clsx(
        'columns mt-heading gap-y-6 sm:gap-y-10',
        'print:mt-2 print:flex print:flex-wrap print:items-start print:gap-6 print:*:flex-1',
      )}
    >
      {hasCredentials && (
        <div
          className={clsx(
            'about-credentials rows-columns content-start print:contents print:*:flex-1',
            hasAside && 'about-beside',
          )}
        >
          {hasOnePerson && <People locale={locale} />}
          {shows('about.badge') && <Badge locale={locale} />}
        </div>
      )}
      {hasAside && <Aside locale={locale} />}
      {hasSeveralPeople && <People locale={locale} />}
    </div>
  );
}

const Aside = ({ locale }: { locale: Locale }) => (
  <div
    className={clsx(
      'grid gap-y-6 sm:gap-y-8 @wide:col-start-4 print:contents print:*:flex-1',
      hasCredentials && '@half:col-start-5',
    )}
  >
    {hasPicture && <AboutPicture locale={locale} />}
    <Proof locale={locale} />
  </div>
);

/** One of them is shown: it claims no more than the owner has confirmed. */
const CAPTIONS = ['caption', 'captionControlled', 'captionMember'] as const;

async function Badge({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'about.badge' });
  const { badge, licence } = company;
  const logo = shows('about.badge.alt') ? logoOf(badge ?? '')?.light : undefined;
  const shown = CAPTIONS.find((name) => shows(`about.badge.${name}`));
  const caption = shown && optional(t, shown);
  return (
    <figure className="print:min-w-80">
      {logo && <LogoPicture logo={logo} ground="light" alt={t('alt')} lazy />}{' '}
      {(caption || shows('about.badge.register')) && (
        <figcaption className={clsx('text-balance text-slate text-small', badge && 'mt-3')}>
          {caption && `${caption} `}
          {shows('about.badge.register') && (
            <ExternalLink
              className="mt-1 block py-1 font-semibold text-ink"
              href={licence?.registerUrl}
              locale={locale}
            >
              {t('register')}
            </ExternalLink>
          )}
        </figcaption>
      )}
    </figure>
  );
}
