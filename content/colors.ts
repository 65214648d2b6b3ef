const INK = '#0e2a33';
const PAPER = '#f7f4ee';

/** The colors of the brand, for pages, icons and manifest. */
export const COLORS = {
  ink: INK,
  'ink-shadow': '#0a2028',
  deep: '#081c23',
  slate: '#46606a',
  paper: PAPER,
  sheet: '#fdfbf7',
  sand: '#e9dfd0',
  glacier: '#dde8ea',
  'field-focus': '#e9f0f1',
  mist: '#b4c5ca',
  foam: '#d9e2e3',
  chalk: '#e4e6e2',
  brass: { DEFAULT: '#dba64f', line: '#a87526', text: '#80580f' },
  red: { DEFAULT: '#a3301f', ground: '#8f2a1b' },
  rule: { DEFAULT: `${INK}26`, services: `${INK}59`, light: `${PAPER}40` },
  ghost: '#12333d',
} as const;

// A color, the background that it is `on`, and the contrast that they need at least (WCAG 1.4.3 and 1.4.11): 4.5 for text, 3 for large
// text, lines and icons. `share` is the opacity of a background over a white picture.
const text = (color: string, backgrounds: string[]) => backgrounds.map((on) => ({ color, on, least: 4.5 }));
const graphics = (color: string, backgrounds: string[]) => backgrounds.map((on) => ({ color, on, least: 3 }));

/** All pairs that the site uses. The build stops at one that is hard to read. */
export const PAIRS = [
  ...text('ink', ['paper', 'sheet', 'sand', 'glacier', 'field-focus']),
  ...text('slate', ['paper', 'sheet', 'glacier', 'field-focus']),
  ...text('brass.text', ['paper', 'sheet', 'glacier']),
  ...text('red', ['sheet', 'field-focus']),
  ...text('paper', ['ink', 'deep', 'red.ground']),
  // The header over the lightest of slides (`.hero-shade-header` in hero.css).
  { color: 'paper', on: 'ink', least: 4.5, share: 0.66 },
  ...text('mist', ['ink', 'deep']),
  ...text('foam', ['deep']),
  ...text('chalk', ['ink']),
  ...text('brass', ['ink']),
  ...graphics('brass', ['deep']),
  ...graphics('brass.line', ['paper', 'sheet', 'glacier']),
  ...graphics('slate', ['sheet']),
];
