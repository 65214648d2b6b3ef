import { getTranslations } from 'next-intl/server';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { LOCALES, type Locale } from '@/i18n/locales';
import { firm } from '@/site/firm';

/** The two accounting systems the firm works in, divided by two upright lines (specification, section 1). */
export async function Technology({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'technology' });
  const names = firm.platforms.map(({ name }) => name);
  const platforms = new Intl.ListFormat(LOCALES[locale].html).format(names);
  return (
    <section id="technology" className="on-dark py-section">
      <div className="wrap">
        <SectionHeading mark={t('label')} title={t('title')} lead={t('lead', { platforms })} />
        <div className="platforms mt-heading">
          {firm.platforms.map(({ id, name }) => (
            <article key={id} className="py-panel">
              <h3 className="text-wordmark">
                <img className="platform-mark" src={`/brand/platform-${id}.svg`} alt={name} loading="lazy" />
              </h3>
              <p className="mt-6 max-w-[44ch] text-[#e4e6e2]">{t(`${id}.body`)}</p>
            </article>
          ))}
        </div>
        <p className="border-rule-light border-t pt-4 text-label text-mist">{t('note', { platforms })}</p>
      </div>
    </section>
  );
}
