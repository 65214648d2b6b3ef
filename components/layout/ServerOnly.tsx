'use client';

/**
 * A script or a data block that is in the HTML only, directly in `<body>`, where React ignores what it does not know.
 * React itself must never create a script element: Trusted Types refuses that.
 */
export function ServerOnly({ type, text }: { type?: string; text: string }) {
  if (typeof window !== 'undefined') return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, or what serializeJsonLd has escaped
  return <script type={type} dangerouslySetInnerHTML={{ __html: text }} />;
}
