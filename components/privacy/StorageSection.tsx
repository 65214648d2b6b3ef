import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Island } from '@/components/islands/Island';
import { LOCALE_IDS, type Locale } from '@/i18n/locales';
import { company, shows } from '@/lib/company';
import { STORAGE_KEYS } from '@/lib/constants';

export async function StorageSection({ locale, mapText }: { locale: Locale; mapText: ReactNode }) {
  const t = await getTranslations({ locale, namespace: 'privacy.cookies' });
  const { service = '', provider = '', cookies = [] } = company.map ?? {};
  const siteRows = USED_KEYS.map((id) => ({
    name: STORAGE_KEYS[id],
    type: t(`${id}.type`),
    purpose: t(`${id}.purpose`),
    duration: t(`${id}.duration`),
  }));
  return (
    <>
      <p>{t('intro')}</p>
      <StorageTable caption={t('tableCaption')} rows={siteRows} locale={locale} />
      <p>{t('necessary')}</p>
      {shows('privacy.cookies.map') ? (
        <>
          <p>{mapText}</p>
          {cookies.length > 0 && (
            <StorageTable
              caption={t('mapCaption', { service, provider })}
              rows={cookies.map(({ name, purpose, months }) => ({
                name,
                type: t('mapType'),
                purpose: t(`mapPurposes.${purpose}`),
                duration: t('mapDuration', { months }),
              }))}
              locale={locale}
            />
          )}
          <p className="print:hidden">{t('change')}</p>
          <Island name="ConsentButton" props={{ text: t('openSettings'), className: 'mt-4' }} />
        </>
      ) : (
        <p>{t('noMap')}</p>
      )}
    </>
  );
}

/** The language is stored only if the site has several. */
const USED_KEYS = (Object.keys(STORAGE_KEYS) as (keyof typeof STORAGE_KEYS)[]).filter(
  (id) => shows(`privacy.cookies.${id}`) && (id !== 'language' || LOCALE_IDS.length > 1),
);

type Row = Record<'name' | 'type' | 'purpose' | 'duration', string>;

async function StorageTable({ caption, rows, locale }: { caption: string; rows: Row[]; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'privacy.cookies' });
  return (
    <table className="w-full sm:wrap-break-word text-small" role="table">
      <caption className="mb-3 text-start font-semibold text-label">{caption}</caption>
      <thead className="@max-table:sr-only" role="rowgroup">
        <tr className="border-b-line" role="row">
          {(['tableName', 'tablePurpose', 'tableDuration'] as const).map((key) => (
            <th key={key} scope="col" role="columnheader">
              {t(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ name, type, purpose, duration }) => (
          <tr key={name} className="border-rule border-b" role="row">
            <th scope="row" role="rowheader">
              <span className="block wrap-break-word print:wrap-normal">{name}</span>{' '}
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
