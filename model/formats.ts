/** The name of a logo for dark grounds ends so, in content/brand/. */
export const ON_DARK = '-on-dark';

export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Whether a text is a date of this century, YYYY-MM-DD. `Date` reads 30 February as a day in March. */
export function isDay(day: string): boolean {
  return /^20\d\d-\d\d-\d\d$/.test(day) && new Date(day).getUTCDate() === Number(day.slice(-2));
}

export function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }) !== undefined;
  } catch {
    return false;
  }
}

export function isCountry(code: string): boolean {
  if (code === 'ZZ' || !/^[A-Z]{2}$/.test(code)) return false;
  return new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code) !== undefined;
}

/** Parses a URL. `URL.canParse` cannot be used: once Node 20 has optimized it, it refuses domains with letters such as å. */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** Whether a link leads to a file in public/: `/prisliste.pdf`. */
export const isFile = (link: string): boolean => link.startsWith('/');

/** Returns the type of a document by its name: `PDF`. */
export const documentType = (name: string): string | undefined =>
  /\.(pdf|docx?|xlsx?|od[st])$/i.exec(name)?.[1]?.toUpperCase();

/** Whether a text is a URL, stricter than `URL`: no port 0, no invalid `%`, and no label of the domain begins or ends with a hyphen. */
export function isUrl(text: string): boolean {
  const url = parseUrl(text);
  const hasInvalidPercent = /%(?![\da-f]{2})/i.test(text);
  if (!url || url.port === '0' || hasInvalidPercent) return false;
  return url.hostname.split('.').every((label) => !label.startsWith('-') && !label.endsWith('-'));
}
