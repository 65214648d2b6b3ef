/** The name of a logo for dark grounds ends so, in content/brand/. */
export const ON_DARK = '-on-dark';

export const srcOf = ({ srcset }: { srcset: string }) => srcset.split(' ').at(-2);

export const PORTRAIT_MEDIA = '(orientation:portrait)';

// `sizes` of pictures, with the breakpoints of app/styles/theme.css.
export const HERO_SIZES = 'max(100vw,141vh)';
export const PORTRAIT_SIZES = '100vw';

/** The column on phones. Their third pixel per CSS pixel is left out: it would double the file, and nobody sees it. */
const PHONE_SIZES = '(min-resolution:2.5dppx) calc(62.2vw - 7px),calc(93.2vw - 11px)';
export const ABOUT_SIZES = `(min-width:1024px) min(69.6vw - 11px,1706px),(min-width:768px) max(61.8vw - 11px,624px),${PHONE_SIZES}`;
export const SERVICE_SIZES = [
  '(min-width:1024px) min(30.3vw - 10px,735px)',
  '(min-width:768px) calc(38.2vw - 10px)',
  '(min-width:600px) calc(93.2vw - 11px)',
  '128px',
].join();
/** 18.5rem; the root font grows from 1920 px on. */
export const PERSON_SIZES = '(min-width:1920px) 17.4vw,296px';
