import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/ui/Picture';
import type { Locale } from '@/i18n/locales';
import { wording } from '@/site/firm';
import { HERO_SIZES, type PictureName } from '@/site/pictures';
import { Slideshow } from './Slideshow';

/** The slides in their order. */
const HERO_PICTURES = ['fjord', 'desk', 'papercut'] as const satisfies PictureName[];

/** Stands before the last word of the headline, where the catalog has its `<mark>`. */
const BEFORE_LAST = '\u2063';

/** The first screen: the promise over the slideshow, and two ways on (specification, section 2, Hero). */
export async function Hero({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'hero' });
  const total = HERO_PICTURES.length;
  return (
    <Slideshow
      slides={HERO_PICTURES.map((name, index) => (
        <Picture
          key={name}
          name={name}
          sizes={HERO_SIZES}
          alt=""
          priority={index === 0}
          stock={false}
          imgClassName={`focus-${name}`}
        />
      ))}
      stock={<Picture name="fallback" sizes={HERO_SIZES} alt="" stock={false} />}
      text={{
        label: t('slideshow.label'),
        pause: t('slideshow.pause'),
        play: t('slideshow.play'),
        goTo: HERO_PICTURES.map((_, index) => t('slideshow.goTo', { number: index + 1, total })),
      }}
      title={<Headline text={t.markup('title', { mark: (word) => `${BEFORE_LAST}${word}` })} />}
    >
      <div className="lg:col-[1/6]">
        <p className="mb-2 text-balance font-semibold text-base">{t('eyebrow', wording)}</p>
        <p className="max-w-[33rem] text-pretty text-lead tracking-normal lg:max-xl:text-[1.125rem]">{t('lead')}</p>
      </div>
      <div className="hero-buttons lg:col-[6/10] lg:flex-nowrap lg:whitespace-nowrap">
        <a className="button button-primary" href="#services">
          <span>{t('discover')}</span>
        </a>
        <a className="button" href="#contact">
          <span>{t('speak')}</span>
        </a>
      </div>
    </Slideshow>
  );
}

/** The headline: breaks after the second word, and the last word carries the two lines (design, section 4.1). */
function Headline({ text }: { text: string }) {
  const [beginning = '', last] = text.split(BEFORE_LAST);
  const words = beginning.split(' ');
  return (
    <h1 className="hero-title">
      <span className="block">{words.slice(0, 2).join(' ')} </span>
      <span className="hero-line">{words.slice(2).join(' ')}</span>
      <mark>{last}</mark>
    </h1>
  );
}
