import clsx from 'clsx';
import { getTranslations } from 'next-intl/server';
import { company } from '@/company/company';
import { ems } from '@/company/headline';
import { LOCALES, type Locale } from '@/company/locales';

/** Account in the Norwegian standard chart, key of its name and amount, and sign. */
const ROWS = [
  ['3000', 'sales', 1],
  ['4300', 'goods', -1],
  ['5000', 'wages', -1],
  ['6300', 'rent', -1],
] as const;

const MINUS = '\u2212'; // as wide as a figure

/** Approximate sizes in em (hero.css): the width of a digit and of a row's gaps; the font sizes of a name, the sum and a row. */
const EM = { digit: 0.48, gaps: 1.6, name: 0.6, sum: 2.45, row: 0.2 };

export type SumText = Record<'amounts' | 'names', string[]> & { answer: string; rowEm: number; answerEm: number };

/** Returns the texts of the sum, and the widths of its rows and its last line in em; null without the fact. */
export async function sumText(locale: Locale): Promise<SumText | null> {
  const { exampleSum } = company;
  if (!exampleSum) return null;
  const t = await getTranslations({ locale, namespace: 'hero.sum' });
  const format = new Intl.NumberFormat(LOCALES[locale].intl, { minimumFractionDigits: 2 });
  const amounts = ROWS.map(([, key, sign]) => format.format(sign * exampleSum[key]).replace('-', MINUS));
  const names = ROWS.map(([, key]) => t(key));
  const answer = format.format(ROWS.reduce((sum, [, key, sign]) => sum + sign * exampleSum[key], 0));
  const widest = (texts: string[]) => Math.max(...texts.map(({ length }) => length)) * EM.digit;
  return {
    amounts,
    names,
    answer,
    rowEm: 4 * EM.digit + EM.gaps + EM.name * Math.max(...names.map(ems)) + widest(amounts),
    answerEm: widest([answer]),
  };
}

/** Returns the width that the rows and the sum take beside the headline, in em of the headline. */
export function sumWidth({ rowEm, answerEm }: SumText): number {
  return EM.row * Math.max(rowEm, EM.sum * answerEm) + 0.3;
}

/** On phones, in em of the headline: the largest and smallest font size of the sum, and the least space before it. */
const ON_PHONE = { largest: 0.41, smallest: 0.3, space: 0.2 };

/** Returns the font size of the sum on phones, in em of the headline; null if the `space` beside its last line (in em) is too small. */
export function sumSizeOnPhone({ answerEm }: SumText, space: number): number | null {
  const size = Math.min(ON_PHONE.largest, (space - ON_PHONE.space) / answerEm);
  return size >= ON_PHONE.smallest ? size : null;
}

/** An example of a sum, above the two lines of the headline. On phones only the result, if it fits. */
export function ExampleSum({ amounts, names, answer, isOnPhone }: SumText & { isOnPhone: boolean }) {
  return (
    <ul className={clsx('hero-sum numerals print:hidden', !isOnPhone && 'max-sm:hidden')} aria-hidden>
      {ROWS.map(([account], row) => (
        <li key={account}>
          <span>{account}</span>
          <b>{names[row]}</b>
          {amounts[row]}
        </li>
      ))}
      <li>{answer}</li>
    </ul>
  );
}
