import { COLORS } from '@/content/colors';

export type Colors = Record<string, string | Record<string, string>>;

/** A color by name, such as `brass.line`, or `brass` for its DEFAULT. */
export function colorOf(name: string, colors: Colors = COLORS): string | undefined {
  const [group = '', shade = 'DEFAULT'] = name.split('.');
  const found = colors[group];
  return typeof found === 'object' ? found[shade] : found;
}
