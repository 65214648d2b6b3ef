'use client';

/** A script element that only the server renders: Trusted Types keeps React from creating one in the browser. */
export function ServerOnly({ type, text }: { type?: string; text: string }) {
  if (typeof window !== 'undefined') return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, or escaped by serializeJsonLd
  return <script type={type} dangerouslySetInnerHTML={{ __html: text }} />;
}
