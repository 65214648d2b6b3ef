import { getTranslations } from 'next-intl/server';
import { Block } from '@/components/rows/Rows';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { LogoPicture } from '@/components/ui/Logo.browser';
import type { Locale } from '@/i18n/locales';
import { company, shows } from '@/lib/company';
import { logoOf } from '@/lib/pictures';
import { optional } from '@/lib/texts';

export async function Memberships({ locale }: { locale: Locale }) {
  if (!shows('about.memberships')) return null;
  const t = await getTranslations({ locale, namespace: 'about.memberships' });
  const memberships = company.memberships.map((row) => ({
    ...row,
    body: optional(t, `${row.id}.body`),
    logo: logoOf(`memberships/${row.id}`)?.light,
  }));
  return (
    <Block title={t('title')}>
      <ul className="rows-columns" role="list">
        {memberships.map(({ id, name, url, body, logo }) => (
          <li key={id} className="flex flex-col border-t-line pt-4">
            {/* Its name is below it, so it is not read out. */}
            {logo && <LogoPicture logo={logo} ground="light" alt="" className="mb-4 h-16 w-auto max-w-full" lazy />}
            {url ? (
              <ExternalLink className="inline-link self-start font-medium" href={url} locale={locale}>
                {name}
              </ExternalLink>
            ) : (
              <p className="font-medium">{name}</p>
            )}
            {body && <p className="mt-1 max-w-note text-slate text-small">{body}</p>}
          </li>
        ))}
      </ul>
    </Block>
  );
}
