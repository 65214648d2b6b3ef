// First: it has the order of the layers.
import '../globals.css';

import type { ReactNode } from 'react';
import { RootLayout } from '@/components/layout/RootLayout';
import { type LocaleParams, localeOf, prefixedLocales } from '@/i18n/locales';
import { fontClasses } from '../fonts';

export { viewport } from '@/lib/metadata';

export const generateStaticParams = prefixedLocales;
export const dynamicParams = false;

export default async function Layout({ children, params }: { children: ReactNode; params: LocaleParams }) {
  return (
    <RootLayout locale={await localeOf(params)} fonts={fontClasses}>
      {children}
    </RootLayout>
  );
}
