import { inlineScript } from './build/bundle';
import type { ProjectSettings } from './build/finish-pages';

/** Renders the site's inline scripts in `next dev`. The build adds them to exported pages. */
export async function DevelopmentScripts() {
  if (process.env.NODE_ENV === 'production') return null;
  const { boot = {}, ...options }: ProjectSettings = JSON.parse(process.env.NEXT_ISLANDS ?? '{}');
  const files = [boot.head, boot.view, boot.body, boot.notFound].filter((file) => file !== undefined);
  const define = { 'process.env.NODE_ENV': '"development"' };
  const scripts = await Promise.all(files.map((file) => inlineScript(file, { ...options, define })));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own code
  return <script dangerouslySetInnerHTML={{ __html: scripts.join('') }} />;
}
