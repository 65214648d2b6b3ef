import clsx from 'clsx';
import { getTranslations } from 'next-intl/server';
import { Fragment } from 'react';
import { company, messageValues, shows } from '@/company/company';
import { headline } from '@/company/headline';
import type { Locale } from '@/company/locales';
import { pictureOf } from '@/company/pictures';
import { Island } from '@/components/islands/Island';
import { Button } from '@/components/ui/Button';
import { ExampleSum, type SumText, sumSizeOnPhone, sumText } from './ExampleSum';
import { factsHeight, HeroFacts } from './HeroFacts';

/** The first view: headline over the slideshow, two links below it. */
export async function Hero({ locale }: { locale: Locale }) {
  const all = await getTranslations({ locale });
  const t = await getTranslations({ locale, namespace: 'hero' });
  const { slides } = company;
  const controls = {
    label: t('slideshow.label'),
    pause: t('slideshow.pause'),
    play: t('slideshow.play'),
    goTo: slides.map((_, index) => t('slideshow.goTo', { number: index + 1, total: slides.length })),
  };
  return (
    <section id="hero" className="hero relative flex flex-col overflow-clip bg-ink-shadow text-paper">
      <div className="hero-view relative isolate flex flex-col justify-end">
        <Island
          name="Slides"
          props={{
            slides: slides.map((name) => ({ name, picture: pictureOf(name) })),
            fallback: pictureOf('fallback'),
          }}
        />
        <div className="hero-shade hero-shade-header" />
        {/* The darkest color of every picture is that of the background. */}
        <div className="hero-shade -z-1 inset-0 bg-ink-shadow mix-blend-lighten" />
        {/* Not a stacking context: the glow blends with the pictures. */}
        <div className="relative">
          <div className="hero-shade hero-shade-headline" />
          <div className="wrap">
            <Headline text={t.raw('title')} sum={await sumText(locale)} />
          </div>
        </div>
      </div>
      <div className="hero-foot wrap w-full">
        <div className="hero-row grid roomy:flex roomy:flex-wrap roomy:items-end">
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
          <Island name="SlideControls" props={controls} />
        </div>
      </div>
    </section>
  );
}

/** The headline with a `<br>` for each possible line break, of which each shape of window shows some. */
function Headline({ text, sum }: { text: string; sum: SumText | null }) {
  const { units, breaks, widths } = headline(text);
  const atWide = (end: number) => end === breaks.wide;
  const atNarrow = (end: number) => breaks.narrow.includes(end);
  const sumSize = sum && sumSizeOnPhone(sum, widths.narrow - widths.last);
  return (
    <>
      {/* A view transition finds the lines only in what is parsed before the first paint (app/styles/motion.css). */}
      <link rel="expect" href="#hero" blocking="render" />
      <style href="headline" precedence="default">
        {headlineProperties(widths, sum, sumSize) + company.slides.map(focalPoints).join('')}
      </style>
      <div className="relative">
        <h1 className="text-wrap font-medium">
          {units.slice(0, -1).map((unit, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place in the headline
            <Fragment key={index}>
              {`${unit} `}
              {(atWide(index + 1) || atNarrow(index + 1)) && (
                <br
                  className={clsx(
                    'low:hidden',
                    !atWide(index + 1) && 'sm:hidden',
                    !atNarrow(index + 1) && 'max-sm:hidden',
                  )}
                />
              )}
            </Fragment>
          ))}
          <mark className="answer-lines inline-block bg-transparent">
            <span className="hero-shade hero-shade-lines" />
            {units.at(-1)}
          </mark>
        </h1>
        {sum && <ExampleSum {...sum} isOnPhone={sumSize !== null} />}
      </div>
    </>
  );
}

type Widths = ReturnType<typeof headline>['widths'];

/**
 * Custom properties of hero.css: the widths of the headline's lines in em, its font size in each kind of window, and on phones the font
 * size of the sum and the height of price and person below the buttons.
 */
function headlineProperties(
  { wide1, wide2, narrow, narrowLines, one }: Widths,
  sum: SumText | null,
  sumSize: number | null,
): string {
  const wide = Math.max(wide1, wide2);
  const besideRoomy = sum ? 0.2 * Math.max(sum.rowEm, 2.45 * sum.answerEm) + 0.3 : 0;
  const roomShare = (share: number) => `${share.toFixed(5)} * var(--room)`;
  const properties = {
    'wide-1': wide1.toFixed(3),
    'wide-2': wide2.toFixed(3),
    narrow: narrow.toFixed(3),
    'narrow-lines': narrowLines,
    one: one.toFixed(3),
    'size-roomy': `min(${roomShare(Math.min(0.8 / wide, 1 / (wide + besideRoomy)))}, 10vw, 20svh, 15rem)`,
    'size-wide': `min(${roomShare(0.92 / wide)}, 13.4vw, 20svh, 15rem)`,
    'size-narrow': `min(${roomShare(1 / narrow)}, 20vw, 13svh)`,
    'size-low': `max(28px, min(${roomShare(0.75 / one)}, 14svh))`,
    ...(sumSize && { 'size-sum': sumSize.toFixed(3) }),
    facts: factsHeight(),
  };
  const declarations = Object.entries(properties).map(([name, value]) => `--${name}:${value}`);
  return `#hero{${declarations.join(';')}}`;
}

function focalPoints(slide: string): string {
  const focus = company.focus;
  const position = (point = '50% 50%') => `.focus-${slide}{object-position:${point}}`;
  const low = focus[`${slide}-low`];
  const rules = [
    position(focus[slide]),
    low && `@media (max-height:819px) and (orientation:landscape){${position(low)}}`,
    `@media (orientation:portrait){${position(focus[`${slide}-portrait`])}}`,
  ];
  return rules.filter(Boolean).join('');
}
