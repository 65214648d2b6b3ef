/** Dates the header of the first printed sheet. Formatting the first date takes a slow phone a tenth of a second, so not before. */
export function datePrints(): void {
  addEventListener('beforeprint', () => {
    const place = document.querySelector<HTMLElement>('#letterhead [lang]');
    if (place) place.textContent = new Date().toLocaleDateString(place.lang, { dateStyle: 'long' });
  });
}
