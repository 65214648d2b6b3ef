import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import { filesByNext } from 'next-islands/files';
import { type AnyNode, type AtRule, type Declaration, parse, type Rule } from 'postcss';
import { EXPORT_DIR } from '@/lib/content-dir.mjs';
import project from '@/package.json' with { type: 'json' };
import { expect, test } from './support';

test.skip(({ browserName }) => browserName !== 'chromium', 'no browser takes part');

/** What a page can do without: where lines end, what moves, what is aligned, and what is for paper, forced colors or saved copies. */
const DECORATION = [
  ...['text-wrap', 'hyphenate-limit-chars', 'align-content: safe', 'grid-template-rows: subgrid', 'scrollbar-gutter'],
  ...['transition-behavior', 'animation-timeline', 'animation-range', 'view-timeline', 'view-transition-name'],
  ...['@view-transition', '@starting-style', ':view-transition'],
  ...[':active-view-transition', 'scroll-target-group', ':target-current'],
  ...[
    'forced-color-adjust',
    'prefers-reduced-transparency',
    '@page',
    'break-after: avoid',
    ':details-content',
    'content-visibility',
    'scripting',
  ],
];

type Support = { version_added: string | false; prefix?: string; alternative_name?: string; flags?: unknown };
interface Feature {
  __compat?: { support: Record<string, Support | Support[]> };
  [name: string]: unknown;
}
const css = bcd.css as unknown as Record<'properties' | 'types' | 'selectors' | 'at-rules', Feature>;
const named = (feature: Feature | undefined, name: string) => feature?.[name] as Feature | undefined;

/** Functions and units by name. */
const TYPES = new Map<string, Feature>();
const addTypes = (types: Feature, depth: number) => {
  for (const [name, type] of Object.entries(types)) {
    if (name === '__compat') continue;
    if (!TYPES.has(name)) TYPES.set(name, type as Feature);
    if (depth > 0) addTypes(type as Feature, depth - 1);
  }
};
addTypes(css.types, 2);
const VIEWPORT_UNITS = { s: 'small', d: 'dynamic', l: 'large' };
const unitName = (unit: string) =>
  /^[sdl]v[hw]$/.test(unit) ? `viewport_percentage_units_${Reflect.get(VIEWPORT_UNITS, unit.charAt(0))}` : unit;

const OLDEST = project.browserslist.map((line) => line.split(' ') as [string, string]);
/** Whether the oldest browsers know a feature; also what has no data. */
const isKnown = (feature: Feature | undefined) =>
  OLDEST.every(([browser, version]) => {
    const support = feature?.__compat?.support[browser];
    return (
      !support ||
      [support]
        .flat()
        .some(
          ({ version_added: added, prefix, alternative_name, flags }) =>
            Number.parseFloat(String(added).replace('≤', '')) <= Number(version) &&
            !prefix &&
            !alternative_name &&
            !flags,
        )
    );
  });

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, word = '']) => word);

type Named = [string, Feature | undefined];

/** What a browser has to know for a declaration. */
function featuresOf({ prop, value }: Declaration): Named[] {
  const property = named(css.properties, prop);
  const words = value.replace(/"[^"]*"|#\w+/g, '""');
  return [
    [prop, property],
    ...found(words, /(?<![\w-])([a-z][a-z-]*)/g).map((word): Named => [`${prop}: ${word}`, named(property, word)]),
    ...found(words, /([a-z-]+)\(/g).map((name): Named => [`${name}()`, TYPES.get(name)]),
    ...found(words, /\d([a-z]+)\b/g).map((unit): Named => [unit, TYPES.get(unitName(unit))]),
    ...(prop === 'content' && words.includes('/') ? [['content: alt text', named(property, 'alt_text')] as Named] : []),
  ];
}

/** What a browser has to know for a rule: its pseudo-classes and pseudo-elements, or its name and conditions. */
function featuresAround(node: AtRule | Rule): Named[] {
  if (node.type === 'rule') {
    const pseudos = found(node.selector, /(?<!\\)::?([a-z-]+)/g);
    return pseudos.map((name) => [`:${name}`, named(css.selectors, name)]);
  }
  const rule = named(css['at-rules'], node.name);
  const conditions = found(node.params, /([a-z-]+)/g);
  return [[`@${node.name}`, rule], ...conditions.map((name): Named => [name, named(rule, name)])];
}

function unknownIn(declaration: Declaration): string[] {
  const features = featuresOf(declaration);
  for (let node: AnyNode | undefined = declaration.parent as AnyNode; node; node = node.parent as AnyNode | undefined) {
    if (node.type === 'rule' || node.type === 'atrule') features.push(...featuresAround(node));
  }
  return features.filter(([, feature]) => !isKnown(feature)).map(([name]) => name);
}

/** Whether a browser that does not know a declaration takes one before it, or passes over a rule that asks for what it knows. */
function hasOther(declaration: Declaration): boolean {
  const before = declaration.parent?.nodes.slice(0, declaration.parent.index(declaration)) ?? [];
  const prefixed = `-webkit-${declaration.prop}`;
  return before.some(
    (other) =>
      other.type === 'decl' && (other.prop === prefixed || (other.prop === declaration.prop && !unknownIn(other)[0])),
  );
}

function isAsked({ parent }: Declaration): boolean {
  for (let node = parent as AnyNode | undefined; node; node = node.parent as AnyNode | undefined)
    if (node.type === 'atrule' && node.name === 'supports') return true;
  return false;
}

function lostIn(sheet: string): string[] {
  const lost: string[] = [];
  parse(sheet).walkDecls((declaration) => {
    if (declaration.prop.startsWith('-') || isAsked(declaration) || hasOther(declaration)) return;
    const unknown = unknownIn(declaration).filter((name) => !DECORATION.some((start) => name.startsWith(start)));
    if (unknown.length > 0) lost.push(`${declaration}: ${unknown}`);
  });
  return lost;
}

test('what the oldest browsers do not know has something they know before it, or is decoration', () => {
  expect(lostIn('a::after { content: "+" / "" }')).toHaveLength(1);
  expect(lostIn('a::after { content: "+"; content: "+" / "" }')).toEqual([]);
  expect(lostIn('a { width: 3rcap; color: color-mix(in srgb, red, #000) } b:target-before { top: 0 }')).toEqual([
    'width: 3rcap: rcap',
    'top: 0: :target-before',
  ]);
  const sheets = filesByNext(EXPORT_DIR).filter((file) => file.endsWith('.css') && !file.startsWith('edit/'));
  expect(sheets).not.toEqual([]);
  for (const file of sheets) expect(lostIn(readFileSync(join(EXPORT_DIR, file), 'utf8')), file).toEqual([]);
});
