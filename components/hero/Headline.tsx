import clsx from 'clsx';
import { Fragment } from 'react';
import { company, shows } from '@/lib/company';
import { headline } from '@/lib/headline';
import { ExampleSum, rowsWidth, type SumText, sumSizeOnPhone, sumWidth } from './ExampleSum';

export function Headline({ text, sum }: { text: string; sum: SumText | null }) {
  const { units, breaks, widths } = headline(text);
  const sumSize = sum && sumSizeOnPhone(sum, widths.narrow - widths.last);
  return (
    <>
      {/* A view transition finds the lines only in what is parsed before the first paint (app/styles/motion.css). */}
      <link rel="expect" href="#hero" blocking="render" />
      <style href="headline" precedence="default">
        {headlineRule(widths, sum, sumSize) + focusRules()}
      </style>
      <div className="hero-lines">
        <h1>
          {units.slice(0, -1).map((word, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place in the headline
            <Fragment key={index}>
              {`${word} `}
              <LineBreak wide={breaks.wide === index + 1} narrow={breaks.narrow.includes(index + 1)} />
            </Fragment>
          ))}
          {/* Not <mark>, which is spoken. */}
          <span className="hero-answer answer-lines inline-block">
            <span className="hero-shade hero-shade-lines" />
            {units.at(-1)}
          </span>
        </h1>
        {sum && <ExampleSum {...sum} isOnPhone={sumSize !== null} />}
      </div>
    </>
  );
}

// In low windows the headline is on one line.
function LineBreak({ wide, narrow }: Record<'wide' | 'narrow', boolean>) {
  if (!wide && !narrow) return null;
  return <br className={clsx('low:hidden print:hidden', !wide && 'not-upright:hidden', !narrow && 'upright:hidden')} />;
}

type Widths = ReturnType<typeof headline>['widths'];

/** The custom properties that hero.css needs: widths in em, font sizes, and the height of the facts on phones. */
function headlineRule(widths: Widths, sum: SumText | null, sumSize: number | null): string {
  const properties = {
    'wide-1': widths.wide1.toFixed(2),
    'wide-2': widths.wide2.toFixed(2),
    narrow: widths.narrow.toFixed(2),
    'narrow-lines': widths.narrowLines,
    low: widths.one.toFixed(2),
    word: widths.word.toFixed(2),
    ...fontSizes(widths, sum),
    ...(sum && { 'sum-rows': rowsWidth(sum).toFixed(1) }),
    ...(sumSize && { 'size-sum': sumSize.toFixed(3) }),
    facts: factsHeight(),
  };
  const declarations = Object.entries(properties).map(([name, value]) => `--${name}:${value}`);
  return `#hero{${declarations.join(';')}}`;
}

/** The font size of the headline in each kind of window: its longest line fills a share of the grid, up to a limit. */
function fontSizes({ wide1, wide2, narrow, one }: Widths, sum: SumText | null) {
  const wide = Math.max(wide1, wide2);
  const wideWithSum = wide + (sum ? sumWidth(sum) : 0);
  const share = (emsPerGrid: number) => `${emsPerGrid.toFixed(5)}*var(--grid)`;
  return {
    'size-roomy': `min(${share(Math.min(0.8 / wide, 1 / wideWithSum))},10vw,20svh,15rem)`,
    'size-narrow': `min(${share(1 / narrow)},20vw,13svh)`,
    'size-low': `max(28px,min(${share(0.75 / one)},14svh))`,
  };
}

function factsHeight(): string {
  const rows = Number(shows('hero.price')) + Number(shows('hero.answers'));
  return ['0rem', '3.5rem', '6.25rem'][rows] ?? '';
}

const CENTER = '50% 50%';

/** Which point of each slide stays in view where the window cuts its picture. */
function focusRules(): string {
  const rules = (form: string, other = '') =>
    company.slides
      .map((slide) => [slide, company.focus[slide + form] ?? other])
      .map(([slide, point]) => point && `.focus-${slide}{object-position:${point}}`)
      .join('');
  const low = `@media (height<820px) and (orientation:landscape){${rules('-low')}}`;
  return `${rules('', CENTER)}${low}@media (orientation:portrait){${rules('-portrait', CENTER)}}`;
}
