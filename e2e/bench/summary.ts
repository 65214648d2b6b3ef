const NUMBER = new Intl.NumberFormat('en', { maximumSignificantDigits: 4, useGrouping: false });

/** Writes the median of numbers, and the least and the most. */
export function summary(numbers: number[]): string {
  const sorted = numbers.toSorted((one, other) => one - other).map((number) => NUMBER.format(number));
  return numbers.length > 0 ? `${sorted[sorted.length >> 1]} [${sorted[0]}–${sorted.at(-1)}]` : '–';
}
