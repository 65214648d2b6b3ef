import { getTranslations } from 'next-intl/server';
import { drawElement } from '@/components/ui/draw-element';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { LOCALES, type Locale } from '@/i18n/locales';
import { readDrawing } from '@/lib/brand';
import { company, unbroken } from '@/lib/company';

/** The accounts of the example: 250.00 with VAT of 25 %. */
const ENTRY = [
  { account: '6800', name: 'supplies', amount: 'net' },
  { account: '2710', name: 'inputVat', amount: 'vat' },
  { account: '1920', name: 'bank', amount: 'paid' },
] as const;

/** The way of a receipt to the report in three steps, and the accounting platforms. */
export async function Technology({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'technology' });
  const count = company.platforms.length;
  const platforms = platformNames(locale, 'conjunction');
  return (
    <section id="technology" className="on-dark overflow-x-clip py-section" suppressHydrationWarning>
      <div className="wrap">
        <SectionHeading mark={t('label')} title={t('title')} lead={t('lead', { platforms, count })} />
        <ol className="way">
          <li>
            <div className="way-drawing" aria-hidden>
              <div className="way-slip">
                <div className="way-paper">
                  <div className="way-bars">
                    <i />
                    <i />
                    <i />
                    <i />
                  </div>
                  <p className="way-total figures">{t('example.total')}</p>
                </div>
              </div>
            </div>
            <h3>{t('steps.photo.title')}</h3>
            <p>{t('steps.photo.body')}</p>
          </li>
          <li>
            <div className="way-drawing" aria-hidden>
              <div className="way-rows">
                {ENTRY.map(({ account, name, amount }) => (
                  <div key={account}>
                    <span className="figures">{account}</span>
                    <span>{t(`example.${name}`)}</span>
                    <span className="figures">{t(`example.${amount}`)}</span>
                  </div>
                ))}
              </div>
            </div>
            <h3>{t('steps.post.title')}</h3>
            <p>{t('steps.post.body', { platforms: platformNames(locale, 'disjunction') })}</p>
          </li>
          <li>
            <div className="way-drawing way-answer" aria-hidden>
              <p className="way-name">
                <span className="figures">{ENTRY[0].account}</span>
                <span>{t(`example.${ENTRY[0].name}`)}</span>
              </p>
              <p className="way-sum figures">{t(`example.${ENTRY[0].amount}`)}</p>
            </div>
            <h3>{t('steps.report.title')}</h3>
            <p>{t('steps.report.body')}</p>
          </li>
        </ol>
        <div className="systems">
          <p className="systems-label">{t('systems', { count })}</p>
          {company.platforms.map(({ id, name }) => (
            <article key={id}>
              <h3>
                <PlatformName id={id} name={name} />
              </h3>
              <p>{t(`${id}.body`)}</p>
            </article>
          ))}
          <p className="systems-note">{t('note', { platforms, count })}</p>
        </div>
      </div>
    </section>
  );
}

/** The platform's own logo where content/brand/platforms/ has one, named for screen readers; else its name. */
function PlatformName({ id, name }: { id: string; name: string }) {
  const logo = readDrawing(`platforms/${id}`);
  if (!logo) return name;
  return (
    <svg className="block h-[1em] w-auto max-w-full" viewBox={logo.viewBox} role="img" aria-label={name}>
      {logo.elements.map(drawElement)}
    </svg>
  );
}

/** The names of the platforms, joined with “and” or “or”. */
function platformNames(locale: Locale, type: 'conjunction' | 'disjunction'): string {
  const format = new Intl.ListFormat(LOCALES[locale].intl, { type });
  return format.format(company.platforms.map(({ name }) => unbroken(name)));
}
