import { CATALOG_TREE } from '@/company/catalog-tree';
import companySchema from '../content/company.schema.json' with { type: 'json' };
import { fieldsOf } from './fields';

/** Files of texts and facts below the folder of a company. */
export interface Files {
  catalogOf: (locale: string) => string;
  company: string;
  locales: string[];
}

/**
 * The configuration of Sveltia CMS (https://sveltiacms.app/en/docs): forms for texts and facts, made from their schemas and from what
 * stands in the files. `texts` is the catalog of the first language.
 */
export function cmsConfig(files: Files, facts: { brand?: string }, texts: object, backend: object) {
  const { catalogOf, company, locales } = files;
  const text = { format: 'catalog', i18n: true, fields: fieldsOf(CATALOG_TREE, texts) };
  const fact = { format: 'facts', fields: fieldsOf(companySchema, facts) };
  return {
    load_config_file: false,
    backend,
    app_title: `${facts.brand}: texts and facts`,
    // Uploads are not offered, but a folder has to be named: one that no other file is in.
    media_folder: '.uploads',
    i18n: { structure: 'multiple_files', locales, default_locale: locales[0] },
    output: { omit_empty_optional_fields: true },
    editor: { preview: false },
    show_preview_links: false,
    singletons: [
      { name: 'texts', label: 'Texts', file: catalogOf('{{locale}}'), ...text },
      { name: 'company', label: 'Facts of the company', file: company, ...fact },
    ],
  };
}
