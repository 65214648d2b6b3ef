// First, since it declares the order of the cascade layers.
import './globals.css';
import '@/components/not-found/not-found.css';

import { NotFoundPage } from '@/components/not-found/NotFoundPage';
import { DEFAULT_LOCALE } from '@/i18n/locales';
import { notFoundMetadata } from '@/lib/seo/metadata';
import { Document } from './Document';

export const generateMetadata = notFoundMetadata;

export default function NotFound() {
  return (
    <Document locale={DEFAULT_LOCALE}>
      <NotFoundPage />
    </Document>
  );
}
