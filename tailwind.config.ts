import { readFileSync } from 'node:fs';
import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';
import { COLORS } from './content/colors';
import { LOCALE_IDS, LOCALES } from './i18n/locales';
import { HERO_FADE_MS, HERO_INTERVAL_MS, MAP_HEIGHT_PX, MESSAGE_ROWS, SCROLL_OFFSET_PX } from './lib/constants';
import { headline } from './lib/headline';

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

/** What a style sheet cannot know: the colors and figures that scripts, icons and checks share. All other tokens stand in app/styles/theme.css. */
export default {
  theme: {
    colors: { transparent: 'transparent', current: 'currentColor', ...COLORS },
    figures: {
      interval: `${HERO_INTERVAL_MS}ms`,
      fade: `${HERO_FADE_MS}ms`,
      'scroll-narrow': `${SCROLL_OFFSET_PX.narrow}px`,
      'scroll-wide': `${SCROLL_OFFSET_PX.wide}px`,
      'map-height': `${MAP_HEIGHT_PX}px`,
      'message-rows': String(MESSAGE_ROWS),
    },
  },
  plugins: [plugin(({ addBase }) => addBase(headlineFigures))],
} satisfies Config;
