// First: it has the order of the layers.
import '../globals.css';

import type { ReactNode } from 'react';
import { RootLayout } from '@/components/layout/RootLayout';
import { fontClasses } from '../fonts';

export { viewport } from '@/lib/metadata';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout locale="no" fonts={fontClasses}>
      {children}
    </RootLayout>
  );
}
