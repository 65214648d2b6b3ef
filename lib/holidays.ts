const DAY_MS = 86_400_000;

/** Norwegian public holidays of a year, with their names, as YYYY-MM-DD; not those that fall on a Sunday each year. */
export function norwegianHolidays(year: number): [day: string, name: string][] {
  const easter = easterSunday(year);
  const fromEaster = (days: number) => new Date(easter + days * DAY_MS).toISOString().slice(0, 10);
  return [
    [`${year}-01-01`, 'nyttårsdag'],
    [fromEaster(-3), 'skjærtorsdag'],
    [fromEaster(-2), 'langfredag'],
    [fromEaster(1), 'andre påskedag'],
    [`${year}-05-01`, 'arbeidernes dag'],
    [`${year}-05-17`, 'grunnlovsdagen'],
    [fromEaster(39), 'Kristi himmelfartsdag'],
    [fromEaster(50), 'andre pinsedag'],
    [`${year}-12-25`, 'første juledag'],
    [`${year}-12-26`, 'andre juledag'],
  ];
}

/** In milliseconds, by the anonymous Gregorian algorithm (Meeus, Jones and Butcher). */
function easterSunday(year: number): number {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1);
}
