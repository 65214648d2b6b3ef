// Part of `npm run format`: formats facts and texts as /edit does, with pasted values normalized and without a byte order
// mark, and writes their JSON Schemas, with which code editors complete and explain them.
import { writeFileSync } from 'node:fs';
import { COMPANY_FILE, catalogFile } from '@/cms/checks/content';
import { CATALOG_TREE } from '@/cms/schema/catalog-tree';
import { companySchema } from '@/cms/schema/fact-tree';
import { formatFile, type Kind } from '@/cms/schema/json-format';
import { normalizeCatalog, normalizeFacts } from '@/cms/schema/normalize';
import { languages } from '@/messages/languages';
import { readText } from './build/files';
import { run } from './run';

run(async () => {
  const catalogs = Object.keys(languages).map((locale) => [catalogFile(locale), 'catalog'] as const);
  const files: (readonly [file: string, kind: Kind])[] = [[COMPANY_FILE, 'facts'], ...catalogs];
  writeFileSync('content/company.schema.json', `${formatFile('facts', companySchema())}\n`);
  writeFileSync('messages/catalog.schema.json', JSON.stringify(CATALOG_TREE, null, 2));
  for (const [file, kind] of files) {
    const data = JSON.parse(readText(file));
    const normalized = kind === 'facts' ? normalizeFacts(data) : normalizeCatalog(data);
    writeFileSync(file, `${formatFile(kind, normalized)}\n`);
  }
});
