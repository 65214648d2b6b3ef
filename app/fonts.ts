import localFont from 'next/font/local';

/** Schibsted Grotesk: every word. Where it comes late, the fallback of app/styles/fonts.css has kept its place. */
const words = localFont({
  src: './fonts/schibsted-grotesk-400-700.woff2',
  weight: '400 700',
  variable: '--font-words',
  display: 'swap',
  adjustFontFallback: false,
});

/** Newsreader Display: figures that stand alone. Not preloaded: none of them is in the first view. */
const figures = localFont({
  src: './fonts/newsreader-figures-300.woff2',
  weight: '300',
  variable: '--font-figures',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  // Without the space, so that the words' face sets the line: figures stand on the same line as words.
  declarations: [{ prop: 'unicode-range', value: 'U+0028-0029, U+002B-002F, U+0030-003A, U+00A7, U+2013, U+2212' }],
});

/** Classes for `<html>` that make both faces known to the style sheet. */
export const fontClasses = `${words.variable} ${figures.variable}`;
