import { getTranslations } from 'next-intl/server';
import { HeroDeadline } from '@/components/deadlines/Deadlines';
import type { Locale } from '@/i18n/locales';
import { company, phoneHref, priceText } from '@/lib/company';

/** The price and who answers the telephone, where the facts have them: the last line of the hero, on a phone right below the buttons. */
export async function GroundRow({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'hero' });
  const price = priceText(locale);
  const person = company.people.find(({ phone }) => phone);
  if (!price && !person?.phone && !company.deadlines) return null;
  return (
    <div className="hero-ground flex small:-order-1 flex-wrap items-baseline gap-x-5 border-rule-light text-small roomy:order-1 roomy:basis-full roomy:border-t roomy:pt-2">
      {price && <p className="text-balance">{t('price', { price })}</p>}
      {person?.phone && (
        <p className="flex items-baseline gap-x-3.5">
          {company.openingHours.length > 0 && (
            <span className="question-line nojs:hidden relative bottom-[.2em] h-1.5 w-7 flex-none print:hidden [--line:--theme(--color-brass)]" />
          )}
          <span>
            {t.rich('answers', {
              name: person.name.split(' ')[0] ?? '',
              phone: person.phone,
              link: (phone) => (
                <a className="inline-link font-medium inline-block py-2.75" href={phoneHref(person.phone ?? '')}>
                  {phone}
                </a>
              ),
            })}
          </span>
        </p>
      )}
      <HeroDeadline locale={locale} />
    </div>
  );
}
