import type { Messages, NestedValueOf } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { Locale } from './locales';

type Catalog = typeof import('@/messages/no.json');
type CatalogTexts = { [Group in keyof Catalog as Group extends `$${string}` ? never : Group]: Catalog[Group] };

/** The keys of the Norwegian catalog are the valid ones: any other is a compile error. */
declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: CatalogTexts;
  }
}

export type Texts<Group extends string> = Record<keyof NestedValueOf<Messages, Group>, string>;

/** Returns all texts of a group, such as `contact.form`, with `values` filled in: props for a client component. */
export async function namespaceTexts<Group extends string>(
  locale: Locale,
  group: Group,
  values: Record<string, string> = {},
): Promise<Texts<Group>> {
  type Key = 'common.optional'; // any key: the compiler cannot know those of `group`
  const t = await getTranslations({ locale });
  const keys = Object.keys(t.raw(group as Key));
  return Object.fromEntries(keys.map((key) => [key, t(`${group}.${key}` as Key, values)])) as Texts<Group>;
}
