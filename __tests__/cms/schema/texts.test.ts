/** @jest-environment node */
import * as z from 'zod';
import MESSAGES from '@/cms/checks/messages.json' with { type: 'json' };
import { type Condition, factOf } from '@/cms/schema/conditions';
import { factAt } from '@/cms/schema/fact-tree';
import CLAIMS from '@/cms/schema/texts/claims.json' with { type: 'json' };
import EVERY_PAGE from '@/cms/schema/texts/every-page.json' with { type: 'json' };
import HOME from '@/cms/schema/texts/home.json' with { type: 'json' };
import PRIVACY from '@/cms/schema/texts/privacy.json' with { type: 'json' };

const LINE = z.strictObject({
  about: z.tuple([z.string(), z.string()]),
  optional: z.array(z.string()).optional(),
  max: z.int().optional(),
  word: z.int().optional(),
  same: z.literal(true).optional(),
  claim: z.union([z.literal(true), z.enum(Object.keys(CLAIMS) as [string])]).optional(),
  required: z.literal(false).optional(),
  shownIf: z
    .string()
    .refine((condition) => factAt(factOf(condition as Condition)))
    .optional(),
});

it.each(Object.entries({ EVERY_PAGE, HOME, PRIVACY }))('the lines of texts in %s are valid', (_, lines) => {
  expect(z.record(z.string(), LINE).safeParse(lines).error).toBeUndefined();
});

it('every message has the same placeholders in both languages', () => {
  const placeholders = (text = '') => [...new Set(text.match(/\{\w+\}/g))].sort().join();
  const other = Object.entries(MESSAGES).filter(([, [no, en]]) => placeholders(no) !== placeholders(en));
  expect(other).toEqual([]);
});
