import { getTranslations } from 'next-intl/server';
import { LOCALES, type Locale } from '@/i18n/locales';
import { company } from '@/lib/company';
import { textWidthEm } from '@/lib/headline';

const MINUS = '\u2212'; // as wide as a digit

/** In em (hero.css): widths of an account, a character and a row's gaps; font sizes of a name, the total and a row. */
const EM = { account: 2.32, character: 0.51, gaps: 1.6, name: 0.6, total: 2.45, row: 0.2 };

export interface SumText {
  example: string;
  result: string;
  rows: Record<'account' | 'name' | 'amount', string>[];
  total: string;
  rowEm: number; // the width of the rows, in their em
}

/** Returns the texts of the sum and their widths; null without the fact. */
export async function sumText(locale: Locale): Promise<SumText | null> {
  if (!company.exampleSum) return null;
  const { sales, goods, wages, rent } = company.exampleSum;
  const t = await getTranslations({ locale, namespace: 'hero.sum' });
  const numbers = new Intl.NumberFormat(LOCALES[locale].intl, { minimumFractionDigits: 2 });
  const format = (amount: number) => numbers.format(amount).replace('-', MINUS);
  // The accounts of the Norwegian standard chart.
  const rows = [
    { account: '3000', name: t('sales'), amount: format(sales) },
    { account: '4300', name: t('goods'), amount: format(-goods) },
    { account: '5000', name: t('wages'), amount: format(-wages) },
    { account: '6300', name: t('rent'), amount: format(-rent) },
  ];
  const total = format(sales - goods - wages - rent);
  const nameEm = EM.name * Math.max(...rows.map(({ name }) => textWidthEm(name)));
  const amountEm = EM.character * Math.max(...rows.map(({ amount }) => amount.length));
  const rowEm = EM.account + EM.gaps + nameEm + amountEm;
  return { example: t('example'), result: t('result'), rows, total, rowEm };
}

/** Returns the width of the rows and the total, in em of a row. */
export const rowsWidth = ({ rowEm, total }: SumText) => Math.max(rowEm, EM.total * EM.character * total.length);

/** Returns the width that the rows and the total take beside the headline, in em of the headline. */
export const sumWidth = (sum: SumText) => EM.row * rowsWidth(sum) + 0.3;

/** In em of the headline: the largest and smallest total on phones, and the least space before it. `plus` is in em of the total. */
const ON_PHONE = { largest: 0.41, smallest: 0.28, space: 0.1, plus: 0.62 };

/** Returns the font size of the total on phones, in em of the headline; null if the `space` beside its last line (in em) is too small. */
export function sumSizeOnPhone({ total }: Pick<SumText, 'total'>, space: number): number | null {
  const size = Math.min(ON_PHONE.largest, (space - ON_PHONE.space) / (totalWidth(total) + ON_PHONE.plus));
  return size >= ON_PHONE.smallest ? size : null;
}

/** Returns the approximate width of a total, in its em. A 1 is narrower than other digits. */
function totalWidth(total: string): number {
  const digits = total.replace(/\D/g, '');
  const ones = digits.replace(/[^1]/g, '').length;
  return 0.56 * digits.length - 0.22 * ones + 0.23 * (total.length - digits.length);
}

// On phones only the total, if it fits; pressed, it shows its rows.
export function ExampleSum({ isOnPhone, ...sum }: SumText & { isOnPhone: boolean }) {
  return (
    <>
      <ul className="hero-sum numerals print:hidden" aria-label={sum.example}>
        <Rows rows={sum.rows} />
        <li>
          <small className="sr-only">{`${sum.result} `}</small>
          {sum.total}
        </li>
      </ul>
      {isOnPhone && <Answer {...sum} />}
    </>
  );
}

const Rows = ({ rows }: Pick<SumText, 'rows'>) =>
  rows.map(({ account, name, amount }) => (
    <li key={account}>
      <span>{account}</span>
      <b>{name}</b>
      {amount}
    </li>
  ));

function Answer({ example, result, rows, total }: SumText) {
  return (
    <details className="hero-total numerals print:hidden">
      <summary>
        <span className="sr-only">{`${example}: ${result} `}</span>
        {total}
      </summary>
      <ul>
        <li>
          <b>{result}</b>
          <small>{example}</small>
        </li>
        <Rows rows={rows} />
        <li>
          <b>{result}</b>
          {total}
        </li>
      </ul>
    </details>
  );
}
