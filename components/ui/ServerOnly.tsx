'use client';

/**
 * A data block that stands in the HTML alone, directly in `<body>`, where React leaves alone what it does not know: it may
 * never create a script element, which Trusted Types refuses.
 */
export function ServerOnly({ type, text }: { type: string; text: string }) {
  if (typeof window !== 'undefined') return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: serializeJsonLd escapes what could end the element
  return <script type={type} dangerouslySetInnerHTML={{ __html: text }} />;
}
