import { getTranslations } from 'next-intl/server';
import { Block } from '@/components/rows/Rows';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { LogoPicture } from '@/components/ui/Logo.browser';
import type { Locale } from '@/i18n/locales';
import { company, shows } from '@/lib/company';
import { logoOf } from '@/lib/pictures';
import type { AnyId } from '@/model/facts';

export async function Memberships({ locale }: { locale: Locale }) {
  if (!shows('about.memberships')) return null;
  const t = await getTranslations({ locale, namespace: 'about.memberships' });
  const bodyOf = (id: AnyId) => {
    const key = `${id}.body` as const;
    return t.has(key) && t(key);
  };
  return (
    <Block title={t('title')}>
      <ul className="rows-columns" role="list">
        {company.memberships.map(({ id, name, url }) => (
          <li key={id} className="flex flex-col border-t-line pt-4">
            <MembershipLogo id={id} />
            {url ? (
              <ExternalLink className="inline-link self-start font-medium" href={url} locale={locale}>
                {name}
              </ExternalLink>
            ) : (
              <p className="font-medium">{name}</p>
            )}
            {bodyOf(id) && <p className="mt-1 max-w-note text-slate text-small">{bodyOf(id)}</p>}
          </li>
        ))}
      </ul>
    </Block>
  );
}

// Its name is below it, so it is not read out.
function MembershipLogo({ id }: { id: string }) {
  const logo = logoOf(`memberships/${id}`)?.light;
  if (!logo) return null;
  return <LogoPicture logo={logo} ground="light" alt="" className="mb-4 h-16 w-auto max-w-full" lazy />;
}
