// First, since it declares the order of the cascade layers.
import './globals.css';

import { DEFAULT_LOCALE } from '@/company/locales';
import { notFoundMetadata } from '@/company/metadata';
import { NotFoundPage } from '@/components/not-found/NotFoundPage';
import { Document } from './Document';

export const generateMetadata = notFoundMetadata;

export default function NotFound() {
  return (
    <Document locale={DEFAULT_LOCALE}>
      <NotFoundPage />
    </Document>
  );
}
