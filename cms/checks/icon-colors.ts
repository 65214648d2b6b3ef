import { colorOf } from './color-rules';
import type { Colors } from './content';

/** Returns an icon with its colors: `var(--brass-line)` becomes the color `brass.line`. Variables that it defines itself stay. */
export function paintIcon(svg: string, colors: Colors): { painted: string; unknown?: string } {
  let unknown: string | undefined;
  const painted = svg.replace(/var\(--([\w-]+)\)/g, (variable, name: string) => {
    if (svg.includes(`--${name}:`)) return variable;
    const color = colorOf(name, colors) ?? colorOf(name.replace(/-(?=[^-]+$)/, '.'), colors);
    if (!color) unknown = name;
    return color ?? variable;
  });
  return { painted, unknown };
}
