import { patternOf, type Rule } from './headers';

/** Limits of Cloudflare's `_headers`; Netlify, which reads the same file, has none as low. */
const MAX_RULES = 100;
const MAX_LINE = 2000;

/**
 * The rules as a `_headers` file. Throws when they exceed the limits, or when two rules give one path the same header:
 * these hosts join the two values, and two policies in one header are both in force.
 */
export function headersFile(rules: Rule[]): string {
  if (rules.length > MAX_RULES) throw new Error(`_headers: ${rules.length} rules, at most ${MAX_RULES} are read`);
  for (const rule of rules) {
    const others = rules.filter((other) => other !== rule && new RegExp(patternOf(other)).test(rule.path));
    const twice = Object.keys(rule.headers).find((name) => others.some((other) => name in other.headers));
    if (twice) throw new Error(`_headers: ${rule.path} is given ${twice} by two rules`);
  }
  const lines = rules.flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const long = lines.find((line) => line.length > MAX_LINE);
  if (long)
    throw new Error(
      `_headers: a line of ${long.length} characters, at most ${MAX_LINE} are read: ${long.slice(0, 80)}…`,
    );
  return `${lines.join('\n')}\n`;
}
