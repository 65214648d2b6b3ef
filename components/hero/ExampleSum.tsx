import clsx from 'clsx';
import { getTranslations } from 'next-intl/server';
import { company } from '@/company/company';
import { ems } from '@/company/headline';
import { LOCALES, type Locale } from '@/company/locales';

/** Accounts of the Norwegian standard chart, the keys of their names and amounts, and the sign. */
const ROWS = [
  ['3000', 'sales', 1],
  ['4300', 'goods', -1],
  ['5000', 'wages', -1],
  ['6300', 'rent', -1],
] as const;

const MINUS = '\u2212'; // as wide as a figure

/** About, in em: the width of a digit and of a row's gaps, and the font sizes of a name and of the sum. */
const EM = { figure: 0.48, gaps: 1.6, name: 0.6, answer: 2.45 };

export type SumText = Record<'amounts' | 'names', string[]> & { answer: string; rowEm: number; answerEm: number };

/** The texts of the sum, and the widths of its rows and its last line in em; null without the fact. */
export async function sumText(locale: Locale): Promise<SumText | null> {
  const { exampleSum } = company;
  if (!exampleSum) return null;
  const t = await getTranslations({ locale, namespace: 'hero.sum' });
  const format = new Intl.NumberFormat(LOCALES[locale].intl, { minimumFractionDigits: 2 });
  const amounts = ROWS.map(([, key, sign]) => format.format(sign * exampleSum[key]).replace('-', MINUS));
  const names = ROWS.map(([, key]) => t(key));
  const answer = format.format(ROWS.reduce((sum, [, key, sign]) => sum + sign * exampleSum[key], 0));
  const longest = (texts: string[]) => Math.max(...texts.map(({ length }) => length)) * EM.figure;
  return {
    amounts,
    names,
    answer,
    rowEm: 4 * EM.figure + EM.gaps + EM.name * Math.max(...names.map(ems)) + longest(amounts),
    answerEm: longest([answer]),
  };
}

/** On phones, in em of the headline: the largest and the smallest font size of the sum, and the least space before it. */
const ON_PHONE = { largest: 0.41, smallest: 0.3, space: 0.2 };

/** The font size of the sum on phones, in em of the headline; null if there is too little `space` beside its last line, in em. */
export function sumSizeOnPhone({ answerEm }: SumText, space: number): number | null {
  const size = Math.min(ON_PHONE.largest, (space - ON_PHONE.space) / answerEm);
  return size >= ON_PHONE.smallest ? size : null;
}

/** An example of a sum in the picture: the lines below it are those of the headline. On phones only the result, if it fits. */
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
