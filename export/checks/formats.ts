/** The formats of content/company.schema.json by their names. */
export const FORMATS = {
  date: isDate,
  'time-zone': isTimeZone,
  country: isCountry,
  url: isUrl,
};

/** YYYY-MM-DD. A day that its month does not have, such as 30 February, is read as one of the next. */
function isDate(day: string): boolean {
  return /^20\d\d-\d\d-\d\d$/.test(day) && new Date(day).getUTCDate() === Number(day.slice(-2));
}

function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }) !== undefined;
  } catch {
    return false;
  }
}

function isCountry(code: string): boolean {
  if (code === 'ZZ' || !/^[A-Z]{2}$/.test(code)) return false;
  return new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code) !== undefined;
}

/** Placeholders such as {address} stand for words. A port is from 1 to 65535. */
function isUrl(text: string): boolean {
  const hasBrokenEscape = /%(?![\da-f]{2})/i.test(text);
  return !hasBrokenEscape && URL.canParse(text) && new URL(text).port !== '0';
}
