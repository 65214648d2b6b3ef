import { getTranslations } from 'next-intl/server';
import { ConsentSettingsButton } from '@/components/consent/ConsentSettingsButton';
import { LOCALE_IDS, type Locale } from '@/i18n/locales';
import { company } from '@/lib/company';
import { STORAGE_KEYS } from '@/lib/constants';
import { policyText } from './policy-text';
import { StorageTable } from './StorageTable';

/** What the site and the map store in the browser, and the consent settings. */
export async function StorageSection({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'privacy.cookies' });
  const text = await policyText(locale);
  const { map } = company;
  const own = USED_KEYS.map((id) => ({
    name: STORAGE_KEYS[id],
    type: t(`${id}.type`),
    purpose: t(`${id}.purpose`),
    duration: t(`${id}.duration`),
  }));
  return (
    <>
      <p>{t('intro')}</p>
      <StorageTable caption={t('tableCaption')} rows={own} locale={locale} />
      <p>{t('necessary')}</p>
      {map ? (
        <>
          <p>{text('cookies', 'map')}</p>
          {map.cookies.length > 0 && (
            <StorageTable
              caption={t('mapCaption', { service: map.service, provider: map.provider })}
              rows={map.cookies.map(({ name, purpose, months }) => ({
                name,
                type: t('mapType'),
                purpose: t(`mapPurposes.${purpose}`),
                duration: t('mapDuration', { months }),
              }))}
              locale={locale}
            />
          )}
          <p className="print:hidden">{t('change')}</p>
          <ConsentSettingsButton className="justify-self-start">{t('openSettings')}</ConsentSettingsButton>
        </>
      ) : (
        <p>{t('noMap')}</p>
      )}
    </>
  );
}

/** Consent is stored only if there is a map, a language only if there are several. */
const USED_KEYS = (Object.keys(STORAGE_KEYS) as (keyof typeof STORAGE_KEYS)[]).filter((id) => {
  if (id === 'consent' || id === 'consentDate') return company.map !== undefined;
  return id !== 'language' || LOCALE_IDS.length > 1;
});
