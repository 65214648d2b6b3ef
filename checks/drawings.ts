import { colorOf } from './colors';
import type { Colors } from './content';

/** Decodes an SVG, which drawing programs also save as UTF-16. */
export function svgText(bytes: Uint8Array): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 2));
  const encoding = { '\xfe\xff': 'utf-16be', '\xff\xfe': 'utf-16le' }[start] ?? 'utf-8';
  const text = new TextDecoder(encoding).decode(bytes).replace(/^\s*<\?xml[^>]*\?>/, '');
  const readable = text.replaceAll(SPACE, ' ').replaceAll(NAMESPACE, absolute).replaceAll(EMBEDDED_TYPE, trueType);
  return withNamespace(readable);
}

/** Line breaks and tabs as entities, of which the build reads 512. */
const SPACE = /&#(?:9|10|13|x0?[9ad]);/gi;

/** The address after `xmlns=` or `xmlns:a=`. Browsers take any text, the build only an absolute address. */
const NAMESPACE = /(?<=\sxmlns(?::[\w-]+)?\s*=\s*["'])[^"']+/g;
const absolute = (address: string) => encodeURI(/^&|:/.test(address) ? address : `x:${address}`);

/** The type of a picture in a drawing, and the start of its data, by which browsers read it. */
const EMBEDDED_TYPE = /(?<=data:image\/)[\w.+-]+(;base64,\s*(\/9j\/|iVBOR))/g;
const trueType = (_: string, data: string, start: string) => `${start === 'iVBOR' ? 'png' : 'jpeg'}${data}`;

const COMMENT_OR_START_TAG = /<!--[\s\S]*?-->|<svg(?=[\s/>])(?:[^>"']|"[^"]*"|'[^']*')*>/g;

/** Adds the namespace that a drawing needs in a file, and lacks if it was copied from a page. */
function withNamespace(svg: string): string {
  const root = [...svg.matchAll(COMMENT_OR_START_TAG)].find(([tag]) => !tag.startsWith('<!--'));
  if (!root || /\sxmlns\s*=/.test(root[0])) return svg;
  const end = root.index + '<svg'.length;
  return `${svg.slice(0, end)} xmlns="http://www.w3.org/2000/svg"${svg.slice(end)}`;
}

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
