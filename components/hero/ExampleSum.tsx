import { getTranslations } from 'next-intl/server';
import { LOCALES, type Locale } from '@/i18n/locales';
import { company } from '@/lib/company';
import { textWidthEm } from '@/lib/headline';

const MINUS = '\u2212'; // as wide as a digit

/** In em (example-sum.css): widths of an account, a character and a row's gaps; font sizes of a name, the total and a row. */
const EM = { account: 2.32, character: 0.51, gaps: 1.6, name: 0.6, total: 2.45, row: 0.2 };

interface Row {
  account?: string;
  name: string;
  amount: string;
}

interface SlipText {
  title: string;
  rows: Row[];
  result: string;
  total: string;
}

export interface SumText extends Omit<SlipText, 'title'> {
  example: string;
  rows: (Row & { vouchers?: SlipText })[];
  rowEm: number; // the width of the rows, in their em
}

/** The accounts of the Norwegian standard chart. */
const ACCOUNTS = [
  ['3000', 'sales'],
  ['4300', 'goods'],
  ['5000', 'wages'],
  ['6300', 'rent'],
] as const;
const FIRST_VOUCHER = 1041;

/** Returns the texts of the sum and their widths; null without the fact. */
export async function sumText(locale: Locale): Promise<SumText | null> {
  if (!company.exampleSum) return null;
  const { vouchers, ...amounts } = company.exampleSum;
  const t = await getTranslations({ locale, namespace: 'hero.sum' });
  const numbers = new Intl.NumberFormat(LOCALES[locale].intl, { minimumFractionDigits: 2 });
  const format = (amount: number) => numbers.format(amount).replace('-', MINUS);
  let voucher = FIRST_VOUCHER;
  const rows = ACCOUNTS.map(([account, key]) => {
    const sign = key === 'sales' ? 1 : -1;
    const row = { account, name: t(key), amount: format(sign * amounts[key]) };
    if (!vouchers) return row;
    const title = t('vouchers.title', { account: `${account} ${row.name}` });
    const parts = vouchers[key].map((amount) => ({
      name: t('vouchers.row', { number: String(voucher++) }),
      amount: format(sign * amount),
    }));
    return { ...row, vouchers: { title, rows: parts, result: t('vouchers.sum'), total: row.amount } };
  });
  const total = format(amounts.sales - amounts.goods - amounts.wages - amounts.rent);
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

// On phones only the total, if it fits; pressed, it shows its rows, as an amount shows its vouchers on wide screens.
export function ExampleSum({ isOnPhone, ...sum }: SumText & { isOnPhone: boolean }) {
  const { example, result, rows, total } = sum;
  return (
    <>
      <ul className="hero-sum numerals print:hidden" role="list" aria-label={example}>
        {rows.map(({ vouchers, ...row }) => (
          <li key={row.account}>
            {vouchers ? (
              <details name="vouchers">
                <summary>
                  <Parts {...row} />
                </summary>{' '}
                <Slip {...vouchers} example={example} />
              </details>
            ) : (
              <Parts {...row} />
            )}
          </li>
        ))}
        <li>
          <small className="sr-only">{`${result} `}</small>
          {total}
        </li>
      </ul>
      {isOnPhone && (
        <details className="hero-total numerals print:hidden">
          <summary>
            <span className="sr-only">{`${example}: ${result} `}</span>
            {total}
          </summary>{' '}
          <Slip {...sum} title={result} />
        </details>
      )}
    </>
  );
}

const Parts = ({ account, name, amount }: Row) => (
  <>
    {account && <span>{account}</span>} <b>{name}</b>{' '}
    {/* Without it, the elements that a translator adds would be flex items, and lose the spaces between them. */}
    <bdi>{amount}</bdi>
  </>
);

const Slip = ({ title, example, rows, result, total }: SlipText & { example: string }) => (
  <ul className="hero-slip" role="list">
    <li>
      <b>{title}</b> <small>{example}</small>
    </li>
    {rows.map((row) => (
      <li key={row.name}>
        <Parts {...row} />
      </li>
    ))}
    <li>
      <b>{result}</b> <bdi>{total}</bdi>
    </li>
  </ul>
);
