/** YYYY-MM-DD of this century. A day that its month does not have, such as 30 February, is read as one of the next. */
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

/** Placeholders such as {address} stand for words. A port is from 1 to 65535; no part of a host's name begins or ends with a hyphen. */
export function isUrl(text: string): boolean {
  if (/%(?![\da-f]{2})/i.test(text) || !URL.canParse(text)) return false;
  const { port, hostname } = new URL(text);
  return port !== '0' && !/(^|\.)-|-(\.|$)/.test(hostname);
}
