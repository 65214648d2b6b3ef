import clsx from 'clsx';
import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/ui/Picture';
import type { Locale } from '@/i18n/locales';
import { company, emailHref, phoneHref, unbroken } from '@/lib/company';

export async function People({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'about.people' });
  return (
    <ul
      className={clsx(
        'col-span-full grid gap-8',
        company.people.length > 1
          ? 'sm:grid-cols-2 @half:col-start-5 @wide:col-start-4 @wide:grid-cols-4 @wide:gap-x-gutter print:grid-cols-2'
          : 'max-w-74',
      )}
    >
      {company.people.map(({ id, name, phone, email, portrait }) => (
        <li key={id}>
          {portrait && (
            <Picture
              name={portrait}
              sizes="18.5rem"
              alt={name}
              className="mb-4 block aspect-4/5 bg-ink"
              imgClassName="size-full object-cover"
            />
          )}
          <p className="font-medium text-field leading-tight">{name}</p>
          <p className="mt-1 text-slate text-small">{t(id)}</p>
          {phone && (
            <a className="inline-link mt-1 inline-block py-1" href={phoneHref(phone)}>
              {unbroken(phone)}
            </a>
          )}
          {email && (
            <p>
              <a className="inline-link inline-block py-1" href={emailHref(email)}>
                {email}
              </a>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
