import type * as z from 'zod/mini';
import type { Bilingual } from '@/model/bilingual';
import { CATALOG_TREE, REVIEW } from '@/model/catalog-tree';
import { childOf } from '@/model/data';
import { emptyValue, FACT_TREE, readRows, withDefaults } from '@/model/fact-tree';
import { type Company, FACTS, type Facts } from '@/model/facts';
import { normalizeCatalog, normalizeFacts } from '@/model/normalize';
import { isConfirmed, isIn, textEntries } from '@/model/review';
import { hiddenTexts } from '@/model/shown';
import { COMPANY_FILE, type Content, catalogFile } from './content';
import { say } from './messages';
import { brokenSource, parseSource, type Source } from './source';

/** The content with its files read. Every rule can run on it, whatever is wrong, so that one round finds all problems. */
export interface Reading extends Content {
  source: Source; // of the facts
  facts: Facts; // without those with mistakes
  company: Company; // the same, with defaults, and with empty values for what is required
  issues: z.core.$ZodIssue[]; // what the schema says of the facts
  invalid: string[]; // names of facts with mistakes, which are reported already
  catalogs: Catalog[]; // for each language; if its file is missing, `errors` say so
  usable: Catalog[]; // those that can be read, without lists of a review that are none
  hidden: string[]; // keys of texts and groups that the site does not show
}

export interface Catalog extends Source {
  file: string;
  locale: string;
  lang: string; // BCP 47
  hidden: string[]; // keys of texts and groups that the language does not need
}

/** Reads a content. What is read already stays, so that several checks can share it. */
export function readingOf(content: Content | Reading): Reading {
  if ('usable' in content) return content;
  const source = parseSource(COMPANY_FILE, content.files[COMPANY_FILE], { normalize: normalizeFacts });
  const { data } = source;
  const issues = FACTS.safeParse(data).error?.issues ?? [];
  const invalid = issues.flatMap((issue) => {
    const [name] = issue.path;
    return name === undefined && issue.code === 'unrecognized_keys' ? issue.keys : String(name);
  });
  const facts: Facts = readRows(Object.fromEntries(Object.entries(data).filter(([name]) => !invalid.includes(name))));
  const company = withDefaults({ ...Object(emptyValue(FACT_TREE)), ...facts });
  const catalogs = catalogsOf(content);
  const usable = catalogs.filter(({ isReadable }) => isReadable).map(withReviewLists);
  const hidden = hiddenTexts(facts, catalogs[0]?.data);
  return { ...content, source, facts, company, issues, invalid, catalogs, usable, hidden };
}

function catalogsOf({ files, languages }: Content): Catalog[] {
  return Object.entries(languages).map(([locale, { lang, privacy }]) => {
    const file = catalogFile(locale);
    const source = parseSource(file, files[file], { missing: say('noCatalog'), normalize: normalizeCatalog });
    const shape = shapeMistake(source.data);
    return { ...(shape ? brokenSource(file, shape, 1) : source), file, locale, lang, hidden: hiddenIn(privacy) };
  });
}

/** Returns that a catalog has the shape of another program's export, so that none of its names is known. */
function shapeMistake(data: object): Bilingual | undefined {
  const names = Object.keys(data);
  if (names.length === 0 || names.some((name) => name in REVIEW || childOf(CATALOG_TREE, name))) return undefined;
  return say(names.some((name) => name.includes('.')) ? 'flatCatalog' : 'wrappedCatalog');
}

function withReviewLists(catalog: Catalog): Catalog {
  const usable = Object.entries(catalog.data).filter(([key, value]) => !(key in REVIEW) || Array.isArray(value));
  return { ...catalog, data: Object.fromEntries(usable) };
}

/** Returns the groups of texts that a language does not need. @param privacy the language whose policy replaces its own */
export const hiddenIn = (privacy?: string): string[] => (privacy ? ['privacy', 'meta.privacy'] : []);

export const unconfirmedTexts = ({ data }: Source, hidden: string[]) =>
  textEntries(data).filter(([key]) => !isIn(hidden, key) && !isConfirmed(data, key));

const PICTURE_FACTS = ['slides', 'services', 'platforms', 'people', 'association', 'badge'];
export const knowsPictures = ({ invalid }: Reading) => !invalid.some((name) => PICTURE_FACTS.includes(name));

export const isInvalid = ({ invalid }: Reading, key: string) => invalid.includes(key.replace(/\..*/, ''));
