import clsx from 'clsx';
import { getTranslations } from 'next-intl/server';
import { Fragment } from 'react';
import { Button } from '@/components/ui/Button';
import { Picture } from '@/components/ui/Picture';
import type { Locale } from '@/i18n/locales';
import { company, messageValues } from '@/lib/company';
import { headline, type Headline as Lines } from '@/lib/headline';
import { HERO_SIZES } from '@/lib/pictures';
import { Slideshow } from './Slideshow';

/** The first view: headline over the slideshow, two links below it. */
export async function Hero({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'hero' });
  const total = company.slides.length;
  return (
    <Slideshow
      slides={company.slides.map((name, index) => (
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
      stock={<Picture name="fallback" sizes={HERO_SIZES} alt="" stock={false} imgClassName="object-top" />}
      text={{
        label: t('slideshow.label'),
        pause: t('slideshow.pause'),
        play: t('slideshow.play'),
        goTo: company.slides.map((_, index) => t('slideshow.goTo', { number: index + 1, total })),
      }}
      title={<Headline text={t.raw('title')} />}
    >
      <div className="hero-words">
        <p className="mb-2 text-balance font-semibold text-base">{t('eyebrow', messageValues)}</p>
        <p className="max-w-[33rem] text-pretty text-lead tracking-normal lg:max-xl:text-[1.125rem]">{t('lead')}</p>
      </div>
      <div className="hero-buttons">
        <Button primary href="#services">
          {t('discover')}
        </Button>
        <Button href="#contact">{t('speak')}</Button>
      </div>
    </Slideshow>
  );
}

/** The headline with a `<br>` for each possible line break, of which hero.css shows some. */
function Headline({ text }: { text: string }) {
  const { units, breaks, figures } = headline(text);
  const atWide = (end: number) => end === breaks.wide;
  const atNarrow = (end: number) => breaks.narrow.includes(end);
  return (
    <>
      <style href="headline" precedence="default">
        {sizes(figures) + company.slides.map(focalPoints).join('')}
      </style>
      <h1 className="hero-title">
        {units.slice(0, -1).map((unit, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place in the headline
          <Fragment key={index}>
            {`${unit} `}
            {(atWide(index + 1) || atNarrow(index + 1)) && (
              <br className={clsx(atWide(index + 1) && 'br-wide', atNarrow(index + 1) && 'br-narrow')} />
            )}
          </Fragment>
        ))}
        <mark>
          <span className="sink" />
          {units.at(-1)}
        </mark>
      </h1>
    </>
  );
}

/** The widths of the lines, from which hero.css computes the font size. */
function sizes({ wide1, wide2, narrow, narrowLines, one }: Lines['figures']): string {
  const figures = { 'wide-1': wide1, 'wide-2': wide2, narrow, 'narrow-lines': narrowLines, one };
  const declarations = Object.entries(figures).map(([name, value]) => `--${name}:${+value.toFixed(3)}`);
  return `.hero{${declarations.join(';')}}`;
}

/** The focal points of a slide: in general, on landscape phones, on portrait screens. */
function focalPoints(slide: string): string {
  const wide = company.focus[slide] ?? '50% 50%';
  const low = company.focus[`${slide}-low`] ?? wide;
  const upright = company.focus[`${slide}-portrait`] ?? '50% 50%';
  return `.focus-${slide}{--point:${wide};--point-low:${low};--point-upright:${upright}}`;
}
