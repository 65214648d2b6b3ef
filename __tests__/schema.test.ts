/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { companySchema, FACT_TREE } from '@/company/fact-tree';
import { FACT_SECTIONS } from '@/company/facts';
import { TEXTS } from '@/company/texts';

it('content/company.schema.json is as company/facts.ts says: `npm run format` writes it', () => {
  expect(JSON.parse(readFileSync('content/company.schema.json', 'utf8'))).toEqual(companySchema());
});

it('every fact has a name and a section in both languages, and every part of one a name', () => {
  const nameless = Object.entries(FACT_TREE.properties ?? {}).filter(
    ([name, { label, section = '' }]) => !name.startsWith('$') && !(label?.no && label.en && section in FACT_SECTIONS),
  );
  expect(nameless).toEqual([]);
});

it('every text says in both languages what it is, with the same placeholders', () => {
  const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}|<\w+>/g))].sort();
  const different = Object.entries(TEXTS).filter(
    ([, { about }]) => !about.no || placeholders(about.no).join() !== placeholders(about.en).join(),
  );
  expect(different.map(([key]) => key)).toEqual([]);
});
