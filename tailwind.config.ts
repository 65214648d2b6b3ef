import { readFileSync } from 'node:fs';
import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';
import { LOCALE_IDS, LOCALES } from './i18n/locales';
import { COLOURS } from './site/colours';
import { HERO_FADE_MS, HERO_INTERVAL_MS, MAP_HEIGHT_PX, MESSAGE_ROWS, SCROLL_OFFSET_PX } from './site/constants';
import { headline } from './site/headline';

const clamp = (size: string, lineHeight: string, letterSpacing: string, fontWeight = '500') =>
  [size, { lineHeight, letterSpacing, fontWeight }] as [string, Record<string, string>];

/** The figures of each language's headline, which no style sheet can work out by itself. */
const headlineFigures = Object.fromEntries(
  LOCALE_IDS.map((locale) => {
    const { hero } = JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'));
    const { wide1, wide2, narrow, narrowLines, one } = headline(hero.title).figures;
    const figures = {
      '--wide-1': wide1,
      '--wide-2': wide2,
      '--narrow': narrow,
      '--narrow-lines': narrowLines,
      '--one': one,
    };
    const declarations = Object.entries(figures).map(([name, value]) => [name, value.toFixed(3)]);
    return [`:root[lang="${LOCALES[locale].html}"]`, Object.fromEntries(declarations)];
  }),
);

/** The tokens: colour, type, space, breakpoints. */
export default {
  content: ['./app/**/*.tsx', './components/**/*.tsx'],
  theme: {
    screens: {
      sm: '600px',
      md: '768px',
      banner: '900px',
      lg: '1024px',
      xl: '1280px',
      '2xl': '1920px',
    },
    colors: { transparent: 'transparent', current: 'currentColor', ...COLOURS },
    fontFamily: {
      words: ['var(--font-words)', 'var(--font-words-more)', 'words-fallback', 'system-ui', 'sans-serif'],
      figures: ['var(--font-figures)', 'var(--font-words)', 'var(--font-words-more)', 'Georgia', 'serif'],
    },
    /* A size in vw at the end is the most that large text takes of a window: at 200 % its words still fit. */
    fontSize: {
      topbar: ['.8125rem', '1.5'],
      label: ['.875rem', '1.35'],
      small: ['.9375rem', '1.5'],
      base: ['1rem', '1.4'],
      body: ['1.0625rem', '1.65'],
      field: ['1.125rem', '1.5'],
      lead: clamp('clamp(1.1875rem, 1.06rem + .52vw, 1.5rem)', '1.45', '-.008em', '400'),
      h4: clamp('1.375rem', '1.3', '-.015em'),
      'h2-small': clamp('clamp(1.5rem, 1.25rem + .9vw, 2rem)', '1.18', '-.022em'),
      menu: clamp('1.75rem', '1.15', '-.025em'),
      h3: clamp('min(clamp(1.75rem, 1.35rem + 1.5vw, 2.75rem), 10.5vw)', '1.1', '-.026em'),
      h2: clamp('min(clamp(2.125rem, 1.35rem + 3.1vw, 4.5rem), 13vw)', '1.06', '-.032em'),
      h1: clamp('min(clamp(2.25rem, .9rem + 6.6vw, 7rem), 13vw)', '1', '-.042em'),
      'h2-large': clamp('min(clamp(2.5rem, .8rem + 7.4vw, 8.5rem), 15vw)', '1', '-.045em'),
      sum: clamp('min(clamp(2.5rem, .5rem + 9.3vw, 11rem), 15vw)', '1', '-.045em'),
      account: clamp('min(clamp(3.5rem, 2.6rem + 3.6vw, 6.75rem), 22vw)', '.78', '-.03em', '300'),
      phone: clamp('clamp(2.25rem, 1.75rem + 1.55vw, 3.25rem)', '1.1', '-.025em', '300'),
      code: clamp('clamp(min(8.5rem, 43vw), 32vw, 30rem)', '.74', '-.05em', '300'),
    },
    borderRadius: {},
    boxShadow: {},
    extend: {
      /** The figures of site/constants.ts that the style sheet needs. */
      figures: {
        interval: `${HERO_INTERVAL_MS}ms`,
        fade: `${HERO_FADE_MS}ms`,
        'scroll-narrow': `${SCROLL_OFFSET_PX.narrow}px`,
        'scroll-wide': `${SCROLL_OFFSET_PX.wide}px`,
        'map-height': `${MAP_HEIGHT_PX}px`,
        'message-rows': String(MESSAGE_ROWS),
      },
      spacing: {
        margin: 'clamp(1.25rem, .35rem + 3.4vw, 4.5rem)',
        gutter: 'clamp(1rem, .6rem + 1.1vw, 2rem)',
        section: 'clamp(5rem, 3rem + 8vw, 11rem)',
        heading: 'clamp(3rem, 2rem + 4vw, 6rem)',
        service: 'clamp(2.5rem, 1.5rem + 3.6vw, 5.5rem)',
        panel: 'clamp(2rem, 1rem + 3vw, 4rem)',
      },
      transitionTimingFunction: { line: 'cubic-bezier(.22,.7,.16,1)' },
      zIndex: { header: '40', banner: '50', menu: '55', dialog: '60', toast: '70' },
    },
  },
  plugins: [plugin(({ addBase }) => addBase(headlineFigures))],
} satisfies Config;
