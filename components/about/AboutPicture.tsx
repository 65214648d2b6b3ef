import { getTranslations } from 'next-intl/server';
import { ArrowText } from '@/components/ui/ArrowText.browser';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { Picture } from '@/components/ui/Picture';
import type { Locale } from '@/i18n/locales';
import { plainName } from '@/i18n/plain-text';
import { company, shows } from '@/lib/company';
import { optional } from '@/lib/texts';

/** With the breakpoints of app/styles/theme.css. On phones a third pixel per CSS pixel would double the file, and nobody sees it. */
const SIZES = [
  '(min-width:1024px) min(69.6vw - 11px,1706px)',
  '(min-width:768px) calc(61.8vw - 11px)',
  '(min-resolution:2.5dppx) calc(62.2vw - 7px)',
  'calc(93.2vw - 11px)',
].join();

/** Shows the company's picture above the link to the association; without one, the association's own picture is the link. */
export async function AboutPicture({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'about' });
  const { aboutPicture, association } = company;
  if (!aboutPicture) return <Association locale={locale} />;
  const caption = optional(t, 'picture.caption');
  const member = association && optional(t, `body.${associationCaption()}`);
  return (
    <figure className="about-picture print:min-w-80">
      <Photo name={aboutPicture} alt={optional(t, 'picture.imageAlt') ?? ''} />{' '}
      {(association || caption) && (
        <figcaption className="flex flex-wrap justify-between gap-x-8 gap-y-1 pt-3.5 text-small">
          {caption && <p className="text-balance text-slate">{caption}</p>}
          {association && (
            <p>
              {member && `${member} `}
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
  <span className="relative block aspect-3/2 overflow-hidden bg-ink @wide:aspect-11/4">
    <Picture name={name} sizes={SIZES} alt={alt} imgClassName="absolute size-full object-cover" />
  </span>
);

const associationCaption = () => (shows('about.body.captionMember') ? 'captionMember' : 'caption');

async function Association({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'about.body' });
  const { url = '' } = company.association ?? {};
  const caption = optional(t, associationCaption());
  return (
    <ExternalLink
      className="about-picture"
      href={url}
      // The text shows the host, so print.css does not add the URL.
      data-address={t('link').includes(hostOf(url)) ? '' : undefined}
      locale={locale}
      plain
    >
      <Photo name="about" alt={optional(t, 'imageAlt') ?? ''} />{' '}
      <span className="flex flex-wrap justify-between gap-x-8 gap-y-1 pt-3.5 text-small">
        {caption && <span className="text-balance text-slate">{plainName(caption)}</span>}{' '}
        <span className="font-semibold">
          <ArrowText>{t('link')}</ArrowText>
        </span>
      </span>
    </ExternalLink>
  );
}

const hostOf = (url: string) => new URL(url).hostname.replace(/^www\./, '');
