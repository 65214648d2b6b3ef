import type {} from 'next-intl';
import type { Locale } from './locales';

/** The Norwegian catalog is the shape of all: a text that it lacks is a compile error wherever it is asked for. */
declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: typeof import('@/messages/no.json');
  }
}
