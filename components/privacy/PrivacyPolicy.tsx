import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ControlText } from '@/components/ui/ControlText.browser';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { Registration } from '@/components/ui/Registration';
import { SectionLabel } from '@/components/ui/SectionHeading';
import { LOCALES, type Locale } from '@/i18n/locales';
import { company, emailHref, letterAddress, phoneHref, shows, unbroken } from '@/lib/company';
import { element } from '@/lib/texts';
import { StorageSection } from './StorageSection';

type Block = string | readonly string[];

/** The sections in order (specification, section 2), with the keys of their texts: a key is a paragraph, an array of keys is a list. */
const SECTIONS = {
  controller: ['body', 'registration', 'processorNote'],
  data: ['intro', ['inquiry', 'customer', 'technical'], 'sensitive'],
  purpose: ['intro', ['inquiries', 'assignments', 'operation', 'map']],
  voluntary: ['body'],
  recipients: ['intro', ['processors', 'authorities', 'others', 'qualityControl', 'map'], 'confidentiality'],
  transfers: ['body', 'formService', 'host', 'map'],
  retention: ['intro', ['inquiries', 'customers', 'logs']],
  rights: [
    'intro',
    ['access', 'rectification', 'erasure', 'restriction', 'portability', 'withdraw'],
    'objection',
    'how',
    'complaint',
  ],
  automated: ['body'],
  security: ['body', 'measures'],
  cookies: [],
} as const satisfies Record<string, readonly Block[]>;

type SectionId = keyof typeof SECTIONS;

export async function PrivacyPolicy({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'privacy' });
  const text = await policyText(locale);
  const sections = Object.entries(SECTIONS) as [SectionId, readonly Block[]][];
  const updated = new Date(company.privacyUpdated);
  const date = updated.toLocaleDateString(LOCALES[locale].intl, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <div id="privacy-policy" className="wrap columns print:block">
      {/* The same class as the sections: reader views leave out siblings of another one. */}
      <div className="privacy-part">
        <SectionLabel answered className="pb-6">
          {t('label')}
        </SectionLabel>
        <h1>{t('title')}</h1>
        <p className="mt-7 max-w-160 text-lead tracking-normal lg:mt-9">{t('lead')}</p>
        <p className="mt-4 mb-heading text-slate text-small print:mb-2">{t('updated', { date })}</p>
      </div>
      <nav className="text-small @wide:col-end-4 @wide:self-start print:hidden" aria-labelledby="contents">
        <h2 className="border-t-line py-3 font-semibold text-label" id="contents">
          {t('contents')}
        </h2>
        {/* So that `:target-current` is the link of the section in view. */}
        <ol className="[scroll-target-group:auto]">
          {sections.map(([id], index) => (
            <li key={id}>
              <a
                className="flex items-baseline border-rule border-t py-2.5 leading-snug [--line:--theme(--color-brass-line)]"
                href={`#${id}`}
              >
                <span className="numerals min-w-9 flex-none pe-2 text-brass-text text-field leading-none">
                  {index + 1}
                </span>{' '}
                <span className="draw-lines">
                  <ControlText>{t(`${id}.title`)}</ControlText>
                </span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="privacy-part">
        {sections.map(([id, content], index) => (
          <section key={id} id={id} className="border-rule border-t first:border-ink first:border-t-line">
            <h2 className="flex flex-wrap items-baseline text-title">
              <span className="numerals min-w-9 flex-none pe-2 text-brass-text sm:min-w-13">{index + 1}</span>{' '}
              <span className="min-w-0 grow basis-40">{t(`${id}.title`)}</span>
            </h2>
            <div className="@container mt-4 box-content max-w-[66ch] lg:ps-13 print:max-w-none print:ps-0">
              {shownBlocks(id, content).map((block) =>
                typeof block === 'string' ? (
                  <p key={block}>{text(id, block)}</p>
                ) : (
                  <ul role="list" key={id} className="border-rule border-t last:-mb-3.25">
                    {block.map((row) => (
                      <li key={row} className={id === 'rights' ? 'py-2' : 'py-3.25'}>
                        {text(id, row)}
                      </li>
                    ))}
                  </ul>
                ),
              )}
              {id === 'cookies' && (
                <StorageSection locale={locale} mapText={shows('privacy.cookies.map') && text('cookies', 'map')} />
              )}
            </div>
          </section>
        ))}
        <div className="two-lines h-1.75 border-y-2 [--line:--theme(--color-brass-line)]" />
        <a
          className="privacy-back inline-link touch-link bottom-0 mt-6 bg-paper px-3 @wide:hidden print:hidden"
          href="#contents"
        >
          {t('contents')}
        </a>
      </div>
    </div>
  );
}

function shownBlocks(id: SectionId, blocks: readonly Block[]): Block[] {
  const isShown = (key: string) => shows(`privacy.${id}.${key}`);
  return blocks
    .map((block) => (typeof block === 'string' ? block : block.filter(isShown)))
    .filter((block) => typeof block !== 'string' || isShown(block));
}

async function policyText(locale: Locale): Promise<(section: string, key: string) => ReactNode> {
  const t = await getTranslations({ locale });
  const { association, map } = company;
  const { street, postalCode, city } = letterAddress;
  const values = {
    company: company.name,
    email: element(
      // No inline block, which a comma could not follow on the same line.
      <a key="email" className="inline-link font-medium" href={emailHref(company.email)}>
        {company.email}
      </a>,
    ),
    phone: element(
      <a key="phone" className="inline-link text-[min(1em,7*var(--vw))] font-medium" href={phoneHref(company.phone)}>
        {unbroken(company.phone)}
      </a>,
    ),
    postalAddress: element(
      <span key="address">
        <span className="inline-block max-w-full">{street},</span> {unbroken(`${postalCode} ${city}`)}
      </span>,
    ),
    association: association?.name ?? '',
    service: map?.service ?? '',
    provider: map?.provider ?? '',
    months: company.retentionMonths,
    years: company.customerYears,
    days: company.logDays,
    strong: (text: ReactNode) => <strong className="font-semibold">{text}</strong>,
  };
  return (section, key) => {
    if (key === 'registration') return <Registration locale={locale} />;
    const href = section === 'cookies' ? map?.privacyUrl : company.dataProtectionAuthorityUrl;
    const link = (text: ReactNode) => (
      <ExternalLink className="inline-link font-medium" href={href} locale={locale}>
        {text}
      </ExternalLink>
    );
    return t.rich(`privacy.${section}.${key}` as 'privacy.data.intro', { ...values, link });
  };
}
