import clsx from 'clsx';
import { getTranslations } from 'next-intl/server';
import { company, unbroken } from '@/company/company';
import { LOCALES, type Locale } from '@/company/locales';
import { drawElement } from '@/components/ui/draw-element';
import { readDrawing } from '@/components/ui/read-drawing';

/** The accounting platforms, each with its logo or name and what it is used for. */
export async function Platforms({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'technology' });
  const count = company.platforms.length;
  return (
    <div className="columns mt-chapter print:mt-5 print:gap-y-0!">
      <p className="pb-3.5 font-semibold text-label @wide:col-span-3 @wide:pt-7.5">{t('systems', { count })}</p>
      {company.platforms.map(({ id, name }, index) => (
        <article
          key={id}
          className={clsx(
            'items-center gap-x-gutter border-t pt-6 pb-6.5 print:grid print:grid-cols-3 print:py-2',
            '@wide:col-start-4 @wide:grid @wide:grid-cols-9 @wide:pt-7.5 @wide:pb-8',
            index === 0 ? 'border-current border-t-line' : 'border-rule-light',
          )}
        >
          <h3 className="technology-platform font-medium @wide:col-span-5">
            <PlatformName id={id} name={name} />
          </h3>
          <p className="mt-3 max-w-note text-chalk @wide:col-span-4 @wide:mt-0 print:col-span-2 print:mt-0 print:max-w-none">
            {t(`${id}.body`)}
          </p>
        </article>
      ))}
      <p className="border-rule-light border-t pt-4 text-label text-mist @wide:col-start-4">
        {t('note', { platforms: platformNames(locale, 'conjunction'), count })}
      </p>
    </div>
  );
}

/** The platform's own logo where content/brand/platforms/ has one, named for screen readers; else its name. */
function PlatformName({ id, name }: { id: string; name: string }) {
  const logo = readDrawing(`platforms/${id}`);
  if (!logo) return name;
  return (
    <svg className="block h-[1em] w-auto max-w-full" viewBox={logo.viewBox} role="img" aria-label={name}>
      {drawElement(logo.group)}
    </svg>
  );
}

/** The names of the platforms, joined with “and” or “or”. */
export function platformNames(locale: Locale, type: 'conjunction' | 'disjunction'): string {
  const format = new Intl.ListFormat(LOCALES[locale].intl, { type });
  return format.format(company.platforms.map(({ name }) => unbroken(name)));
}
