import type { ReactNode } from 'react';
import { Document } from '@/components/document/Document';
import { fontClasses } from '../fonts';
import '../globals.css';

export { viewport } from '@/site/metadata';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <Document locale="no" fonts={fontClasses}>
      {children}
    </Document>
  );
}
