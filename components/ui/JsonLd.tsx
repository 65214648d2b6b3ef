'use client';

import { hasChangedPage } from '@/components/layout/section-link';

/**
 * A data block that no browser runs. It stands in the HTML of each page, where crawlers read it; after a change of page
 * in the browser there is nobody to read it, and Trusted Types would refuse to create it.
 */
export function JsonLd({ text }: { text: string }) {
  if (hasChangedPage()) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: serializeJsonLd escapes what could end the element
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
