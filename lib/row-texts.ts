import { getTranslations } from 'next-intl/server';
import { type AnyId, TEXT_GROUPS, type TextList } from '@/cms/schema/texts';
import type { Locale } from '@/i18n/locales';
import { company } from './company';
import { ownNames } from './namespace-texts';

export interface RowTexts extends Partial<Record<'body' | 'price', string>> {
  id: string;
  title: string;
  points: string[];
}
/** Any of the lists whose rows are only texts. */
type Key = `about.reasons.${AnyId}.${'title' | 'body'}`;

export async function rowTexts(locale: Locale, list: TextList): Promise<RowTexts[]> {
  const t = await getTranslations({ locale });
  const textAt = (key: string) => (t.has(key as Key) ? t(key as Key) : undefined);
  const rows = company[list].map(async ({ id }) => {
    const key = `${TEXT_GROUPS[list]}.${id}`;
    const points = (await ownNames(locale, `${key}.points`)).map((name) => textAt(`${key}.points.${name}`) ?? '');
    const [title = '', body, price] = ['title', 'body', 'price'].map((name) => textAt(`${key}.${name}`));
    return { id, title, body, price, points };
  });
  return Promise.all(rows);
}
