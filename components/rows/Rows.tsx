import clsx from 'clsx';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ExternalLink } from '@/components/ui/ExternalLink';
import type { Locale } from '@/i18n/locales';
import { company, shows } from '@/lib/company';
import { type RowTexts, rowTexts } from '@/lib/texts';
import type { RowList } from '@/model/facts';
import { documentType, isFile } from '@/model/formats';
import { textGroup } from '@/model/texts';

export function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="columns gap-y-3 pt-group print:pt-4">
      <h3 className="font-semibold text-label @wide:col-span-3 @wide:pt-4">{title}</h3>
      <div className="@wide:col-start-4">{children}</div>
    </div>
  );
}

type ListProps = {
  list: Exclude<RowList, 'services' | 'platforms' | 'people'>;
  locale: Locale;
  children: (rows: RowTexts[]) => ReactNode;
};

/** Renders the rows of a list below its title; nothing if the company does not have it. */
async function RowBlock({ list, locale, children }: ListProps) {
  const rows = shows(textGroup(list)) ? await rowTexts(locale, list) : [];
  if (rows.length === 0) return null;
  const t = await getTranslations({ locale });
  return <Block title={t(`${textGroup(list)}.title`)}>{children(rows)}</Block>;
}

type RowsProps = Omit<ListProps, 'children'> & { numbered?: boolean; titleOf?: (row: RowTexts) => ReactNode };

export function Rows({ numbered, titleOf = ({ title }) => title, ...list }: RowsProps) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <RowBlock {...list}>
      {(rows) => (
        <List className="border-t-line" role="list">
          {rows.map((row, index) => (
            <li
              key={row.id}
              className={clsx(
                'flex items-baseline gap-x-4 gap-y-1.5 border-rule-services border-b py-4 print:py-2',
                row.price && 'flex-wrap',
              )}
            >
              {numbered && (
                <span className="numerals w-8 flex-none text-brass-text text-h4 leading-none" aria-hidden>
                  {index + 1}
                </span>
              )}
              <div className="flex min-w-0 flex-1 basis-48 flex-wrap items-baseline gap-x-gutter gap-y-1">
                <p className="flex-1 basis-48 font-semibold leading-snug">{titleOf(row)}</p>
                {row.body && <p className="max-w-text flex-2 basis-72">{row.body}</p>}
              </div>
              {row.price && (
                <p className="numerals ms-auto sm:min-w-44 text-end text-brass-text text-h4 leading-none">
                  {row.price}
                </p>
              )}
            </li>
          ))}
        </List>
      )}
    </RowBlock>
  );
}

export const Reasons = ({ locale }: { locale: Locale }) => (
  <RowBlock list="reasons" locale={locale}>
    {(rows) => (
      <ul className="rows-columns" role="list">
        {rows.map(({ id, title, body }) => (
          <li key={id} className="border-t-line pt-3">
            {/* A title that begins with a digit is set as a figure. */}
            <div className={/^\d/.test(title) ? 'numerals text-brass-text text-h3' : 'font-medium text-h4'}>
              {title}
            </div>
            {body && <p className="mt-1.5 max-w-note text-slate text-small">{body}</p>}
          </li>
        ))}
      </ul>
    )}
  </RowBlock>
);

export const Packages = ({ locale }: { locale: Locale }) => (
  <RowBlock list="packages" locale={locale}>
    {(rows) => (
      // What is alike begins at the same height, with a sentence above it or without.
      <ul className="rows-columns -mb-8 gap-y-0" role="list">
        {rows.map(({ id, title, body, price, points }) => (
          <li key={id} className="row-span-4 grid grid-rows-subgrid gap-y-0 border-t-line pt-4 pb-8">
            <h4 className="text-h4">{title}</h4>
            <p className="numerals mt-3 text-brass-text text-h3">{price}</p>
            {body && <p className="mt-3 max-w-note">{body}</p>}
            {points.length > 0 && (
              <ul className="row-start-4 mt-4 text-base" role="list">
                {points.map((point) => (
                  <li key={point} className="border-rule-services border-t py-2.5">
                    {point}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    )}
  </RowBlock>
);

export const Questions = ({ locale }: { locale: Locale }) => (
  <RowBlock list="questions" locale={locale}>
    {(rows) => (
      <div className="border-t-line">
        {rows.map(({ id, title, body }) => (
          <details key={id} className="rows-question border-rule-services border-b">
            <summary className="flex min-h-11 items-baseline gap-4 py-3.5 font-semibold leading-snug">
              <span className="flex-1">{title}</span>
              <span className="print:hidden" aria-hidden />
            </summary>
            <p className="max-w-text pb-5">{body}</p>
          </details>
        ))}
      </div>
    )}
  </RowBlock>
);

export const Links = ({ locale }: { locale: Locale }) => (
  <Rows list="links" locale={locale} titleOf={(row) => <NamedLink {...row} locale={locale} />} />
);

function NamedLink({ id, title, locale }: RowTexts & { locale: Locale }) {
  const { url = '' } = company.links.find((link) => link.id === id) ?? {};
  const type = documentType(url);
  const href = isFile(url) ? url.split('/').map(encodeURIComponent).join('/') : url;
  // A printed page says where a file is, in letters that can be typed.
  const address = isFile(url) ? company.siteUrl + url : undefined;
  return (
    <ExternalLink className="inline-link touch-link -my-3" href={href} locale={locale} data-address={address}>
      {type ? `${title} (${type})` : title}
    </ExternalLink>
  );
}
