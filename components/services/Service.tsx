import clsx from 'clsx';
import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/ui/Picture';
import type { Locale } from '@/i18n/locales';
import { company } from '@/lib/company';
import { hasPicture } from '@/lib/pictures';
import { optional, pointsOf } from '@/lib/texts';
import type { AnyId } from '@/model/facts';
import { RuledList } from './RuledList';

const SIZES = [
  '(min-width:1024px) min(30.3vw - 10px,735px)',
  '(min-width:768px) calc(38.2vw - 10px)',
  '(min-width:600px) calc(93.2vw - 11px)',
  '128px',
].join();
/** With more services, those that are only a title and some words are smaller. */
const SHORT_LIST = 6;

type Props = { id: AnyId; account?: string; locale: Locale };

export async function Service({ id, account, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'services' });
  const title = t(`${id}.title`);
  const [lead, body] = [optional(t, `${id}.lead`), optional(t, `${id}.body`)];
  const points = await pointsOf(locale, `services.${id}`);
  const withPicture = hasPicture(id);
  if (!account && !withPicture && points.length === 0)
    return <PlainService id={id} title={title} texts={[lead, body]} />;
  return (
    <article
      id={id}
      className={clsx(
        'columns gap-y-4 border-rule-services border-t py-group @half:gap-y-8 print:py-2',
        withPicture &&
          account &&
          'max-sm:@phone:grid-cols-[minmax(min-content,1fr)_minmax(0,6rem)] max-sm:@phone:items-end',
      )}
    >
      {account && (
        <Account id={id} account={account} label={t('accountLabel')} name={optional(t, `${id}.accountName`)} />
      )}
      <Words title={title} lead={lead} body={body} isWide={!account} />
      {withPicture && <ServicePicture id={id} alt={optional(t, `${id}.imageAlt`) ?? ''} isBesideAccount={!!account} />}
      {points.length > 0 && (
        <RuledList
          rows={points}
          inPairs={withPicture}
          label={t('includesLabel')}
          className={clsx(
            'print:col-start-4! print:-col-end-1!',
            // In place of the picture if there is none.
            !withPicture && '@half:col-span-5 @wide:col-span-4 @wide:mt-1',
            withPicture && account && '@wide:col-start-4',
          )}
        />
      )}
    </article>
  );
}

type WordsProps = { title: string; lead?: string; body?: string; isWide: boolean };

const Words = ({ title, lead, body, isWide }: WordsProps) => (
  <div
    className={clsx(
      '@half:col-span-7 @half:pe-4 @wide:pe-6 print:col-span-9 print:pe-0',
      isWide ? '@wide:col-span-8' : '@wide:col-span-5',
    )}
  >
    <hgroup>
      <h3 className="text-h3">{title}</h3>
      {lead && <p className="mt-3 max-w-lead text-balance text-lead print:mt-2 print:max-w-none">{lead}</p>}
    </hgroup>
    {body && <p className="mt-4 max-w-text sm:mt-6 print:mt-2 print:max-w-none">{body}</p>}
  </div>
);

type AccountProps = { id: AnyId; account: string; label: string; name?: string };

function Account({ id, account, label, name }: AccountProps) {
  const isLast = company.services.length > 1 && id === company.services.at(-1)?.id;
  return (
    <p
      className={clsx(
        'relative flex flex-wrap items-baseline gap-x-3.5 gap-y-2 @wide:col-span-3 @wide:block',
        'max-sm:@phone:col-1 max-sm:@phone:row-1',
      )}
    >
      {isLast && <span className="services-plus contents" aria-hidden />}
      <span className="sr-only">{label} </span>
      <span className="services-account numerals whitespace-nowrap text-brass-text @wide:-ms-[.02em] @wide:block">
        {account}
      </span>{' '}
      {name && (
        <span className="max-sm:basis-full text-label text-slate @wide:mt-4.5 @wide:block print:mt-2">{name}</span>
      )}
    </p>
  );
}

const ServicePicture = ({ id, alt, isBesideAccount }: { id: AnyId; alt: string; isBesideAccount: boolean }) => (
  <div
    className={clsx(
      'aspect-3/2 overflow-hidden bg-ink @half:col-span-5 @wide:col-span-4 @wide:aspect-4/3 @wide:self-start',
      isBesideAccount && 'max-sm:@phone:col-2 max-sm:@phone:row-1 max-sm:@phone:aspect-square',
    )}
  >
    <Picture name={id} sizes={SIZES} alt={alt} imgClassName="size-full object-cover" />
  </div>
);

type PlainProps = { id: AnyId; title: string; texts: (string | undefined)[] };

function PlainService({ id, title, texts }: PlainProps) {
  const isSmall = company.services.length > SHORT_LIST;
  return (
    <article
      id={id}
      className={clsx(
        'columns items-baseline gap-y-2 border-rule-services border-t print:py-2',
        isSmall ? 'py-4' : 'py-8',
      )}
    >
      <h3 className={clsx('@half:col-span-5', isSmall ? 'text-h4' : 'text-title')}>{title}</h3>
      {texts.filter(Boolean).map((text) => (
        <p key={text} className="max-w-text @half:col-start-6">
          {text}
        </p>
      ))}
    </article>
  );
}
