import { resolve } from 'node:path';
import type { Config } from 'tailwindcss';
import { HERO_FADE_MS, HERO_INTERVAL_MS, MAP_PX, SCROLL_OFFSET_PX } from './lib/constants';
import { MESSAGE_ROWS } from './model/form-fields';

const { COLORS } = await import(resolve(process.env.CONTENT_DIR ?? '.', 'content/colors.ts'));

/** Colors and constants shared with scripts and pictures; all other tokens are in app/styles/theme.css. */
export default {
  theme: {
    colors: { transparent: 'transparent', current: 'currentColor', ...COLORS },
    constants: {
      interval: `${HERO_INTERVAL_MS}ms`,
      fade: `${HERO_FADE_MS}ms`,
      'scroll-narrow': `${SCROLL_OFFSET_PX.narrow}px`,
      'scroll-wide': `${SCROLL_OFFSET_PX.wide}px`,
      'message-rows': String(MESSAGE_ROWS),
      map: `${MAP_PX}px`,
    },
  },
} satisfies Config;
