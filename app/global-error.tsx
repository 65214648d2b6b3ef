'use client';

/**
 * Stands in for Next's own error page, whose styles the policy refuses. It is empty: the boot script puts back the
 * document that the server has sent (boot/repair.ts).
 */
export default function GlobalError() {
  return (
    // biome-ignore lint/a11y/useHtmlLang: the boot script puts the document's own attributes back
    <html>
      <body />
    </html>
  );
}
