import { getTranslations } from 'next-intl/server';
import { LOCALE_IDS, type Locale } from '@/i18n/locales';
import { STORAGE_KEYS } from '@/site/constants';
import { firm } from '@/site/firm';

/** Everything that the site keeps in a browser; the names are those that the code stores under (decisions, section 4, Browser storage). */
export async function StorageTable({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'privacy.cookies' });
  const keys = Object.entries(STORAGE_KEYS) as [keyof typeof STORAGE_KEYS, string][];
  const entries = keys.filter(([id]) => isUsed(id));
  return (
    <table className="storage-table">
      <thead>
        <tr>
          <th scope="col">{t('tableName')}</th>
          <th scope="col">{t('tablePurpose')}</th>
          <th scope="col">{t('tableDuration')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(([id, key]) => (
          <tr key={id}>
            <th scope="row">
              <span className="block [overflow-wrap:anywhere]">{key}</span>
              <span className="font-normal text-label text-slate">{t(`${id}.type`)}</span>
            </th>
            <td>{t(`${id}.purpose`)}</td>
            <td>{t(`${id}.duration`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A decision is stored where there is a map to decide about, a language where there is a choice. */
function isUsed(id: keyof typeof STORAGE_KEYS): boolean {
  if (id === 'consent' || id === 'consentDate') return firm.map !== undefined;
  return id !== 'language' || LOCALE_IDS.length > 1;
}
