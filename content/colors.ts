const INK = '#0e2a33';
const PAPER = '#f7f4ee';

/** The colors of the brand; everything that has a color takes it from here, also icons and manifest. */
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

// What a color is on, by the names above, and how much lighter or darker the one has to be than the other (WCAG 1.4.3, 1.4.11):
// 4.5 for words, 3 for large words, lines and signs. `share` is how much of `on` lies over a white picture; all of it without.
const words = (color: string, grounds: string[]) => grounds.map((on) => ({ color, on, least: 4.5 }));
const signs = (color: string, grounds: string[]) => grounds.map((on) => ({ color, on, least: 3 }));

/** Every pair that the site uses; a new one gets its line here, and the build refuses one that is hard to read. */
export const PAIRS = [
  ...words('ink', ['paper', 'sheet', 'sand', 'glacier', 'field-focus']),
  ...words('slate', ['paper', 'sheet', 'glacier', 'field-focus']),
  ...words('brass.text', ['paper', 'sheet', 'glacier']),
  ...words('red', ['sheet', 'field-focus']),
  ...words('paper', ['ink', 'deep', 'red.ground']),
  // The header over the lightest of slides (`.hero-shade-header` in hero.css).
  { color: 'paper', on: 'ink', least: 4.5, share: 0.66 },
  ...words('mist', ['ink', 'deep']),
  ...words('foam', ['deep']),
  ...words('chalk', ['ink']),
  ...words('brass', ['ink']),
  ...signs('brass', ['deep']),
  ...signs('brass.line', ['paper', 'sheet', 'glacier']),
  ...signs('slate', ['sheet']),
];
