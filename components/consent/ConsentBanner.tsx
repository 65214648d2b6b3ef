import clsx from 'clsx';
import { getTranslations } from 'next-intl/server';
import { Island } from '@/components/islands/Island';
import { ControlText } from '@/components/ui/ControlText.browser';
import type { Locale } from '@/i18n/locales';
import { pagePath } from '@/i18n/pages';

/** Asks for consent on the first visit. It is in the HTML of every page; the style sheet shows it while consent is unknown. */
export async function ConsentBanner({ locale, service }: { locale: Locale; service: string }) {
  const t = await getTranslations({ locale, namespace: 'consent.banner' });
  const [first, ...rest] = t('body', { service }).split(/(?<=[.!?])\s/);
  return (
    <section
      id="consent-banner"
      className="@container question-line inset-x-0 bottom-0 overflow-y-auto bg-sheet text-base print:hidden"
      aria-label={t('label')}
    >
      <div
        className={clsx(
          'wrap grid grid-cols-1 gap-3 py-3.5 @banner:flex @banner:items-center @banner:gap-8',
          'low:gap-y-2 low:py-2 narrow:gap-1 narrow:py-2',
        )}
      >
        <div className="flex-1">
          <p className="low:me-2 low:inline font-semibold text-body leading-snug">{t('title')}</p>
          <p className="low:inline mt-1 max-w-[70ch] text-small">
            {first} <span className="narrow:hidden">{rest.join(' ')} </span>
            <a className="inline-link font-medium inline-block leading-relaxed" href={pagePath('privacy', locale)}>
              <ControlText>{t('privacyLink')}</ControlText>
            </a>
          </p>
        </div>
        <Island name="ConsentAnswers" props={{ settings: t('settings'), decline: t('decline'), accept: t('accept') }} />
      </div>
    </section>
  );
}
