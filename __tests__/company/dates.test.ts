import { showPrintDate } from '@/browser/boot/dates';
import { dateWords, weekdayIn, writeDate } from '@/company/dates';

const LANGUAGES = ['nb-NO', 'nn-NO', 'se-NO', 'en-GB', 'pl-PL', 'uk-UA', 'de-DE', 'hu-HU', 'lt-LT', 'ja-JP'];
const DAYS = ['2026-01-01', '2026-05-17', '2026-08-29', '2026-12-24', '2027-10-31'];
const FORMATS: Intl.DateTimeFormatOptions[] = [
  { dateStyle: 'long' },
  { weekday: 'long', day: 'numeric', month: 'long' },
];

describe('a date in words from the build', () => {
  it.each(LANGUAGES)('is the one that the language writes: %s', (language) => {
    for (const format of FORMATS) {
      const words = dateWords(language, format);
      for (const day of DAYS) {
        const written = new Date(day).toLocaleDateString(language, { ...format, timeZone: 'UTC' });
        // Node breaks the two differently.
        expect(writeDate(words, day).replace(/\s/g, ' ')).toBe(written.replace(/\s/g, ' '));
        expect(weekdayIn(words, day)).toBe(
          new Date(day).toLocaleDateString(language, { weekday: 'long', timeZone: 'UTC' }),
        );
      }
    }
  });

  it('is printed for the day of the visitor, where the browser does not have the language', () => {
    const { months } = dateWords('se-NO', { dateStyle: 'long' });
    document.body.innerHTML = '<div id="letterhead"><span>Ørn</span><span></span></div><footer></footer>';
    (document.querySelector('footer') as HTMLElement).dataset.months = months.join('|');
    // The tests run in Los Angeles.
    jest.useFakeTimers({ now: new Date('2027-01-05T07:59Z') });
    jest.spyOn(Date.prototype, 'toLocaleDateString').mockReturnValue('January 4, 2027');
    showPrintDate();
    expect(document.querySelector('#letterhead')?.lastChild?.textContent).toBe('2027 ođđajagemánnu 4');
  });
});
