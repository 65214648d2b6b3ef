/** How a language writes times before and after noon, from the build: browsers do not have every language. `{HH}.{mm}`, `{h}:{mm} PM`. */
export type ClockWords = [am: string, pm: string];

export function clockWords(language: string): ClockWords {
  const format = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC' });
  const { hour12 } = format.resolvedOptions();
  const written = { hour: (nine: string) => (hour12 ? '{h}' : `{${'H'.repeat(nine.length)}}`), minute: () => '{mm}' };
  // As the opening hours (`formatTime` in opening-hours.ts).
  const between = (text: string) => (language === 'nb' ? text.replace(':', '.') : text.replace(/\s/g, ' '));
  const patternAt = (hour: number) =>
    format
      .formatToParts(Date.UTC(2024, 0, 1, hour))
      .map(({ type, value }) => (type === 'hour' || type === 'minute' ? written[type](value) : between(value)))
      .join('');
  return [patternAt(9), patternAt(hour12 ? 21 : 9)];
}

/** Writes a time of the visitor's clock: `20.16`, `8:16 PM`. */
export function writeTime([am, pm]: ClockWords, date: Date): string {
  const hour = date.getHours();
  const digits = (number: number) => String(number).padStart(2, '0');
  return (hour < 12 ? am : pm)
    .replace('{HH}', digits(hour))
    .replace('{H}', String(hour))
    .replace('{h}', String(hour % 12 || 12))
    .replace('{mm}', digits(date.getMinutes()));
}
