import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ConsentSettingsButton } from '@/components/consent/ConsentSettingsButton';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { ExternalArrow } from '@/components/ui/icons';
import { SectionMark } from '@/components/ui/SectionMark';
import { LOCALE_IDS, LOCALES, type Locale } from '@/i18n/locales';
import { company, formatAddress, unbroken } from '@/lib/company';
import { STORAGE_KEYS } from '@/lib/constants';
import { StorageTable } from './StorageTable';

/** Ids of the policy's sections in their order (docs/behaviour.md, “Privacy policy”). */
const SECTIONS = [
  'controller',
  'data',
  'purpose',
  'voluntary',
  'recipients',
  'transfers',
  'retention',
  'rights',
  'automated',
  'security',
  'cookies',
] as const;
type SectionId = (typeof SECTIONS)[number];
type StorageId = keyof typeof STORAGE_KEYS;

const RIGHTS = ['access', 'rectification', 'erasure', 'restriction', 'objection', 'portability', 'withdraw'] as const;

/** The privacy policy: title, contents and the eleven sections. */
export async function PrivacyPolicy({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'privacy' });
  const texts = await sectionTexts(locale);
  const date = new Intl.DateTimeFormat(LOCALES[locale].intl, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return (
    <div className="policy wrap pt-[calc(64px+--theme(--spacing-document))] pb-section lg:pt-[calc(104px+7rem)]">
      <SectionMark className="pb-6">{t('label')}</SectionMark>
      <h1 className="policy-title">{t('title')}</h1>
      <p className="mt-intro max-w-[40rem] text-lead tracking-normal">{t('lead')}</p>
      <p className="mt-4 text-slate text-small">
        {t('updated', { date: date.format(new Date(company.privacyUpdated)) })}
      </p>
      <div className="columns mt-heading gap-y-12">
        <nav
          className="no-print text-small wide:sticky wide:top-33 wide:col-[1/4] wide:self-start"
          aria-labelledby="contents"
        >
          <h2 className="border-ink border-b-[1.5px] pb-3 font-semibold text-label" id="contents">
            {t('contents')}
          </h2>
          <ol>
            {SECTIONS.map((id, index) => (
              <li key={id}>
                <a className="contents-link" href={`#${id}`}>
                  <span className="figures pr-2 text-[1.125rem] text-brass-text leading-none">{index + 1}</span>
                  <span className="draw-lines justify-self-start">{t(`${id}.title`)}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="wide:col-[5/13]">
          {SECTIONS.map((id, index) => (
            <section key={id} id={id} className="policy-section" aria-labelledby={`${id}-title`}>
              <h2
                className="grid grid-cols-[minmax(2.25rem,max-content)_1fr] items-baseline text-h2-small sm:grid-cols-[minmax(3.25rem,max-content)_1fr]"
                id={`${id}-title`}
              >
                <span className="figures pr-2 text-[1.05em] text-brass-text">{index + 1}</span>
                <span>{t(`${id}.title`)}</span>
              </h2>
              <div className="policy-body">{texts[id]}</div>
            </section>
          ))}
          <div className="two-lines h-[7px] border-y-2 [--line:--theme(--color-brass-line)]" />
        </div>
      </div>
    </div>
  );
}

/** What stands in each section, as paragraphs, lists and the table of what is stored. */
async function sectionTexts(locale: Locale): Promise<Record<SectionId, ReactNode>> {
  const t = await getTranslations({ locale, namespace: 'privacy' });
  const common = await getTranslations({ locale, namespace: 'common' });
  const footer = await getTranslations({ locale, namespace: 'footer' });
  const { map } = company;
  const facts = {
    company: company.name,
    email: company.email,
    phone: unbroken(company.phone),
    postalAddress: formatAddress(company.postalAddress ?? company.officeAddress),
  };
  const strong = (text: ReactNode) => <strong className="font-semibold">{text}</strong>;
  const paragraph = (text: ReactNode) => <p>{text}</p>;
  const externalLink = (href: string) => (text: ReactNode) => (
    <ExternalLink className="inline-link" href={href} newTab={common('opensInNewTab')}>
      <span className="whitespace-nowrap">
        {text}
        <ExternalArrow />
      </span>
    </ExternalLink>
  );
  const service = map && { service: map.service, provider: map.provider };
  const keys = Object.entries(STORAGE_KEYS) as [StorageId, string][];
  const ownStorage = keys
    .filter(([id]) => isUsed(id))
    .map(([id, name]) => ({
      name,
      type: t(`cookies.${id}.type`),
      purpose: t(`cookies.${id}.purpose`),
      duration: t(`cookies.${id}.duration`),
    }));
  const mapCookies = (map?.cookies ?? []).map(({ name, purpose, months }) => ({
    name,
    type: t('cookies.mapType'),
    purpose: t(`cookies.mapPurposes.${purpose}`),
    duration: t('cookies.mapDuration', { months }),
  }));
  return {
    controller: (
      <>
        {paragraph(t('controller.body', facts))}
        {paragraph(footer('registration', { number: unbroken(company.organizationNumber) }))}
        {paragraph(t('controller.processorNote'))}
      </>
    ),
    data: (
      <>
        {paragraph(t('data.intro'))}
        <Rows
          texts={[
            t.rich('data.inquiry', { strong }),
            t.rich('data.customer', { strong }),
            t.rich('data.technical', { strong }),
          ]}
        />
        {paragraph(t('data.sensitive'))}
      </>
    ),
    purpose: (
      <>
        {paragraph(t('purpose.intro'))}
        <Rows
          texts={[
            t.rich('purpose.inquiries', { strong, months: company.retentionMonths }),
            t.rich('purpose.assignments', { strong }),
            t.rich('purpose.operation', { strong, days: company.logDays }),
            ...(service ? [t.rich('purpose.map', { ...service, strong })] : []),
          ]}
        />
      </>
    ),
    voluntary: paragraph(t('voluntary.body')),
    recipients: (
      <>
        {paragraph(t('recipients.intro'))}
        <Rows
          texts={[
            t.rich('recipients.processors', { strong }),
            t.rich('recipients.authorities', { strong }),
            ...(service ? [t.rich('recipients.map', { ...service, strong })] : []),
          ]}
        />
        {paragraph(t('recipients.confidentiality'))}
      </>
    ),
    transfers: (
      <>
        {paragraph(t('transfers.body'))}
        {service && paragraph(t('transfers.map', service))}
      </>
    ),
    retention: (
      <>
        {paragraph(t('retention.intro'))}
        <Rows
          texts={[
            t.rich('retention.inquiries', { strong, months: company.retentionMonths }),
            t.rich('retention.customers', { strong }),
            t.rich('retention.logs', { strong, days: company.logDays }),
          ]}
        />
      </>
    ),
    rights: (
      <>
        {paragraph(t('rights.intro'))}
        <Rows dense texts={RIGHTS.map((right) => t(`rights.${right}`))} />
        {paragraph(t('rights.how', { email: company.email }))}
        {paragraph(
          t.rich('rights.complaint', {
            link: externalLink(company.dataProtectionAuthorityUrl),
          }),
        )}
      </>
    ),
    automated: paragraph(t('automated.body')),
    security: (
      <>
        {paragraph(t('security.body'))}
        {company.confirmed.securityMeasures === 'yes' && paragraph(t('security.measures'))}
      </>
    ),
    cookies: (
      <>
        {paragraph(t('cookies.intro'))}
        <StorageTable caption={t('cookies.tableCaption')} rows={ownStorage} locale={locale} />
        {paragraph(t('cookies.necessary'))}
        {map ? (
          <>
            {paragraph(t.rich('cookies.map', { ...service, link: externalLink(map.privacyUrl) }))}
            {mapCookies.length > 0 && (
              <StorageTable caption={t('cookies.mapCaption', service)} rows={mapCookies} locale={locale} />
            )}
            <p className="no-print">{t('cookies.change')}</p>
            <ConsentSettingsButton className="button no-print justify-self-start">
              {t('cookies.openSettings')}
            </ConsentSettingsButton>
          </>
        ) : (
          paragraph(t('cookies.noMap'))
        )}
      </>
    ),
  };
}

/** A decision is stored only where there is a map to decide about, a language only where there is a choice. */
function isUsed(id: StorageId): boolean {
  if (id === 'consent' || id === 'consentDate') return company.map !== undefined;
  return id !== 'language' || LOCALE_IDS.length > 1;
}

/** A list as ruled rows. */
function Rows({ texts, dense = false }: { texts: ReactNode[]; dense?: boolean }) {
  return (
    <ul className={dense ? 'policy-rows policy-rows-dense' : 'policy-rows'}>
      {texts.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are texts in a fixed order
        <li key={index}>{text}</li>
      ))}
    </ul>
  );
}
