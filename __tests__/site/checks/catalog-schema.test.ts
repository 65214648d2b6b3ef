/** @jest-environment node */
import { Ajv } from 'ajv';
import catalogSchemaFile from '@/messages/catalog.schema.json' with { type: 'json' };
import descriptions from '@/messages/descriptions.json' with { type: 'json' };
import norwegian from '@/messages/no.json' with { type: 'json' };
import { catalogSchema, type Description } from '@/site/checks/catalog-schema';
import firmSchemaFile from '@/site/firm.schema.json' with { type: 'json' };

it('keeps the schema of the catalogs in step with the Norwegian one (`npm run check:content -- --write-schema`)', () => {
  const made = JSON.parse(JSON.stringify(catalogSchema(norwegian, descriptions)));
  expect(catalogSchemaFile).toEqual(made);
});

it('has a text for every description', () => {
  const made = (lines: Record<string, Description>) => JSON.stringify(catalogSchema(norwegian, lines));
  const isUsed = (line: string) => {
    const { [line]: _, ...others }: Record<string, Description> = descriptions;
    try {
      return made(others) !== made(descriptions);
    } catch {
      return true;
    }
  };
  expect(Object.keys(descriptions).filter((line) => !isUsed(line))).toEqual([]);
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

it.each([
  ['catalogs', catalogSchemaFile],
  ['facts', firmSchemaFile],
])('gives the %s a valid JSON Schema', (_, schema) => {
  expect(new Ajv({ strict: false }).validateSchema(schema)).toBe(true);
});
