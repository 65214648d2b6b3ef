// Part of `npm run format`: formats facts and texts as /edit does, with pasted values normalized and without a byte order
// mark, and writes their JSON Schemas, with which code editors complete and explain them.
import { writeFileSync } from 'node:fs';
import { COMPANY_FILE, catalogFile } from '@/checks/content';
import { languages } from '@/messages/languages';
import { CATALOG_TREE } from '@/model/catalog-tree';
import { companySchema } from '@/model/fact-tree';
import { formatFile } from '@/model/json-format';
import { normalizeCatalog, normalizeFacts } from '@/model/normalize';
import { readText } from './build/files';
import { run } from './run';

run(async () => {
  const write = (file: string, data: object) => writeFileSync(file, formatFile(file, data));
  write('content/company.schema.json', companySchema());
  writeFileSync('messages/catalog.schema.json', JSON.stringify(CATALOG_TREE, null, 2));
  write(COMPANY_FILE, normalizeFacts(JSON.parse(readText(COMPANY_FILE))));
  for (const file of Object.keys(languages).map(catalogFile)) {
    write(file, normalizeCatalog(JSON.parse(readText(file))));
  }
});
