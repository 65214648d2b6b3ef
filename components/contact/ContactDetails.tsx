import { getTranslations } from 'next-intl/server';
import { AddressLines } from '@/components/ui/AddressLines';
import type { Locale } from '@/i18n/locales';
import { firm, telHref } from '@/site/firm';
import { openingHoursRows } from '@/site/opening-hours';

/** Phone, e-mail, addresses and opening hours, all from the facts of the firm. */
export async function ContactDetails({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'contact' });
  return (
    <div className="mt-[clamp(2.5rem,2rem+2vw,4rem)]">
      <h3 className="sr-only">{t('detailsTitle')}</h3>
      <dl className="details">
        <dt>{t('phone')}</dt>
        <dd>
          <a className="figures block text-phone" href={telHref}>
            {firm.phone}
          </a>
        </dd>
        <dt>{t('email')}</dt>
        <dd>
          <a className="text-link inline-block" href={`mailto:${firm.email}`}>
            {firm.email}
          </a>
        </dd>
        <dt>{t('visit')}</dt>
        <dd>
          <AddressLines address={firm.officeAddress} />
        </dd>
        {firm.postalAddress && (
          <>
            <dt>{t('post')}</dt>
            <dd>
              <AddressLines address={firm.postalAddress} />
            </dd>
          </>
        )}
      </dl>
      {firm.openingHours.length > 0 && (
        <>
          <h3 className="mt-9 mb-3 text-h4">{t('hours.title')}</h3>
          <table className="w-full border-ink border-t-[1.5px] lg:max-w-[22rem]">
            <tbody>
              {openingHoursRows(locale).map(({ days, hours }) => (
                <tr key={`${days} ${hours?.opens}`} className="border-rule border-b leading-[1.4]">
                  <th className="py-[.7rem] text-left font-normal" scope="row">
                    {days}
                  </th>
                  <td className="py-[.7rem] pl-4 text-right font-medium">
                    {hours ? t('hours.range', hours) : t('hours.closed')}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </div>
  );
}
