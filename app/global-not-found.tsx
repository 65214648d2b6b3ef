import type { Metadata } from 'next';
import { NotFoundPage } from '@/components/not-found/NotFoundPage';
import { notFoundMetadata } from '@/lib/metadata';
import { fontClasses } from './fonts';
import './globals.css';

export const generateMetadata = (): Promise<Metadata> => notFoundMetadata();

export default function NotFound() {
  return <NotFoundPage fonts={fontClasses} />;
}
