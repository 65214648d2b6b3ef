import { EVERY_PAGE_TEXTS } from './texts/every-page';
import { HOME_TEXTS } from './texts/home';
import type { TextLine } from './texts/line';
import { PRIVACY_TEXTS } from './texts/privacy';

export type { TextLine };

/** The list of facts, and the group of texts that is named by its ids. */
export const TEXT_GROUPS = { services: 'services', platforms: 'technology', people: 'about.people' } as const;

/** A line for each text. `{a,b}` stands for several names, `*` for any that an owner chooses. */
export const TEXTS: Record<string, TextLine> = { ...EVERY_PAGE_TEXTS, ...HOME_TEXTS, ...PRIVACY_TEXTS };
