/** The register writes names and places in capitals. Names whose letters are mixed are left as they are. */

const SMALL_WORDS = 'i på og av for til ved med under fra'.split(' ');
/** Words of streets that have a small letter after a name: Karl Johans gate. */
const STREET_WORDS = 'gate gata vei veg veien vegen plass torg allé alle terrasse brygge c/o'.split(' ');
const ABBREVIATIONS = 'AS ASA ANS DA KS NUF ENK SA BA SE IKS KF AB APS LTD LLP LLC HB OY IT HR BDO'.split(' ');

/** `NORDSTREK REGNSKAP AS` is `Nordstrek Regnskap AS`. What has no vowel is an abbreviation. */
export const companyName = (name: string) =>
  inSmallLetters(name, SMALL_WORDS, (word) => ABBREVIATIONS.includes(word) || !/[AEIOUYÆØÅ]/.test(word));

/** `MO I RANA` is `Mo i Rana`, `KRISTIANSAND S` stays so. */
export const placeName = (place: string) => inSmallLetters(place, SMALL_WORDS);

/** `STORGATA 1 B` is `Storgata 1 B`, `C/O` is `c/o`. */
export const streetName = (line: string) =>
  inSmallLetters(line, [...SMALL_WORDS, ...STREET_WORDS]).replace(/^C\/O(?= )/, 'c/o');

function inSmallLetters(text: string, smallWords: string[], isKept: (word: string) => boolean = () => false): string {
  const words = text.trim().replace(/\s+/g, ' ');
  if (/\p{Ll}/u.test(words)) return words;
  return words
    .split(' ')
    .map((word, index) => {
      const small = word.toLowerCase();
      if (index > 0 && smallWords.includes(small)) return small;
      return isKept(word) ? word : small.replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase());
    })
    .join(' ');
}
