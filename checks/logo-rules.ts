import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import type { Words } from '@/company/words';
import { contrast } from './color-rules';
import * as M from './messages';

type SvgElement = DefaultTreeAdapterTypes.Element;

const LEAST = 3; // for what is drawn (WCAG 1.4.11)
const NAMED: Record<string, string> = { black: '#000000', white: '#ffffff' };
const SHAPES = /^(path|rect|circle|ellipse|line|polyline|polygon)$/;

/** Colors of its own in a logo (SVG) that are hard to see on `ground`, `#rrggbb`, or on a rectangle behind all of it. */
export function faintColors(svg: string, ground: string): Words[] {
  const root = parseFragment(svg).childNodes.find(isElement);
  if (!root) return [];
  const painted = paintsIn(root, 'black');
  const [first] = painted;
  const own = first?.element.tagName === 'rect' && coversAll(first.element, root) ? hexOf(first.fill) : undefined;
  const below = own ?? ground;
  const colors = painted
    .slice(own ? 1 : 0)
    .flatMap(({ fill, stroke }) => [hexOf(fill) ?? [], hexOf(stroke) ?? []].flat());
  const faint = [...new Set(colors)].filter((color) => contrast(color, below) < LEAST);
  return faint.map((color) => M.faintColor(color, below, contrast(color, below), LEAST));
}

type Paint = { element: SvgElement; fill: string; stroke: string };

/** The shapes in the order in which they are drawn, with what they are painted with. A shape without a color is black. */
function paintsIn(element: SvgElement, inherited: string, lines = 'none'): Paint[] {
  const fill = attribute(element, 'fill') ?? inherited;
  const stroke = attribute(element, 'stroke') ?? lines;
  if (SHAPES.test(element.tagName)) return [{ element, fill, stroke }];
  if (/^(defs|clipPath|mask|title)$/.test(element.tagName)) return [];
  return element.childNodes.filter(isElement).flatMap((child) => paintsIn(child, fill, stroke));
}

function coversAll(rect: SvgElement, root: SvgElement): boolean {
  const [, , width, height] = attribute(root, 'viewBox')?.split(/[\s,]+/) ?? [];
  const covers = (name: string, size?: string) => ['100%', size].includes(attribute(rect, name));
  return covers('width', width) && covers('height', height);
}

/** `#rrggbb`; undefined for what is no color of its own, such as `currentColor`. */
function hexOf(color: string): string | undefined {
  const hex = (NAMED[color] ?? color).toLowerCase();
  if (/^#[\da-f]{3}$/.test(hex)) return hex.replace(/[\da-f]/g, '$&$&');
  return /^#[\da-f]{6}$/.test(hex) ? hex : undefined;
}

const attribute = ({ attrs }: SvgElement, name: string) => attrs.find((one) => one.name === name)?.value;
const isElement = (node: DefaultTreeAdapterTypes.ChildNode): node is SvgElement => 'tagName' in node;
