import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/i18n/locales';

interface StorageRow {
  name: string;
  type: string;
  purpose: string;
  duration: string;
}

interface StorageTableProps {
  caption: string;
  rows: StorageRow[];
  locale: Locale;
}

/** What is kept in a browser, thing by thing: name, purpose, how long (docs/behaviour.md, “Browser storage”). */
export async function StorageTable({ caption, rows, locale }: StorageTableProps) {
  const t = await getTranslations({ locale, namespace: 'privacy.cookies' });
  return (
    <table className="storage-table">
      <caption className="mb-3 text-left font-semibold text-label">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('tableName')}</th>
          <th scope="col">{t('tablePurpose')}</th>
          <th scope="col">{t('tableDuration')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, type, purpose, duration }) => (
          <tr key={name}>
            <th scope="row">
              <span className="block [overflow-wrap:break-word]">{name}</span>
              <span className="font-normal text-label text-slate">{type}</span>
            </th>
            <td>{purpose}</td>
            <td>{duration}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
