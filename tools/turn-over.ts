// `npx tsx tools/turn-over.ts v1.0.0 v2.0.0`, in the update to 2.0.0 (tools/update.sh): writes "$sample" and "$confirmed" in place of
// "keptTexts". What is no longer as in the sample of the first version, and what was kept, is confirmed.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { COMPANY_FILE, catalogFile } from '@/checks/content';
import { severalPeople } from '@/checks/word-rules';
import { FACT_TREE } from '@/company/fact-tree';
import { type Data, formatFile } from '@/company/json-format';
import { LOCALE_IDS, LOCALES } from '@/company/locales';
import { claimKeys, isIn, type Marks, unmarked, valueEntries } from '@/company/marks';
import { run, setValue } from './run';
import { templateJson } from './update-content';

const read = (file: string): Data => JSON.parse(readFileSync(file, 'utf8'));

const [BEFORE = '', NOW = ''] = process.argv.slice(2);

/** Whether a picture, named without ending, is another one than in the first version. */
const isOwnPicture = (entry: string) =>
  entry.includes('/') && execFileSync('git', ['diff', '--name-only', BEFORE, '--', `${entry}.*`]).length > 0;

run(async () => {
  const { keptTexts = [], ...facts } = read(COMPANY_FILE);
  const kept: string[] = Array.isArray(keptTexts) ? keptTexts.map(String) : [];
  for (const locale of LOCALE_IDS) turnOverCatalog(locale, kept, String(facts.brand));
  const names = kept.filter((entry) => !entry.includes(' '));
  const $confirmed = names.filter((name) => !(name in facts) && name in (FACT_TREE.properties ?? {}));
  const { $sample = [] }: Marks = templateJson(COMPANY_FILE, NOW) ?? {};
  const before = new Map(valueEntries(templateJson(COMPANY_FILE, BEFORE)));
  const values = valueEntries(facts);
  const isOwn = (entry: string) =>
    isIn(names, entry) ||
    isOwnPicture(entry) ||
    values.some(([key, value]) => isIn([entry], key) && before.get(key) !== value);
  const open = $sample.filter((entry) => !isOwn(entry));
  writeFileSync(COMPANY_FILE, `${formatFile('facts', { ...facts, $sample: open, $confirmed })}\n`);
});

function turnOverCatalog(locale: keyof typeof LOCALES, kept: string[], brand: string): void {
  const file = catalogFile(locale);
  const catalog = read(file);
  const names = kept
    .filter((entry) => entry.startsWith(`${locale}.`))
    .map((entry) => entry.replace(/^[^.]*\.| .*$/g, ''));
  const before = new Map(valueEntries(templateJson(file, BEFORE)));
  const own = valueEntries(catalog).filter(([key, text]) => {
    const sample = String(before.get(key)).replaceAll('Nordstrek', brand);
    const ofOne = severalPeople(sample, LOCALES[locale].lang)?.wording;
    return isIn(names, key) || ![sample, ofOne].includes(String(text).replaceAll('Nordstrek', brand));
  });
  const { $sample = [] }: Marks = templateJson(file, NOW) ?? {};
  const open = own.reduce((list, [key]) => unmarked(list, key, claimKeys(catalog)), $sample);
  if (open.length > 0) setValue(file, '$sample', open);
}
