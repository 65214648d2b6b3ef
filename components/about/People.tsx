import clsx from 'clsx';
import { getTranslations } from 'next-intl/server';
import { EmailText } from '@/components/ui/EmailText.browser';
import { Picture } from '@/components/ui/Picture';
import type { Locale } from '@/i18n/locales';
import { company, emailHref, phoneHref, shows } from '@/lib/company';
import { optional } from '@/lib/texts';

/** 18.5rem; the root font grows from 1920 px on. */
const SIZES = '(min-width:1920px) 17.4vw,296px';

export async function People({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'about' });
  // With several people, the badge does not say whose title it is.
  const badgeText = company.people.length === 1 && shows('about.badge.alt') ? t('badge.alt') : '';
  const people = company.people.map((person) => ({
    ...person,
    title: optional(t, `people.${person.id}.title`) ?? '',
    text: optional(t, `people.${person.id}.text`),
  }));
  return (
    <ul className={clsx('about-people grid', people.length > 1 && 'print:order-2 print:basis-full!')} role="list">
      {people.map(({ id, name, phone, email, portrait, title, text }) => (
        <li key={id}>
          {portrait && (
            <Picture
              name={portrait}
              sizes={SIZES}
              alt={name}
              className="aspect-4/5 grow basis-52 not-data-failed:bg-ink"
              imgClassName="size-full object-cover object-[50%_25%]"
            />
          )}
          <div className="grow basis-48">
            <h3 className="text-h4 leading-tight">{name}</h3>
            {!hasEveryWord(badgeText, title) && <p className="mt-1 text-slate text-small">{title}</p>}
            {text && <p className="mt-2 max-w-note hyphens-auto text-small">{text}</p>}
            {phone && (
              <a
                className="numerals inline-link touch-link mt-1 text-[min(1.75rem,11*var(--vw))] leading-tight"
                href={phoneHref(phone)}
              >
                {phone}
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

/** Returns whether `text` contains every word of `words`: a title that the badge already states is not repeated beside it. */
function hasEveryWord(text: string, words: string): boolean {
  const wordsOf = (sentence: string): string[] => sentence.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
  return wordsOf(words).every((word) => wordsOf(text).includes(word));
}
