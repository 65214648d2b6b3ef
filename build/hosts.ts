import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as addresses from './addresses';
import { filesOf } from './export-files';
import { CONTENT_TYPES, checkTypes, ELSEWHERE, patternOf, REVALIDATE, RULES } from './headers';

const [everywhere, ...special] = RULES;
type Headers = Record<string, string>;
type Values = Record<string, string | string[]>;

/** A template of build/hosts with `{{name}}` filled in; of several lines each stands as the first does. */
function fill(template: string, values: Values): string {
  const text = readFileSync(join(process.cwd(), 'hosting', template), 'utf8');
  const lines = text.replace(/^([ \t]*)\{\{(\w+)\}\}$/gm, (_, indent: string, name: string) =>
    [values[name]]
      .flat()
      .map((line) => indent + line)
      .join('\n'),
  );
  return lines.replace(/\{\{(\w+)\}\}/g, (_, name: string) => [values[name]].flat().join(' '));
}

/** The patterns and limits of addresses.ts as a host writes them. */
function addressValues(written: (pattern: string) => string): Values {
  const values = Object.entries(addresses).map(([name, value]) => [
    name,
    typeof value === 'string' ? written(value) : value,
  ]);
  return {
    ...Object.fromEntries(values),
    MAX_ADDRESS: String(addresses.MAX_ADDRESS),
    allow: addresses.METHODS.join(', '),
  };
}

/** The rules as a `_headers` file, for Cloudflare and Netlify. */
function headersFile(): string {
  const lines = RULES.flatMap(({ path, headers }) => [
    path,
    ...pairs(headers).map((header) => `  ${header.join(': ')}`),
  ]);
  return `${lines.join('\n')}\n`;
}

/** The site as an nginx include for a `server` block that names the export as its `root`. */
function nginxInclude(): string {
  const quoted = (value: string) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
  const variable = (header: string) => `$site_${header.toLowerCase().replaceAll('-', '_')}`;
  const set = (headers: Headers, names = Object.keys(headers)) =>
    names.map((name) => `set ${variable(name)} ${quoted(headers[name] ?? '')};`).join(' ');
  const varying = [...new Set([REVALIDATE, ...special.map(({ headers }) => headers)].flatMap(Object.keys))];
  return fill('nginx.conf', {
    ...addressValues(quoted),
    methods: addresses.METHODS.join('|'),
    tooLong: String(addresses.MAX_ADDRESS + 1),
    types: pairs(CONTENT_TYPES).map(([extension, type]) => `${quoted(type)} ${extension};`),
    headers: [
      ...pairs(everywhere.headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
      ...varying.map((name) => `add_header ${name} ${variable(name)} always;`),
    ],
    elsewhere: set(ELSEWHERE, varying),
    rules: special.map((rule) => `if ($uri ~ ${quoted(patternOf(rule))}) { ${set(rule.headers)} }`),
  });
}

/** The site as a Caddyfile. */
function caddyfile(): string {
  const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`;
  const raw = (pattern: string) => `\`${pattern}\``;
  const header = (headers: Headers, matcher = '') =>
    pairs(headers).map(([name, value]) => `header ${matcher}${name} ${quoted(value)}`);
  const { html = '', ...types } = CONTENT_TYPES;
  const varying = new Set(special.flatMap(({ headers }) => Object.keys(headers)));
  return fill('Caddyfile', {
    ...addressValues(raw),
    methods: addresses.METHODS.join(' '),
    html: quoted(html),
    elsewhere: header(ELSEWHERE),
    forget: [...varying].filter((name) => !(name in ELSEWHERE)).map((name) => `header -${name}`),
    rules: special.flatMap((rule, index) => [
      `@rule${index} path_regexp ${raw(patternOf(rule))}`,
      ...header(rule.headers, `@rule${index} `),
    ]),
    // Deferred, since the file server sets a type by itself.
    types: pairs(types).flatMap(([extension, type]) => [
      `@${extension} path *.${extension}`,
      `header @${extension} {`,
      `\tContent-Type ${quoted(type)}`,
      '\tdefer',
      '}',
    ]),
  });
}

const pairs = (headers: Headers) => Object.entries(headers);

/**
 * Writes the settings of every host for the finished export in `dir`: into it where they are published with it, else into
 * dist/ beside it. They are the same for every export of the same configuration. Throws when a file is of no known type.
 */
export function writeHosts(dir: string): void {
  checkTypes(filesOf(dir));
  const beside = join(dir, '..', 'dist');
  mkdirSync(beside, { recursive: true });
  writeFileSync(join(dir, '_headers'), headersFile());
  writeFileSync(join(beside, 'nginx.conf'), nginxInclude());
  writeFileSync(join(beside, 'Caddyfile'), caddyfile());
}
