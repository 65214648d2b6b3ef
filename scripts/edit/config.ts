import { readFileSync } from 'node:fs';
import { basename, posix } from 'node:path';
import { catalogSchema } from '@/build/checks/catalog-schema';
import { hiddenIn } from '@/build/checks/hidden';
import { LOCALE_IDS } from '@/i18n/locales';
import { CONTENT_DIR } from '@/lib/content-dir.mjs';
import { fieldsOf } from './fields';

/** What the page has to know of the project. */
export type Project = ReturnType<typeof readProject>;

/** The forms for the texts and facts of the company, made from its files and their schemas. */
export function readProject() {
  const catalogOf = (locale: string) => posix.join(CONTENT_DIR, `messages/${locale}.json`);
  const company = posix.join(CONTENT_DIR, 'content/company.json');
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
  const facts = read(company);
  const [defaultLocale = ''] = LOCALE_IDS;
  const texts = read(catalogOf(defaultLocale));
  const text = { format: 'catalog', i18n: true, fields: fieldsOf(catalogSchema(), texts) };
  const fact = { format: 'facts', fields: fieldsOf(read('content/company.schema.json'), facts) };
  return {
    /** The configuration of Sveltia CMS (https://sveltiacms.app/en/docs). */
    config: {
      load_config_file: false,
      // Only the folder is worked on; the CMS asks for a repository all the same.
      backend: { name: 'github', repo: `-/${basename(process.cwd())}` },
      app_title: `${facts.brand}: texts and facts`,
      // Uploads are not offered, but a folder has to be named: one that no other file is in.
      media_folder: '.uploads',
      i18n: { structure: 'multiple_files', locales: LOCALE_IDS, default_locale: defaultLocale },
      output: { omit_empty_optional_fields: true },
      editor: { preview: false },
      show_preview_links: false,
      singletons: [
        { name: 'texts', label: 'Texts', file: catalogOf('{{locale}}'), ...text },
        { name: 'company', label: 'Facts of the company', file: company, ...fact },
      ],
    },
    folder: process.cwd(),
    /** A file that tells this folder from others. */
    mark: { file: 'messages/descriptions.json', text: readFileSync('messages/descriptions.json', 'utf8') },
    /** What the editor changes. */
    files: [...LOCALE_IDS.map(catalogOf), company],
    /** Keys of texts that the site does not show. */
    hidden: hiddenIn(CONTENT_DIR),
  };
}
