import { COLORS } from '@/content/colors';

/** Colors by their names, and groups of them. */
export type Colors = Record<string, string | Record<string, string>>;

/** A color by its name with a dot, such as `brass.line`; the name of a group is its DEFAULT. Undefined where there is none. */
export function colorOf(name: string, colors: Colors = COLORS): string | undefined {
  const [group = '', shade = 'DEFAULT'] = name.split('.');
  const found = colors[group];
  return typeof found === 'object' ? found[shade] : found;
}
