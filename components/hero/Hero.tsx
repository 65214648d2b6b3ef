import { getTranslations } from 'next-intl/server';
import { company, messageValues, shows } from '@/company/company';
import type { Locale } from '@/company/locales';
import { pictureOf } from '@/company/pictures';
import { Island } from '@/components/islands/Island';
import { Button } from '@/components/ui/Button';
import { sumText } from './ExampleSum';
import { Headline } from './Headline';
import { HeroFacts } from './HeroFacts';

/** The first view: above, the headline over the slideshow; below, a lead, two links, facts and the controls of the slideshow. */
export async function Hero({ locale }: { locale: Locale }) {
  const all = await getTranslations({ locale });
  const t = await getTranslations({ locale, namespace: 'hero' });
  const { slides } = company;
  const pictures = slides.map((name) => ({ name, picture: pictureOf(name) }));
  const goTo = slides.map((_, index) => t('slideshow.goTo', { number: index + 1, total: slides.length }));
  return (
    <section id="hero" className="hero relative flex flex-col overflow-clip bg-ink-shadow text-paper">
      <div className="hero-view relative isolate flex flex-col justify-end">
        <Island name="Slides" props={{ slides: pictures, fallback: pictureOf('fallback') }} />
        <div className="hero-shade hero-shade-header" />
        {/* The darkest color of every picture is that of the background. */}
        <div className="hero-shade -z-1 inset-0 bg-ink-shadow mix-blend-lighten" />
        {/* Not a stacking context: the shade behind the headline blends with the pictures. */}
        <div className="relative">
          <div className="hero-shade hero-shade-headline" />
          <div className="wrap">
            <Headline text={t.raw('title')} sum={await sumText(locale)} />
          </div>
        </div>
      </div>
      <div className="hero-foot wrap w-full">
        {/* Small windows: all in one column, in the order of the `-order-` numbers. */}
        <div className="hero-row grid roomy:flex roomy:flex-wrap roomy:items-end roomy:gap-x-gutter">
          <div className="small:contents grid gap-2 roomy:w-2/5 roomy:min-w-93.5 roomy:flex-none">
            <p className="hero-eyebrow small:-order-3 text-balance font-semibold">{t('eyebrow', messageValues)}</p>
            <p className="hero-lead max-w-132 text-balance tracking-normal">{t('lead')}</p>
          </div>
          <div className="hero-buttons small:-order-2 flex small:gap-2 flex-wrap gap-3 print:hidden">
            <Button primary href="#services">
              {shows('services.one') ? all('services.one.discover') : t('discover')}
            </Button>
            <Button href="#contact">{t('speak')}</Button>
          </div>
          <HeroFacts locale={locale} />
          <Island
            name="SlideControls"
            props={{ label: t('slideshow.label'), pause: t('slideshow.pause'), play: t('slideshow.play'), goTo }}
          />
        </div>
      </div>
    </section>
  );
}
