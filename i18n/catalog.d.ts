import type {} from 'next-intl';
import type { Locale } from './locales';

/** The keys of the Norwegian catalog are the valid ones: any other is a compile error. */
declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: typeof import('@/messages/no.json');
  }
}
