// First: it has the order of the layers.
import './globals.css';

import { NotFoundPage } from '@/components/not-found/NotFoundPage';
import { NOT_FOUND_LOCALE } from '@/i18n/locales';
import { notFoundMetadata } from '@/lib/metadata';
import { Document } from './Document';

export const generateMetadata = notFoundMetadata;

export default function NotFound() {
  return (
    <Document locale={NOT_FOUND_LOCALE}>
      <NotFoundPage />
    </Document>
  );
}
