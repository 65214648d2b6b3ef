import { COLOURS } from './colours';

/** Colours by their names, and groups of them. */
export type Colours = Record<string, string | Record<string, string>>;

/** A colour by its name with a dot, such as `brass.line`; the name of a group is its DEFAULT. Undefined where there is none. */
export function colourOf(name: string, colours: Colours = COLOURS): string | undefined {
  const [group = '', shade = 'DEFAULT'] = name.split('.');
  const found = colours[group];
  return typeof found === 'object' ? found[shade] : found;
}
