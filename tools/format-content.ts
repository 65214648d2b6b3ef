// Part of `npm run format`: formats facts and texts as /edit does, with pasted values normalized and without a byte order mark, and writes their JSON Schemas, with which code
// editors complete and explain them.
import { writeFileSync } from 'node:fs';
import { COMPANY_FILE, catalogFile } from '@/checks/content';
import { CATALOG_TREE } from '@/company/catalog-tree';
import { companySchema } from '@/company/fact-tree';
import { formatFile, type Kind } from '@/company/json-format';
import { normalizeCatalog, normalizeFacts } from '@/company/normalize';
import { readText } from '@/export/files';
import { languages } from '@/messages/languages';
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
