import { HIDDEN, LEADING_SLASHES, MALFORMED, MAX_ADDRESS, METHODS, SPELLED_AS_SENT, UNCLEAN } from './addresses';
import { CONTENT_TYPES, ELSEWHERE, patternOf, REVALIDATE, RULES } from './headers';

const variable = (header: string) => `$site_${header.toLowerCase().replaceAll('-', '_')}`;
const quoted = (value: string) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/**
 * The site as an nginx include for a `server` block that names the export as its `root`. What differs by address is
 * kept in variables: an `add_header` inside a location would drop all those outside.
 */
export function nginxInclude(): string {
  const [everywhere, ...special] = RULES;
  const varying = [...new Set([...Object.keys(REVALIDATE), ...special.flatMap((rule) => Object.keys(rule.headers))])];
  const set = (headers: Record<string, string>, names = Object.keys(headers)) =>
    names.map((name) => `set ${variable(name)} ${quoted(headers[name] ?? '')};`).join(' ');
  return `# Written by the build from the same description as the other hosts, and the same for every export of it.
# A server block around it: docs/owners.md. brotli_static needs a module (Debian: libnginx-mod-http-brotli-static).
types {
${Object.entries(CONTENT_TYPES)
  .map(([extension, type]) => `  ${quoted(type)} ${extension};`)
  .join('\n')}
}
default_type application/octet-stream;
brotli_static on;
gzip_static on;
gzip_vary on;
absolute_redirect off;
server_tokens off;
error_page 404 @unknown;

${Object.entries(everywhere.headers)
  .map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)
  .join('\n')}
${varying.map((name) => `add_header ${name} ${variable(name)} always;`).join('\n')}
add_header Allow $site_allow always;
set $site_allow "";
${set(ELSEWHERE, varying)}
${special.map((rule) => `if ($uri ~ ${quoted(patternOf(rule))}) { ${set(rule.headers)} }`).join('\n')}

if ($request_method !~ "^(${METHODS.join('|')})$") { set $site_allow "${METHODS.join(', ')}"; return 405; }
if ($request_uri ~ "^.{${MAX_ADDRESS + 1}}") { return 414; }
if ($request_uri ~ ${quoted(MALFORMED)}) { return 400; }
if ($request_uri ~ ${quoted(LEADING_SLASHES)}) { return 308 /$1; }
if ($request_uri ~ ${quoted(UNCLEAN)}) { return 404; }
if ($uri ~ ${quoted(HIDDEN)}) { return 404; }

location = / { try_files /index.html =404; }
location = /index.html { return 308 /$is_args$args; }
location ~ "^(?<site_page>/.+)(/|[.]html)$" {
  if (!-f $document_root$site_page.html) { return 404; }
  if ($request_uri ~ ${quoted(SPELLED_AS_SENT)}) { return 308 $1$3; }
  return 404;
}
location / { try_files $uri $uri.html =404; }
location @unknown { ${set(ELSEWHERE, varying)} try_files /404.html =404; }
`;
}
