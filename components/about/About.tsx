import { getTranslations } from 'next-intl/server';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { ArrowText } from '@/components/ui/icons';
import { Picture } from '@/components/ui/Picture';
import { SectionHeading } from '@/components/ui/SectionHeading';
import type { Locale } from '@/i18n/locales';
import { company, messageValues } from '@/lib/company';
import { ABOUT_SIZES } from '@/lib/pictures';
import { People } from './People';

/** Two paragraphs, and if the facts have them: badge, people, press article and association. */
export async function About({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'about' });
  const common = await getTranslations({ locale, namespace: 'common' });
  const newTab = common('opensInNewTab');
  const { badge, association, newsUrl, confirmed, people, licence } = company;
  const member = association !== undefined && confirmed.membership === 'yes';
  const controlled = member && confirmed.qualityControl === 'yes';
  const caption = controlled ? 'captionControlled' : member ? 'captionMember' : 'caption';
  return (
    <section id="about" className="py-section" suppressHydrationWarning>
      <div className="wrap">
        <SectionHeading mark={t('label')} title={t('title')} />
        <div className="columns mt-panel gap-y-6">
          <p className="max-w-[62ch] @half:col-[1/7] @wide:col-[4/8]">{t('paragraph1', messageValues)}</p>
          <p className="max-w-[62ch] @half:col-[7/13] @wide:col-[9/13]">{t('paragraph2', messageValues)}</p>
        </div>
        {(badge || people.length > 0 || association || newsUrl) && (
          <div className="columns mt-heading gap-y-10">
            {/* A column; on a phone the picture of the association comes before the article. */}
            {(badge || people.length > 0 || newsUrl) && (
              <div className="contents @half:col-[1/5] @half:flex @half:flex-col @half:gap-10 @wide:col-[1/4]">
                {badge && (
                  <figure className="col-span-full w-[min(100%,18.5rem)]">
                    <img
                      className="badge block h-auto w-full"
                      src={`/brand/${badge}`}
                      width="296"
                      height="148"
                      loading="lazy"
                      alt={t('badge.alt')}
                    />
                    <figcaption className="mt-3 text-slate text-small">
                      {t(`badge.${caption}`)}
                      {licence && (
                        <ExternalLink className="mt-2 block text-ink" href={licence.registerUrl} newTab={newTab}>
                          <ArrowText className="text-link">{t('badge.register')}</ArrowText>
                        </ExternalLink>
                      )}
                    </figcaption>
                  </figure>
                )}
                {people.length > 0 && <People locale={locale} />}
                {newsUrl && (
                  <div className="order-1 col-span-full text-balance border-ink border-t pt-4 @half:mt-auto">
                    <p className="mb-2 text-label text-slate">{t('news.label')}</p>
                    <ExternalLink className="text-h4" href={newsUrl} newTab={newTab}>
                      <ArrowText className="text-link font-medium">{t('news.link')}</ArrowText>
                    </ExternalLink>
                  </div>
                )}
              </div>
            )}
            {association && (
              <ExternalLink
                className="group block @half:col-[5/13] @wide:col-[4/13]"
                href={association.url}
                newTab={newTab}
                data-said={says(t('body.link'), association.url) ? '' : undefined}
              >
                <span className="block aspect-3/2 overflow-hidden bg-ink @wide:aspect-21/9">
                  <Picture
                    name="about"
                    sizes={ABOUT_SIZES}
                    alt={t('body.imageAlt')}
                    imgClassName="size-full object-cover transition-transform duration-[1.2s] ease-line group-hover:scale-[1.02]"
                  />
                </span>
                <span className="flex flex-wrap justify-between gap-x-8 gap-y-1 pt-3.5 text-small">
                  <span className="text-slate">{t(member ? 'body.captionMember' : 'body.caption')}</span>
                  <ArrowText className="text-link">{t('body.link')}</ArrowText>
                </span>
              </ExternalLink>
            )}
          </div>
        )}
      </div>
    </section>
  );
}

/** Whether a link's text names its site: then print.css does not print the URL. */
function says(words: string, url: string): boolean {
  return words.includes(new URL(url).hostname.replace(/^www\./, ''));
}
