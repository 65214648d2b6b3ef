import type { Messages, NestedValueOf } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/i18n/locales';
import type { AnyId, RowList } from '@/model/facts';
import { type CatalogTexts, textGroup } from '@/model/texts';
import { company } from './company';

/** Any key that model/texts/ does not have is a compile error. */
declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: CatalogTexts;
  }
}

/** A key for functions that take any: the compiler cannot know those that are built from parts. */
type AnyKey = 'common.optional';

export type Texts<Group extends string> = Record<keyof NestedValueOf<Messages, Group>, string>;

type Values = Record<string, string | number>;
type Translator<Key> = { (key: Key, values?: Values): string; has(key: Key): boolean };

/** Returns a text that a catalog may leave out; undefined if it does. */
export const optional = <Key extends string>(t: Translator<Key>, key: NoInfer<Key>, values?: Values) =>
  t.has(key) ? t(key, values) : undefined;

/** An element as the value of a placeholder: next-intl's `rich` accepts it, but its types do not. */
export const element = (value: unknown) => value as string;

/** Returns all texts of a group, such as `contact.form`, with `values` filled in: props for a client component. */
export async function namespaceTexts<Group extends string>(
  locale: Locale,
  group: Group,
  values: Record<string, string> = {},
): Promise<Texts<Group>> {
  const t = await getTranslations({ locale });
  const names = t.has(group as AnyKey) ? Object.keys(t.raw(group as AnyKey)) : [];
  return Object.fromEntries(names.map((name) => [name, t(`${group}.${name}` as AnyKey, values)])) as Texts<Group>;
}

/** Returns the points of a row, such as `services.payroll`, as the owner has named and ordered them. */
export const pointsOf = async (locale: Locale, row: string): Promise<string[]> =>
  Object.values(await namespaceTexts<string>(locale, `${row}.points`));

export interface RowTexts extends Partial<Record<'body' | 'price', string>> {
  id: AnyId;
  title: string;
  points: string[];
}

export async function rowTexts(locale: Locale, list: RowList): Promise<RowTexts[]> {
  const t = await getTranslations({ locale });
  const rows = company[list].map(async ({ id }) => {
    const key = `${textGroup(list)}.${id}`;
    const [title = '', body, price] = ['title', 'body', 'price'].map((name) => optional(t, `${key}.${name}` as AnyKey));
    return { id, title, body, price, points: await pointsOf(locale, key) };
  });
  return Promise.all(rows);
}
