/** Writes the visitor's year into the copyright line. */
export function showYear(): void {
  const place = document.querySelector('[data-year]');
  if (place) place.textContent = String(new Date().getFullYear());
}

/** Dates a print, in the header of its first sheet. Formatting the first date takes a slow phone a tenth of a second, so not before. */
export function datePrint(): void {
  const place = document.querySelector<HTMLElement>('#letterhead [lang]');
  if (place) place.textContent = new Date().toLocaleDateString(place.lang, { dateStyle: 'long' });
}
