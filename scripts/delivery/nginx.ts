import { CONTENT_TYPES, ELSEWHERE, headersAt, REVALIDATE, type Rule } from './headers';
import type { Site } from './site';

const variable = (header: string) => `$site_${header.toLowerCase().replaceAll('-', '_')}`;
const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`;

/**
 * The site as an nginx include for a `server` block that names the export as its `root`. What differs by address is
 * kept in variables: an `add_header` inside a location would drop all those outside.
 */
export function nginxInclude({ pages, notFound, redirects, rules }: Site): string {
  const [everywhere, ...special] = rules as [Rule, ...Rule[]];
  const varying = [...new Set(special.flatMap((rule) => Object.keys(rule.headers)).concat(Object.keys(REVALIDATE)))];
  const set = (path: string) =>
    varying.map((name) => `set ${variable(name)} ${quoted(headersAt(path, rules)[name] ?? '')};`).join(' ');
  const served = new Map([...pages, notFound].map(({ address, file }) => [address, `/${file}`]));
  const location = ({ path }: Rule) => {
    if (path === notFound.address) return `location = /${notFound.file} { internal; ${set(path)} }`;
    const match = path.endsWith('/*') ? path.slice(0, -1) : `= ${path}`;
    return `location ${match} { ${set(path)} try_files ${served.get(path) ?? '$uri'} =404; }`;
  };
  return `# Written by the build from the same description as the other hosts. Include it in a server block:
#   server { listen 443 ssl; root /srv/site/out; include /srv/site/dist/nginx.conf; }
# brotli_static needs a module (Debian: libnginx-mod-http-brotli-static).
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
error_page 404 /${notFound.file};

${set(ELSEWHERE)}
${Object.entries(everywhere.headers)
  .map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)
  .join('\n')}
${varying.map((name) => `add_header ${name} ${variable(name)} always;`).join('\n')}

${special.map(location).join('\n')}
${redirects.map(({ from, to }) => `location = ${from} { return 308 ${to}$is_args$args; }`).join('\n')}
location ~ (^/_headers|\\.(br|gz|html))$ { return 404; }
location / { try_files $uri =404; }
`;
}
