import clsx from 'clsx';
import { getTranslations } from 'next-intl/server';
import { ABOUT_SIZES, PERSON_SIZES } from '@/cms/schema/picture-sizes';
import type { AnyId } from '@/cms/schema/text-types';
import { Reasons, Rows } from '@/components/rows/Rows';
import { ArrowText } from '@/components/ui/ArrowText';
import { EmailText } from '@/components/ui/EmailText';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { LogoPicture } from '@/components/ui/Logo';
import { Picture } from '@/components/ui/Picture';
import { SectionHeading } from '@/components/ui/SectionHeading';
import type { Locale } from '@/i18n/locales';
import { company, emailHref, messageValues, phoneHref, shows, unbroken } from '@/lib/company';
import { logoOf } from '@/lib/pictures';
import { Memberships } from './Memberships';

/** Two paragraphs; below them badge, people, press article, association and customers, if the facts have them. */
export async function About({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'about' });
  return (
    <section id="about" className="py-section">
      <div className="wrap">
        <SectionHeading label={t('label')} title={t('title')} />
        <div className="columns mt-panel gap-y-6">
          <p className="max-w-text @half:@max-wide:pe-gutter @half:col-end-7 @wide:col-start-4 @wide:col-end-8">
            {t('paragraph1', messageValues)}
          </p>
          {(t.has('paragraph2') || shows('about.insured') || shows('about.english')) && (
            <p className="max-w-text @half:col-start-7 @wide:col-start-9">
              {t.has('paragraph2') && t('paragraph2', messageValues)}
              {shows('about.insured') && ` ${t('insured')}`}
              {shows('about.english') && ` ${t('english')}`}
            </p>
          )}
        </div>
        <Reasons list="reasons" title={() => t('reasons.title')} locale={locale} />
        <Facts locale={locale} />
        <Memberships locale={locale} />
        <Rows list="trades" title={() => t('trades.title')} locale={locale} />
        <Customers locale={locale} />
      </div>
    </section>
  );
}

/** Several people would make the column of the badge much longer than the picture beside it, so they are below both. */
const hasOnePerson = company.people.length === 1;
const hasSeveralPeople = company.people.length > 1;

function Facts({ locale }: { locale: Locale }) {
  const hasCredentials = shows('about.badge') || hasOnePerson || shows('about.news');
  const hasPicture = shows('about.picture') || shows('about.body');
  if (!hasCredentials && !hasSeveralPeople && !hasPicture) return null;
  return (
    <div
      className={clsx(
        'about-facts columns mt-heading gap-y-6 sm:gap-y-10',
        'print:mt-2 print:flex print:flex-wrap print:items-start print:gap-6 print:*:flex-1',
      )}
    >
      {hasCredentials && (
        <div className="about-credentials print:*:flex-1">
          {shows('about.badge') && <Badge locale={locale} />}
          {hasOnePerson && <People locale={locale} />}
          {shows('about.news') && <PressArticle locale={locale} />}
        </div>
      )}
      {hasPicture && <AboutPicture locale={locale} />}
      {hasSeveralPeople && <People locale={locale} />}
    </div>
  );
}

async function Badge({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'about.badge' });
  const { badge, licence } = company;
  const logo = shows('about.badge.alt') ? logoOf(badge ?? '')?.light : undefined;
  const caption = badgeCaption();
  return (
    <figure className="col-span-full sm:max-w-74">
      {logo && <LogoPicture logo={logo} ground="light" alt={t('alt')} lazy />}
      {(t.has(caption) || shows('about.badge.register')) && (
        <figcaption className={clsx('text-balance text-slate text-small', badge && 'mt-3')}>
          {t.has(caption) && t(caption)}
          {shows('about.badge.register') && (
            <ExternalLink
              className="mt-1 block py-1 font-semibold text-ink"
              href={licence?.registerUrl}
              locale={locale}
            >
              {t('register')}
            </ExternalLink>
          )}
        </figcaption>
      )}
    </figure>
  );
}

/** The key of the caption, which claims no more than the owner has confirmed. */
function badgeCaption() {
  if (shows('about.badge.caption')) return 'caption';
  return shows('about.badge.captionControlled') ? 'captionControlled' : 'captionMember';
}

/** On phones it follows the picture of the association. */
async function PressArticle({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'about.news' });
  return (
    <div className="order-1 col-span-full text-balance border-t pt-4">
      {t.has('label') && <p className="mb-2 text-label text-slate">{t('label')}</p>}
      <ExternalLink className="inline-block font-medium text-h4" href={company.newsUrl} locale={locale}>
        {t('link')}
      </ExternalLink>
    </div>
  );
}

/** The picture of the company above the link to the association. Without one, the association's own picture is the link. */
async function AboutPicture({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'about' });
  const { aboutPicture, association } = company;
  if (!aboutPicture) return <Association locale={locale} />;
  return (
    <figure className="about-picture flex flex-col">
      <Photo name={aboutPicture} alt={t.has('picture.imageAlt') ? t('picture.imageAlt') : ''} />
      {(association || t.has('picture.caption')) && (
        <figcaption className="flex flex-wrap justify-between gap-x-8 gap-y-1 pt-3.5 text-small">
          {t.has('picture.caption') && <p className="text-balance text-slate">{t('picture.caption')}</p>}
          {association && (
            <p>
              {t.has(`body.${associationCaption()}`) && `${t(`body.${associationCaption()}`)} `}
              <ExternalLink className="inline-link font-semibold" href={association.url} locale={locale}>
                {t('body.link')}
              </ExternalLink>
            </p>
          )}
        </figcaption>
      )}
    </figure>
  );
}

const Photo = ({ name, alt }: { name: string; alt: string }) => (
  <span className="relative aspect-3/2 grow overflow-hidden bg-ink @wide:aspect-21/9">
    <Picture name={name} sizes={ABOUT_SIZES} alt={alt} imgClassName="absolute size-full object-cover" />
  </span>
);

const associationCaption = () => (shows('about.body.captionMember') ? 'captionMember' : 'caption');

async function Association({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'about.body' });
  const { url = '' } = company.association ?? {};
  const caption = associationCaption();
  return (
    <ExternalLink
      className={clsx(
        'about-picture flex flex-col',
        // The text shows the host, so print.css does not add the URL.
        t('link').includes(hostOf(url)) && 'print:after:content-none!',
      )}
      href={url}
      locale={locale}
      plain
    >
      <Photo name="about" alt={t.has('imageAlt') ? t('imageAlt') : ''} />
      <span className="flex flex-wrap justify-between gap-x-8 gap-y-1 pt-3.5 text-small">
        {t.has(caption) && <span className="text-balance text-slate">{t(caption)}</span>}
        <span className="font-semibold">
          <ArrowText>{t('link')}</ArrowText>
        </span>
      </span>
    </ExternalLink>
  );
}

const hostOf = (url: string) => new URL(url).hostname.replace(/^www\./, '');

async function People({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'about' });
  // With several people, the badge does not say whose title it is.
  const badgeText = hasOnePerson && shows('about.badge.alt') ? t('badge.alt') : '';
  const titleOf = (id: string) => {
    const key = `people.${id as AnyId}.title` as const;
    const title = t.has(key) ? t(key) : '';
    return hasEveryWord(badgeText, title) ? '' : title;
  };
  const textOf = (id: string) => {
    const key = `people.${id as AnyId}.text` as const;
    return t.has(key) && t(key);
  };
  return (
    <ul className="about-people col-span-full">
      {company.people.map(({ id, name, phone, email, portrait }) => (
        <li key={id}>
          {portrait && (
            <Picture
              name={portrait}
              sizes={PERSON_SIZES}
              alt={name}
              className="aspect-4/5"
              imgClassName="size-full object-cover object-[50%_25%]"
            />
          )}
          <div>
            <p className="font-medium text-field leading-tight">{name}</p>
            {titleOf(id) && <p className="mt-1 text-slate text-small">{titleOf(id)}</p>}
            {textOf(id) && <p className="mt-2 max-w-note hyphens-auto text-small">{textOf(id)}</p>}
            {phone && (
              <a className="inline-link mt-1 inline-block py-1 font-medium" href={phoneHref(phone)}>
                {unbroken(phone)}
              </a>
            )}
            {email && (
              <p>
                <a className="inline-link inline-block py-1 font-medium" href={emailHref(email)}>
                  <EmailText email={email} />
                </a>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The customers, with their trade and what they say. Those who say it in other languages only are left out. */
async function Customers({ locale }: { locale: Locale }) {
  const customers = company.customers.filter(({ words }) => !words || words[locale]);
  if (customers.length === 0) return null;
  const t = await getTranslations({ locale, namespace: 'about' });
  return (
    <div className="columns mt-heading gap-y-4 print:mt-2">
      <h3 className="font-semibold text-label @wide:col-span-3 @wide:pt-4">{t('customers')}</h3>
      <ul className="border-t-line @wide:col-start-4">
        {customers.map(({ name, trade, words }) => (
          <li key={name} className="grid gap-x-gutter gap-y-1 border-rule border-b py-4 @half:grid-cols-3">
            <p className="leading-snug">
              <span className="font-semibold">{name}</span>
              {trade?.[locale] && (
                <>
                  <br />
                  <span className="text-slate text-small">{trade[locale]}</span>
                </>
              )}
            </p>
            {words && <p className="max-w-text text-balance @half:col-span-2">{words[locale]}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Returns whether `text` contains every word of `words`: a title that the badge already states is not repeated beside it. */
function hasEveryWord(text: string, words: string): boolean {
  const wordsOf = (sentence: string): string[] => sentence.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
  return wordsOf(words).every((word) => wordsOf(text).includes(word));
}
