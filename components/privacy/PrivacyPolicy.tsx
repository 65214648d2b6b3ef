import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ConsentSettingsButton } from '@/components/consent/ConsentSettingsButton';
import { ExternalArrow } from '@/components/ui/icons';
import { SectionMark } from '@/components/ui/SectionMark';
import { LOCALES, type Locale } from '@/i18n/locales';
import { firm, formatAddress } from '@/site/firm';
import { StorageTable } from './StorageTable';

/** Ids of the policy's sections in their order (specification, section 2, Privacy page sections). */
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

const RIGHTS = ['access', 'rectification', 'erasure', 'restriction', 'objection', 'portability', 'withdraw'] as const;

/** The privacy policy: title, contents and the eleven sections. */
export async function PrivacyPolicy({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'privacy' });
  const texts = await sectionTexts(locale);
  const date = new Intl.DateTimeFormat(LOCALES[locale].openGraph.replace('_', '-'), {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return (
    <div className="wrap pt-[calc(64px+clamp(3.5rem,2rem+6vw,8rem))] pb-section lg:pt-[calc(104px+7rem)]">
      <SectionMark className="pb-6">{t('label')}</SectionMark>
      <h1 className="text-h1">{t('title')}</h1>
      <p className="mt-[clamp(1.5rem,1rem+1.5vw,2.5rem)] max-w-[40rem] text-lead tracking-normal">{t('lead')}</p>
      <p className="mt-4 text-slate text-small">{t('updated', { date: date.format(new Date(firm.privacyUpdated)) })}</p>
      <div className="columns mt-heading gap-y-12">
        <nav className="no-print text-small lg:sticky lg:top-33 lg:col-[1/4]! lg:self-start" aria-labelledby="contents">
          <h2 className="border-ink border-b-[1.5px] pb-3 font-semibold text-label" id="contents">
            {t('contents')}
          </h2>
          <ol>
            {SECTIONS.map((id, index) => (
              <li key={id}>
                <a className="contents-link" href={`#${id}`}>
                  <span className="figures text-[1.125rem] text-brass-text leading-none">{index + 1}</span>
                  <span>{t(`${id}.title`)}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="lg:col-[5/13]!">
          {SECTIONS.map((id, index) => (
            <section key={id} id={id} className="policy-section" aria-labelledby={`${id}-title`}>
              <h2
                className="grid grid-cols-[2.25rem_1fr] items-baseline text-h2-small sm:grid-cols-[3.25rem_1fr]"
                id={`${id}-title`}
              >
                <span className="figures text-[1.05em] text-brass-text">{index + 1}</span>
                <span>{t(`${id}.title`)}</span>
              </h2>
              <div className="policy-body">{texts[id]}</div>
            </section>
          ))}
          <div className="two-lines h-[7px]! border-y-2! [--line:theme(colors.brass.line)]" />
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
  const { map } = firm;
  const facts = {
    company: firm.name,
    email: firm.email,
    phone: firm.phone.replaceAll(' ', '\u00a0'),
    postalAddress: formatAddress(firm.postalAddress ?? firm.officeAddress),
  };
  const strong = (words: ReactNode) => <strong className="font-semibold">{words}</strong>;
  const paragraph = (text: ReactNode) => <p>{text}</p>;
  return {
    controller: (
      <>
        {paragraph(t('controller.body', facts))}
        {paragraph(footer('registration', { number: firm.organizationNumber }))}
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
            t.rich('purpose.inquiries', { strong }),
            t.rich('purpose.assignments', { strong }),
            t.rich('purpose.operation', { strong }),
            ...(map ? [t.rich('purpose.map', { strong })] : []),
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
            ...(map ? [t.rich('recipients.map', { strong })] : []),
          ]}
        />
        {paragraph(t('recipients.confidentiality'))}
      </>
    ),
    transfers: (
      <>
        {paragraph(t('transfers.body'))}
        {map && paragraph(t('transfers.map'))}
      </>
    ),
    retention: (
      <>
        {paragraph(t('retention.intro'))}
        <Rows
          texts={[
            t.rich('retention.inquiries', { strong }),
            t.rich('retention.customers', { strong }),
            t.rich('retention.logs', { strong }),
          ]}
        />
      </>
    ),
    rights: (
      <>
        {paragraph(t('rights.intro'))}
        <Rows dense texts={RIGHTS.map((right) => t(`rights.${right}`))} />
        {paragraph(t('rights.how', { email: firm.email }))}
        {paragraph(
          t.rich('rights.complaint', {
            link: (words) => (
              <a className="inline-link" href={firm.dataProtectionAuthorityUrl} target="_blank" rel="noopener">
                <span className="whitespace-nowrap">
                  {words}
                  <ExternalArrow />
                </span>
                <span className="sr-only"> ({common('opensInNewTab')})</span>
              </a>
            ),
          }),
        )}
      </>
    ),
    automated: paragraph(t('automated.body')),
    security: paragraph(t('security.body')),
    cookies: (
      <>
        {paragraph(t('cookies.intro'))}
        <StorageTable locale={locale} />
        {paragraph(t('cookies.necessary'))}
        {map ? (
          <>
            {paragraph(t('cookies.map', { service: map.service }))}
            {paragraph(t('cookies.change'))}
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
