/** The formats of content/company.schema.json by their names. */
export const FORMATS = {
  date: isDate,
  'time-zone': isTimeZone,
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
