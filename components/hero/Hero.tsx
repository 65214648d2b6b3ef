import clsx from 'clsx';
import { getTranslations } from 'next-intl/server';
import { HeroDeadline } from '@/components/deadlines/Deadlines';
import { Island } from '@/components/islands/Island';
import { Button } from '@/components/ui/Button.browser';
import type { Locale } from '@/i18n/locales';
import { company, messageValues, numberText, phoneHref, shows } from '@/lib/company';
import { pictureOf } from '@/lib/pictures';
import { element, optional } from '@/lib/texts';
import { sumText } from './ExampleSum';
import { Headline } from './Headline';

export async function Hero({ locale }: { locale: Locale }) {
  const all = await getTranslations({ locale });
  const t = await getTranslations({ locale, namespace: 'hero' });
  const [eyebrow, lead] = [optional(t, 'eyebrow', messageValues), optional(t, 'lead')];
  return (
    <section id="hero" className="relative flex flex-col overflow-clip bg-ink-shadow text-paper">
      <div className="hero-view relative isolate z-1 flex flex-col justify-end print:pt-0">
        {shows('hero.slideshow') ? <Pictures /> : <div data-slides="none" />}
        <div className="hero-shade hero-shade-header" />
        {/* The darkest color of every picture is that of the background. */}
        <div className="hero-shade -z-1 inset-0 bg-ink-shadow mix-blend-lighten" />
        {/* Not a stacking context: the shade behind the headline blends with the pictures. */}
        <div className="relative [font-size:var(--h1)]">
          <div className="hero-shade hero-shade-headline" />
          <div className="wrap">
            <Headline text={t.raw('title')} sum={await sumText(locale)} />
          </div>
        </div>
      </div>
      <div className="hero-foot wrap relative z-1 w-full print:pt-5 print:pb-0">
        <div className="hero-row">
          {(eyebrow || lead) && (
            <div className="hero-words">
              {eyebrow && <p className="hero-eyebrow text-balance font-semibold">{eyebrow}</p>}
              {lead && <p className="hero-lead max-w-132 text-balance">{lead}</p>}
            </div>
          )}
          <div className="hero-buttons flex flex-wrap print:hidden">
            <Button primary href="#services">
              {shows('services.one') ? all('services.one.discover') : t('discover')}
            </Button>{' '}
            <Button href="#contact">{t('speak')}</Button>
          </div>
          <Facts locale={locale} />
          {shows('hero.slideshow') && <Controls locale={locale} />}
        </div>
      </div>
    </section>
  );
}

function Pictures() {
  const slides = company.slides.map((name) => ({ name, picture: pictureOf(name) }));
  return <Island name="Slides" props={{ slides, fallback: pictureOf('fallback') }} />;
}

async function Controls({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'hero.slideshow' });
  const total = company.slides.length;
  const goTo = company.slides.map((_, index) => t('goTo', { number: index + 1, total }));
  return <Island name="SlideControls" props={{ label: t('label'), pause: t('pause'), goTo }} />;
}

async function Facts({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'hero' });
  if (!shows('hero.price') && !shows('hero.answers') && !shows('services.deadlines')) return null;
  const person = company.people.find(({ phone }) => phone);
  const phone = person?.phone ?? '';
  const price = (
    <span key="price" className="numerals text-[1.5em] leading-none">
      {numberText(company.priceFrom, locale)}
    </span>
  );
  return (
    <div
      className={clsx(
        'hero-facts flex flex-wrap items-baseline gap-x-5 border-rule-light text-small',
        'roomy:order-1 roomy:basis-full roomy:border-t roomy:pt-2',
      )}
    >
      {shows('hero.price') && <p className="text-balance">{t.rich('price', { price: element(price) })}</p>}
      {shows('hero.answers') && (
        <p className="flex items-baseline gap-x-3.5">
          {shows('contact.hours') && (
            <span
              className={clsx(
                'question-line nojs:hidden narrow:hidden relative bottom-0.75 h-1.5 w-7 flex-none',
                'print:hidden [--line:--theme(--color-brass)]',
              )}
            />
          )}
          <span>
            {t.rich('answers', {
              name: person?.name.split(' ')[0] ?? '',
              phone,
              wide: (words) => <span className="hidden md:inline print:inline">{words}</span>,
              link: (words) => (
                <a className="inline-link font-medium inline-block py-2.75" href={phoneHref(phone)}>
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
