import clsx from 'clsx';
import { getTranslations } from 'next-intl/server';
import { SectionMark } from '@/components/ui/SectionMark';
import { LOCALES, type Locale } from '@/i18n/locales';
import { company } from '@/lib/company';
import { SECTIONS } from './policy-sections';
import { policyText } from './policy-text';
import styles from './privacy.module.css';
import { StorageSection } from './StorageSection';

/** The privacy policy: title, contents and sections. */
export async function PrivacyPolicy({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'privacy' });
  const text = await policyText(locale);
  const sections = Object.entries(SECTIONS) as [keyof typeof SECTIONS, (string | string[])[]][];
  const date = new Intl.DateTimeFormat(LOCALES[locale].intl, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return (
    <div
      id="privacy-policy"
      className="policy wrap pt-[calc(64px+--theme(--spacing-chapter))] pb-section lg:pt-[calc(104px+7rem)]"
    >
      <SectionMark className="pb-6">{t('label')}</SectionMark>
      <h1 className={styles.policyTitle}>{t('title')}</h1>
      <p className="mt-7 lg:mt-9 max-w-[40rem] text-lead tracking-normal">{t('lead')}</p>
      <p className="mt-4 text-slate text-small">
        {t('updated', { date: date.format(new Date(company.privacyUpdated)) })}
      </p>
      <div className="columns mt-heading gap-y-12">
        <nav
          className="no-print text-small @wide:sticky @wide:top-33 @wide:col-[1/4] @wide:self-start"
          aria-labelledby="contents"
        >
          <h2 className="border-ink border-b-[1.5px] pb-3 font-semibold text-label" id="contents">
            {t('contents')}
          </h2>
          <ol>
            {sections.map(([id], index) => (
              <li key={id}>
                <a className={styles.contentsLink} href={`#${id}`}>
                  <span className="figures pr-2 text-[1.125rem] text-brass-text leading-none">{index + 1}</span>
                  <span className="draw-lines justify-self-start">{t(`${id}.title`)}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="@wide:col-[5/13]">
          {sections.map(([id, content], index) => (
            <section key={id} id={id} className={styles.policySection} aria-labelledby={`${id}-title`}>
              <h2
                className="grid grid-cols-[minmax(2.25rem,max-content)_1fr] items-baseline text-title sm:grid-cols-[minmax(3.25rem,max-content)_1fr]"
                id={`${id}-title`}
              >
                <span className="figures pr-2 text-[1.05em] text-brass-text">{index + 1}</span>
                <span>{t(`${id}.title`)}</span>
              </h2>
              <div className={styles.policyBody}>
                {content.map((block) =>
                  typeof block === 'string' ? (
                    <p key={block}>{text(id, block)}</p>
                  ) : (
                    <ul key={id} className={clsx(styles.policyRows, id === 'rights' && styles.policyRowsDense)}>
                      {block.map((row) => (
                        <li key={row}>{text(id, row)}</li>
                      ))}
                    </ul>
                  ),
                )}
                {id === 'cookies' && <StorageSection locale={locale} />}
              </div>
            </section>
          ))}
          <div className="two-lines h-[7px] border-y-2 [--line:--theme(--color-brass-line)]" />
        </div>
      </div>
    </div>
  );
}
