/** How a system font is scaled to a weight of Schibsted Grotesk, in percent. */
type Scale = { weight: string; suffix: string; size: number; ascent: number; descent: number };

const SCALES: Scale[] = [
  { weight: '400', suffix: '', size: 103.8, ascent: 94.1, descent: 24.8 },
  { weight: '500', suffix: '', size: 105.6, ascent: 92.5, descent: 24.4 },
  { weight: '600 700', suffix: ' Bold', size: 100, ascent: 97.7, descent: 25.8 },
];

const fontFace = ({ weight, suffix, size, ascent, descent }: Scale) => {
  const names = ['Arial', 'Liberation Sans', 'Roboto'].map((name) => `local("${name}${suffix}")`);
  return (
    `@font-face{font-family:words-fallback;font-weight:${weight};src:${names};` +
    `size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%}`
  );
};

/** System fonts until Schibsted Grotesk is loaded, with its widths and baseline, so that nothing shifts. */
export const FALLBACK_FONTS = SCALES.map(fontFace).join('');
