// Part of `npm run format`: writes what owners write as the editor does, without a byte order mark, and the JSON Schemas of facts and texts,
// by which editors of code complete and explain them.
import { writeFileSync } from 'node:fs';
import { COMPANY_FILE, catalogFile } from '@/checks/content';
import { CATALOG_TREE } from '@/company/catalog-tree';
import { companySchema } from '@/company/fact-tree';
import { formatFile, type Kind } from '@/company/json-format';
import { readText } from '@/export/files';
import { languages } from '@/messages/languages';
import { run } from './run';

run(async () => {
  const catalogs = Object.keys(languages).map((locale) => [catalogFile(locale), 'catalog'] as const);
  const files: (readonly [file: string, kind: Kind])[] = [[COMPANY_FILE, 'facts'], ...catalogs];
  writeFileSync('content/company.schema.json', `${formatFile('facts', companySchema())}\n`);
  writeFileSync('messages/catalog.schema.json', JSON.stringify(CATALOG_TREE, null, 2));
  for (const [file, kind] of files) writeFileSync(file, `${formatFile(kind, JSON.parse(readText(file)))}\n`);
});
