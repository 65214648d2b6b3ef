import { getTranslations } from 'next-intl/server';
import { company, numberText, phoneHref, shows } from '@/company/company';
import type { Locale } from '@/company/locales';
import { HeroDeadline } from '@/components/deadlines/Deadlines';

/** Returns the height of price and person on phones (hero.css). */
export function factsHeight(): string {
  const rows = [shows('hero.price'), shows('hero.answers')].filter(Boolean).length;
  return ['0rem', '3.5rem', '6.25rem'][rows] ?? '';
}

/** Price, who answers the phone, and next deadline, if the facts have them: the last line of the hero, on phones below the buttons. */
export async function HeroFacts({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'hero' });
  const price = numberText(company.priceFrom, locale);
  const { name, phone } = company.people.find((person) => person.phone) ?? { name: '', phone: '' };
  if (!shows('hero.price') && !shows('hero.answers') && !shows('services.deadlines')) return null;
  return (
    <div className="hero-facts flex small:-order-1 flex-wrap items-baseline gap-x-5 border-rule-light text-small roomy:order-1 roomy:basis-full roomy:border-t roomy:pt-2">
      {shows('hero.price') && <p className="text-balance">{t('price', { price })}</p>}
      {shows('hero.answers') && (
        <p className="flex items-baseline gap-x-3.5">
          {shows('contact.hours') && (
            <span className="question-line nojs:hidden relative bottom-0.75 h-1.5 w-7 flex-none print:hidden [--line:--theme(--color-brass)]" />
          )}
          <span>
            {t.rich('answers', {
              name: name.split(' ')[0] ?? '',
              phone: phone ?? '',
              link: (words) => (
                <a className="inline-link font-medium inline-block py-2.75" href={phoneHref(phone ?? '')}>
                  {words}
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
