import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { ArrowText } from '@/components/ui/icons';
import type { Locale } from '@/i18n/locales';
import { company, formatAddress, unbroken } from '@/lib/company';

/** Returns the texts of the policy by section and key, with facts and links filled in. */
export async function policyText(locale: Locale): Promise<(section: string, key: string) => ReactNode> {
  const t = await getTranslations({ locale });
  const { map } = company;
  const values = {
    company: company.name,
    email: company.email,
    phone: unbroken(company.phone),
    postalAddress: formatAddress(company.postalAddress ?? company.officeAddress),
    number: unbroken(company.organizationNumber),
    service: map?.service ?? '',
    provider: map?.provider ?? '',
    months: company.retentionMonths,
    days: company.logDays,
    strong: (text: ReactNode) => <strong className="font-semibold">{text}</strong>,
  };
  return (section, key) => {
    if (key === 'registration') return t.rich('footer.registration', values);
    const href = section === 'cookies' ? map?.privacyUrl : company.dataProtectionAuthorityUrl;
    const link = (text: ReactNode) => (
      <ExternalLink className="inline-link" href={href} locale={locale}>
        <ArrowText>{text}</ArrowText>
      </ExternalLink>
    );
    return t.rich(`privacy.${section}.${key}` as 'privacy.data.intro', { ...values, link });
  };
}
