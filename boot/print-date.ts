/** Dates the header of the first printed sheet. Formatting the first date takes a slow phone a tenth of a second, so not before. */
export function datePrints(): void {
  addEventListener('beforeprint', () => {
    const time = document.querySelector<HTMLElement>('#letterhead time');
    if (time) time.textContent = new Date().toLocaleDateString(time.lang, { dateStyle: 'long' });
  });
}
