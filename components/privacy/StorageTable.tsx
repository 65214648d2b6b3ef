// biome-ignore-all lint/a11y/noRedundantRoles: Safari drops the roles of tables with `display: block` (privacy.css)
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/i18n/locales';
import styles from './privacy.module.css';

interface StorageTableProps {
  caption: string;
  rows: { name: string; type: string; purpose: string; duration: string }[];
  locale: Locale;
}

/** Browser storage: name and type, purpose, duration. */
export async function StorageTable({ caption, rows, locale }: StorageTableProps) {
  const t = await getTranslations({ locale, namespace: 'privacy.cookies' });
  return (
    <table className={styles.storageTable} role="table">
      <caption className="mb-3 text-left font-semibold text-label">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {(['tableName', 'tablePurpose', 'tableDuration'] as const).map((key) => (
            <th key={key} scope="col" role="columnheader">
              {t(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ name, type, purpose, duration }) => (
          <tr key={name} role="row">
            <th scope="row" role="rowheader">
              <span className="block [overflow-wrap:break-word]">{name}</span>
              <span className="font-normal text-label text-slate">{type}</span>
            </th>
            <td role="cell">{purpose}</td>
            <td role="cell">{duration}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
