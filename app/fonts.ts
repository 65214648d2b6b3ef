import localFont from 'next/font/local';

// Each constant is the name of a font family, which app/styles/theme.css uses.

export const words = localFont({
  src: './fonts/schibsted-grotesk-400-700.woff2',
  weight: '400 700',
  display: 'optional',
  adjustFontFallback: false,
});

/** Letters of other languages, fetched when a page or an input needs one. */
export const more = localFont({
  src: './fonts/schibsted-grotesk-more-400-700.woff2',
  weight: '400 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      // Next requires a literal.
      value:
        'U+0023-0024, U+003C-003E, U+005B-0060, U+007B-007E, U+00A1-00A3, U+00AA, U+00B0-00B3, U+00BA, \
U+00BD-00C3, U+00C7-00C8, U+00CA-00D2, U+00D4-00D5, U+00D9-00DF, U+00E1-00E3, U+00E7, U+00EB-00F1, \
U+00F5, U+00F9-00FB, U+00FD-017E, U+01B7, U+01E4-01EF, U+0218-021B, U+0292-02B9, U+1E9E, U+201A, \
U+201E-2022, U+2039-203A, U+2122',
    },
  ],
});

export const numerals = localFont({
  src: './fonts/newsreader-numerals-300.woff2',
  weight: '300',
  display: 'optional',
  adjustFontFallback: false,
  // Without the space, so that lines keep the baseline of the text font.
  declarations: [{ prop: 'unicode-range', value: 'U+0028-0029, U+002B-003A, U+00A7, U+2013, U+2212' }],
});
