import { CONTENT_TYPES, ELSEWHERE, headersAt, type Rule } from './headers';
import type { Site } from './site';

const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`;

/** A pattern for exactly this path; Caddy's plain paths do not tell small letters from capitals. */
const exactly = (path: string) => `^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;

const headerLines = (headers: Record<string, string>, matcher = '') =>
  Object.entries(headers).map(([name, value]) => `header ${matcher}${name} ${quoted(value)}`);

/** A header that replaces what the file server sets by itself. */
function lateHeader(matcher: string, name: string, value: string): string[] {
  return [`header ${matcher} {`, `\t${name} ${quoted(value)}`, '\tdefer', '}'];
}

/** Sends the file that the address was rewritten to. */
const FILES = [
  '@compressed file {path}.br',
  ...lateHeader('@compressed', 'Vary', 'Accept-Encoding'),
  'file_server {',
  '\tprecompressed br gzip',
  '\tdisable_canonical_uris',
  '}',
];

/** The headers of one rule, at its addresses alone. */
function ruleLines({ path, headers }: Rule, index: number): string[] {
  if (path.endsWith('/*')) return headerLines(headers, `${path} `);
  return [`@at${index} path_regexp ${exactly(path)}`, ...headerLines(headers, `@at${index} `)];
}

/** The site as a Caddyfile. Its lines stand in `route` blocks: outside of them Caddy would sort them itself. */
export function caddyfile({ pages, notFound, redirects, rules }: Site): string {
  const indented = (lines: string[], depth: number) => lines.map((line) => '\t'.repeat(depth) + line).join('\n');
  const { html = '', ...types } = CONTENT_TYPES;
  const route = [
    ...headerLines(headersAt(ELSEWHERE, rules)),
    ...redirects.flatMap(({ from, to }, index) => [
      `@from${index} path_regexp ${exactly(from)}`,
      `redir @from${index} ${to}{query_suffix} 308`,
    ]),
    '@hidden path_regexp ^/_headers$|\\.(br|gz|html)$',
    'error @hidden 404',
    ...Object.entries(types).flatMap(([extension, type]) => [
      `@${extension} path *.${extension}`,
      ...lateHeader(`@${extension}`, 'Content-Type', type),
    ]),
    ...rules.filter((rule) => rule.path !== '/*' && rule.path !== notFound.address).flatMap(ruleLines),
    ...pages.flatMap(({ address, file }, index) => [
      `@page${index} path_regexp ${exactly(address)}`,
      `rewrite @page${index} /${file}`,
    ]),
    ...FILES,
  ];
  const unknown = [
    ...headerLines({ ...headersAt(notFound.address, rules), 'Content-Type': html }),
    `rewrite * /${notFound.file}`,
    ...FILES,
  ];
  return `# Written by the build from the same description as the other hosts.
# SITE is the address of the site, ROOT the folder of the export: SITE=example.no ROOT=/srv/site/out caddy run
{$SITE} {
	root * {$ROOT:out}
	map {query} {query_suffix} {
		"" ""
		default "?{query}"
	}
	route {
${indented(route, 2)}
	}
	handle_errors {
		@unknown expression {err.status_code} == 404
		route @unknown {
${indented(unknown, 3)}
		}
	}
}
`;
}
