/** @jest-environment node */
import * as z from 'zod';
import MESSAGES from '@/checks/messages.json' with { type: 'json' };
import { type Condition, factOf } from '@/company/conditions';
import { factAt } from '@/company/fact-tree';
import CLAIMS from '@/company/texts/claims.json' with { type: 'json' };
import EVERY_PAGE from '@/company/texts/every-page.json' with { type: 'json' };
import HOME from '@/company/texts/home.json' with { type: 'json' };
import PRIVACY from '@/company/texts/privacy.json' with { type: 'json' };

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

it.each(Object.entries(MESSAGES))('the message %s has the same placeholders in both languages', (_, [no, en]) => {
  const placeholders = [no, en].map((text) => [...new Set(text?.match(/\{\w+\}/g))].sort());
  expect(placeholders[0]).toEqual(placeholders[1]);
});
