import { bootScript } from '@/boot/bundle';

/** The boot script for `next dev`. The build adds it to the exported pages. */
export function BootScript() {
  if (process.env.NODE_ENV === 'production') return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is our own code
  return <script dangerouslySetInnerHTML={{ __html: bootScript() }} />;
}
