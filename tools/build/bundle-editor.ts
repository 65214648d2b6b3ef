import { browserOptions } from 'next-islands/bundle';
import { build, type Plugin } from 'rolldown';
import { TSCONFIG } from '@/lib/content-dir.mjs';

/** Removes HTML's named character references, a tenth of the editor. It parses logos, which are XML. */
const withoutEntities: Plugin = {
  name: 'without-entities',
  load: {
    filter: { id: /entities[\\/].*decode-data-html\.js$/ },
    handler: () => "export { xmlDecodeTree as htmlDecodeTree } from './decode-data-xml.js'",
  },
};

export async function bundleEditor(file: string, settings: object): Promise<void> {
  await build({
    ...browserOptions({ tsconfig: TSCONFIG, define: { SETTINGS: JSON.stringify(settings) } }),
    input: 'cms/editor/main.tsx',
    plugins: [withoutEntities],
    output: { file, minify: true, codeSplitting: false },
  });
}
