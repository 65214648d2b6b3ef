import { emptyValue, FACT_TREE, withDefaults } from '@/cms/schema/fact-tree';
import { type Company, FACTS, type Facts } from '@/cms/schema/facts';
import type { Source } from './source';

export interface UsableFacts {
  facts: Facts; // without those with mistakes
  company: Company; // the same, with defaults, and with empty values for what is required
  invalid: string[];
}

/** Returns facts on which every rule can run, so that one round finds all problems. */
export function usableFacts({ data }: Pick<Source, 'data'>): UsableFacts {
  const issues = FACTS.safeParse(data).error?.issues ?? [];
  const invalid = issues.flatMap((issue) => {
    const [name] = issue.path;
    return name === undefined && issue.code === 'unrecognized_keys' ? issue.keys : String(name);
  });
  const facts = Object.fromEntries(Object.entries(data).filter(([name]) => !invalid.includes(name)));
  return { facts, company: withDefaults({ ...Object(emptyValue(FACT_TREE)), ...facts }), invalid };
}

const PICTURE_FACTS = ['slides', 'services', 'platforms', 'people', 'association', 'badge'];
/** Whether the facts say which pictures are shown. */
export const knowsPictures = ({ invalid }: UsableFacts) => !invalid.some((name) => PICTURE_FACTS.includes(name));

/** Whether a key belongs to a fact with a mistake, which is reported already. */
export const isInvalid = ({ invalid }: UsableFacts, key: string) => invalid.includes(key.replace(/\..*/, ''));
