/** The colours of the brand (design, section 2); everything that has a colour takes it from here, also icons and manifest. */
export const COLOURS = {
  ink: '#0e2a33',
  deep: '#081c23',
  slate: '#46606a',
  paper: '#f7f4ee',
  sheet: '#fdfbf7',
  sand: '#e9dfd0',
  glacier: '#dde8ea',
  'field-focus': '#e9f0f1',
  mist: '#b4c5ca',
  brass: { DEFAULT: '#dba64f', line: '#a87526', text: '#80580f' },
  red: { DEFAULT: '#a3301f', ground: '#8f2a1b' },
  rule: { DEFAULT: '#0e2a3326', services: '#0e2a3359', light: '#f7f4ee40' },
  ghost: '#12333d',
} as const;
