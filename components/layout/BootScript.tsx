import { bootScript } from '@/boot/bundle';

/** The boot script for `next dev`. The build puts it into the finished pages itself, where React does not know of it. */
export function BootScript() {
  if (process.env.NODE_ENV === 'production') return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is our own code, never anybody's input
  return <script dangerouslySetInnerHTML={{ __html: bootScript(process.cwd()) }} />;
}
