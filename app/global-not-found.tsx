// First: it has the order of the layers.
import './globals.css';

import type { Metadata } from 'next';
import { NotFoundPage } from '@/components/not-found/NotFoundPage';
import { notFoundMetadata } from '@/lib/metadata';
import { fontClasses } from './fonts';

export const generateMetadata = (): Promise<Metadata> => notFoundMetadata();

export default function NotFound() {
  return <NotFoundPage fonts={fontClasses} />;
}
