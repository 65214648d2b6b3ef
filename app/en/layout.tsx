import type { ReactNode } from 'react';
import { Document } from '@/components/layout/Document';
import '../globals.css';

export { viewport } from '@/site/metadata';

export default function Layout({ children }: { children: ReactNode }) {
  return <Document locale="en">{children}</Document>;
}
