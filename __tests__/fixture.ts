import english from '@/fixture/messages/en.json' with { type: 'json' };
import norwegian from '@/fixture/messages/no.json' with { type: 'json' };
import type { Locale } from '@/i18n/locales';

/** What rules are tested on: the company of fixture/, which no owner changes (jest.config.mjs puts it in their place). */
export const TEXTS = { no: norwegian, en: english };

/** The languages of the fixture, whichever the owner's are. */
export const [NO, EN] = ['no', 'en'] as string[] as [Locale, Locale];
