/** The stock picture as one address, for browser code that must not carry the whole list. Written by `npm run images`. */
export const FALLBACK_SRC = '/pictures/fallback-1440.10d486.webp';
