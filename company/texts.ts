import { EVERY_PAGE_TEXTS } from './texts/every-page';
import { HOME_TEXTS } from './texts/home';
import { PRIVACY_TEXTS } from './texts/privacy';
import type { TextLine } from './texts/text-line';

export type { TextLine };

/** The lists of facts whose ids name groups of texts, and the groups that contain these. */
export const TEXT_GROUPS = { services: 'services', platforms: 'technology', people: 'about.people' } as const;
export type TextList = keyof typeof TEXT_GROUPS;
export const TEXT_LISTS = Object.keys(TEXT_GROUPS) as TextList[];

/** A line for each text and group, by its key. `*` stands for any name that an owner chooses. */
export const TEXTS: Record<string, TextLine> = Object.fromEntries(
  Object.entries({ ...EVERY_PAGE_TEXTS, ...HOME_TEXTS, ...PRIVACY_TEXTS }).flatMap(([keys, line]) =>
    expandBraces(keys).map((key) => [key, line]),
  ),
);

/** Expands `a.{b,c}.d` to `a.b.d` and `a.c.d`. */
function expandBraces(key: string): string[] {
  const [, before, names, after] = /^(.*?)\{(.*?)\}(.*)$/.exec(key) ?? [];
  return names === undefined ? [key] : names.split(',').map((name) => `${before}${name}${after}`);
}
