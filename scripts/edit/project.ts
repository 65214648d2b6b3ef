import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { catalogSchema, type Description } from '@/build/checks/catalog-schema';
import { catalogFields } from './catalog-fields';
import { factFields, type Schema } from './fact-fields';
import { type Data, fold } from './fields';

/** What the page has to know of the project. */
export interface Project {
  /** The configuration of Sveltia CMS (https://sveltiacms.app/en/docs). */
  config: object;
  /** The folder that the editor works on. */
  folder: string;
  /** Files that tell this folder from others, and what they hold. */
  marks: Record<string, string>;
  /** The files that the editor changes. */
  files: string[];
  /** Keys of texts that are folded away. */
  unused: string[];
  /** The company's logo, which need not be there. */
  logo: string;
}

const SCHEMA = 'content/company.schema.json';
const DESCRIPTIONS = 'messages/descriptions.json';

/**
 * The forms for the texts and facts of the project in `folder`, made from its schemas and files.
 * @param locales its languages, the default one first
 * @param contentDir where the company is in it (lib/content-dir.mjs)
 * @param unused keys of texts that the site does not show with these facts
 * Throws when a file cannot be read.
 */
export function readProject(folder: string, locales: string[], contentDir: string, unused: string[] = []): Project {
  const company = join(contentDir, 'content/company.json');
  const logo = join(contentDir, 'content/brand/wordmark.svg');
  const catalogOf = (locale: string) => join(contentDir, `messages/${locale}.json`);
  const read = <T>(file: string): T => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const facts = read<Data>(company);
  const catalogs = locales.map((locale) => read<Data>(catalogOf(locale)));
  // What begins with a `$` is no text and may stand in one catalog only.
  const settings = Object.entries(Object.assign({}, ...catalogs)).filter(([key]) => key.startsWith('$'));
  const texts: Data = { ...Object.fromEntries(settings), ...catalogs[0] };
  const schema = catalogSchema(read<Record<string, Description>>(DESCRIPTIONS));
  return {
    config: {
      load_config_file: false,
      // Only the folder is worked on; the CMS asks for a repository all the same.
      backend: {
        name: 'gitea',
        base_url: 'http://localhost',
        app_id: '-',
        auth_methods: ['oauth'],
        repo: `-/${basename(folder)}`,
      },
      app_title: `${facts.brand}: texts and facts`,
      logo: existsSync(join(folder, logo)) ? { src: '/logo.svg' } : undefined,
      site_url: 'http://localhost:3000',
      // Uploads are not offered, but a folder has to be named: one that no other file is in.
      media_folder: '.uploads',
      i18n: { structure: 'multiple_files', locales, default_locale: locales[0] },
      output: { omit_empty_optional_fields: true },
      editor: { preview: false },
      show_preview_links: false,
      singletons: [
        {
          name: 'texts',
          label: 'Texts',
          file: catalogOf('{{locale}}'),
          format: 'catalog',
          i18n: true,
          fields: fold(catalogFields(schema, texts), unused),
        },
        {
          name: 'company',
          label: 'Facts of the company',
          file: company,
          format: 'facts',
          fields: factFields(read<Schema>(SCHEMA), facts),
        },
      ],
    },
    folder,
    marks: Object.fromEntries([DESCRIPTIONS, SCHEMA].map((file) => [file, readFileSync(join(folder, file), 'utf8')])),
    files: [...locales.map(catalogOf), company],
    unused,
    logo,
  };
}
