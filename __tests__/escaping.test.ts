/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attribute, elementsOf, textOf } from '@/delivery/page';
import { buildCopy, type Copy, fixtureCatalog, fixtureEdits } from './build-copy';

const PLANTED = '</script><img src=x onerror=alert(1)>';
const OPEN = { 'en.html': 'index.html', 'en/personvern.html': 'personvern.html' };

/** A catalog with the planted text after every text but the headline, whose own rule refuses it; the quotes make it one that can be read. */
const planted = (text: string) =>
  JSON.stringify(JSON.parse(text), (key, value) =>
    typeof value === 'string' && key !== '$schema' && !value.includes('<mark>') ? `${value} '${PLANTED}'` : value,
  );

let copy: Copy;
beforeAll(() => {
  const edits = fixtureEdits();
  copy = buildCopy('planted', {
    ...edits,
    'messages/en.json': () => planted(JSON.stringify(fixtureCatalog('en'))),
    // One service alone, which is the least that a site can have.
    'site/firm.json': () => {
      const facts = JSON.parse(readFileSync('fixture/site/firm.json', 'utf8'));
      return JSON.stringify({ ...facts, name: `${PLANTED}${facts.name}`, services: facts.services.slice(0, 1) });
    },
    // The check of the content stops such texts before they get here; what is tried is what lies behind it.
    'delivery/adapter.mjs': (text) => text.replace('problems.length > 0', 'false'),
  });
}, 180_000);

const page = (file: string) => elementsOf(readFileSync(join(copy.dir, 'out', file), 'utf8'));

it('lets a site be built whose texts try to be more than texts', () => {
  expect(copy.built ? 'built' : copy.output).toBe('built');
});

describe.each(Object.entries(OPEN))('markup planted in every text of %s', (file, sameInNorwegian) => {
  it('stands there to be read', () => {
    expect(elementsText(file)).toContain(`${PLANTED}`);
  });

  it('makes no element', () => {
    const names = (of: string) =>
      page(of)
        .map(({ tagName }) => tagName)
        // Spans keep together what may not break; how many there are is a matter of the text.
        .filter((name) => name !== 'script' && name !== 'span');
    expect(names(file)).toEqual(names(sameInNorwegian));
  });

  it('leaves the data for search engines whole', () => {
    const data = page(file).find((element) => attribute(element, 'type') === 'application/ld+json');
    expect(JSON.stringify(JSON.parse(data ? textOf(data) : ''))).toContain(PLANTED);
  });
});

function elementsText(file: string): string {
  return page(file)
    .filter(({ tagName }) => tagName === 'p')
    .map(textOf)
    .join();
}
