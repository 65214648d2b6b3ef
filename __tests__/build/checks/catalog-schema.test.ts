/** @jest-environment node */
import { Ajv2019 } from 'ajv/dist/2019.js';
import { catalogSchema, type Description } from '@/build/checks/catalog-schema';
import companySchemaFile from '@/content/company.schema.json' with { type: 'json' };
import descriptions from '@/messages/descriptions.json' with { type: 'json' };
import norwegian from '@/messages/no.json' with { type: 'json' };

it('has a text for every description', () => {
  // Each line says its own name, and the schema repeats those that it goes by.
  const lines = Object.entries<Description>(descriptions).map(([line, said]): [string, Description] => [
    line,
    typeof said === 'string' ? line : { ...said, about: line },
  ]);
  const made = JSON.stringify(catalogSchema(norwegian, Object.fromEntries(lines)));
  expect(lines.filter(([line]) => !made.includes(`"description":"${line}"`))).toEqual([]);
});

it('names a text that no description tells about', () => {
  expect(() => catalogSchema({ hero: { title: 'x' } }, { hero: 'The first screen.' })).toThrow(
    'messages/descriptions.json: no line says what the text "hero.title" is',
  );
});

it('lets the line of the very key win over patterns, and a later pattern over an earlier', () => {
  const lines = { '*': 'a', '*.*': 'b', 'hero.title': 'c', 'hero.*': 'd' };
  const { properties } = catalogSchema({ hero: { title: 'x', lead: 'y' } }, lines);
  const { title, lead } = properties?.hero?.properties ?? {};
  expect([title?.description, lead?.description]).toEqual(['c', 'd']);
});

it('gives the facts a valid JSON Schema', () => {
  expect(new Ajv2019({ strict: false }).validateSchema(companySchemaFile)).toBe(true);
});
