import {
  HIDDEN,
  LEADING_SLASHES,
  MALFORMED,
  MAX_ADDRESS,
  METHODS,
  SPELLED,
  SPELLED_AS_SENT,
  UNCLEAN,
} from './addresses';
import { CONTENT_TYPES, ELSEWHERE, patternOf, RULES } from './headers';

/** Paths as they were sent that are too long to be a file's, in a part or in all: a file system refuses them, and Caddy would call that its own fault. */
const TOO_LONG = '^[^?]*/[^/?]{240}|^[^?]{1000}';

const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`;
const raw = (pattern: string) => `\`${pattern}\``;

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

/** The site as a Caddyfile. Its lines stand in `route` blocks: outside of them Caddy would sort them itself. */
export function caddyfile(): string {
  const indented = (lines: string[], depth: number) => lines.map((line) => '\t'.repeat(depth) + line).join('\n');
  const { html = '', ...types } = CONTENT_TYPES;
  const [, ...special] = RULES;
  const varying = new Set(special.flatMap(({ headers }) => Object.keys(headers)));
  const sent = '{http.request.orig_uri}';
  const route = [
    ...headerLines(ELSEWHERE),
    ...special.flatMap((rule, index) => [
      `@rule${index} path_regexp ${raw(patternOf(rule))}`,
      ...headerLines(rule.headers, `@rule${index} `),
    ]),
    ...Object.entries(types).flatMap(([extension, type]) => [
      `@${extension} path *.${extension}`,
      ...lateHeader(`@${extension}`, 'Content-Type', type),
    ]),
    `@method not method ${METHODS.join(' ')}`,
    `header @method Allow "${METHODS.join(', ')}"`,
    'error @method 405',
    `@long \`${sent}.size() > ${MAX_ADDRESS}\``,
    'error @long 414',
    `@malformed vars_regexp ${sent} ${raw(MALFORMED)}`,
    'error @malformed 400',
    `@leading vars_regexp leading ${sent} ${raw(LEADING_SLASHES)}`,
    'redir @leading /{re.leading.1} 308',
    `@unclean vars_regexp ${sent} ${raw(`${UNCLEAN}|${TOO_LONG}`)}`,
    'error @unclean 404',
    `@hidden path_regexp ${raw(HIDDEN)}`,
    'error @hidden 404',
    '@index path_regexp ^/index[.]html$',
    'redir @index /{query_suffix} 308',
    `@spelled path_regexp spelled ${raw(SPELLED)}`,
    'route @spelled {',
    '\t@there file {re.spelled.1}.html',
    '\troute @there {',
    `\t\t@sent vars_regexp sent ${sent} ${raw(SPELLED_AS_SENT)}`,
    '\t\tredir @sent {re.sent.1}{re.sent.3} 308',
    '\t}',
    '\terror 404',
    '}',
    '@home path_regexp ^/$',
    'rewrite @home /index.html',
    '@page {',
    '\tnot file {path}',
    '\tfile {path}.html',
    '}',
    'rewrite @page {path}.html',
    ...FILES,
  ];
  const unknown = [
    ...[...varying].filter((name) => !(name in ELSEWHERE)).map((name) => `header -${name}`),
    ...headerLines({ ...ELSEWHERE, 'Content-Type': html }),
    'rewrite * /404.html',
    ...FILES,
  ];
  return `# Written by the build from the same description as the other hosts, and the same for every export of it.
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
