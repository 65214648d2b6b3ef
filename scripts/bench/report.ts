/** What of a Lighthouse report is compared: milliseconds, except the shift, which has no unit. */
export const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  'Speed Index': 'speed-index',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;

/** What is compared: our page, the same page without a script, and a bare Next export. */
export const VARIANTS = ['ours', 'limit', 'floor'] as const;
type Variant = (typeof VARIANTS)[number];

/** The middle of several runs, and the least and the most of them. */
export interface Spread {
  median: number;
  least: number;
  most: number;
}

/** Sums up the runs of one thing; at least one. */
export function spread(values: number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  const half = (sorted.length - 1) / 2;
  return { median: (at(Math.floor(half)) + at(Math.ceil(half))) / 2, least: at(0), most: at(sorted.length - 1) };
}

/** Times are in milliseconds, weights in bytes by kind of answer, scores of 100. */
export interface Results {
  next: string;
  chromium: string;
  runs: number;
  metrics: Record<Variant, Record<keyof typeof METRICS, Spread>>;
  interactions: Record<string, Spread>;
  firstVisit: Record<Variant, Record<string, number>>;
  secondVisit: Record<Variant, Record<string, number>>;
  pages: { path: string; scores: Record<string, number>; backForwardCache: boolean }[];
}

const figure = (value: number) => String(value < 1 ? Math.round(value * 1000) / 1000 : Math.round(value));
const withSpread = ({ median, least, most }: Spread) => `${figure(median)} (${figure(least)}–${figure(most)})`;
const ratio = (value: number, to: number) => (to > 0 ? `${(value / to).toFixed(2)} ×` : '–');
const kilobytes = (bytes = 0) => (bytes / 1000).toFixed(1);

function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** What Lighthouse measured, as a table of Markdown: the README has it too. */
export function lighthouseTable({ metrics: { ours, limit, floor } }: Pick<Results, 'metrics'>): string {
  return table(
    ['', 'ours', 'limit', 'floor', 'ours : limit'],
    (Object.keys(METRICS) as (keyof typeof METRICS)[]).map((name) => [
      name,
      withSpread(ours[name]),
      withSpread(limit[name]),
      withSpread(floor[name]),
      ratio(ours[name].median, limit[name].median),
    ]),
  );
}

/** The results as a page of Markdown. */
export function reportOf({
  next,
  chromium,
  runs,
  metrics,
  interactions,
  firstVisit,
  secondVisit,
  pages,
}: Results): string {
  const kinds = [...new Set(VARIANTS.flatMap((variant) => Object.keys(firstVisit[variant])))].filter(
    (kind) => kind !== 'total' && kind !== 'requests',
  );
  return `# Speed

Written by \`npm run bench\`: Next ${next}, Chromium ${chromium}, ${runs} runs in turns, median (least–most). Ours is \`/\` on a first visit;
the limit is the same page with every script taken out; the floor is a bare Next export with nothing on it.

## Lighthouse, simulated phone, ms

${lighthouseTable({ metrics })}

## From a press to the next paint, processor slowed 4 ×, ms

${table(
  ['press', 'time'],
  Object.entries(interactions).map(([name, time]) => [name, withSpread(time)]),
)}

## First view at 390 px, three pixels to a point, kB

${table(
  ['', ...VARIANTS],
  [
    ...kinds.map((kind) => [kind, ...VARIANTS.map((variant) => kilobytes(firstVisit[variant][kind]))]),
    ['all', ...VARIANTS.map((variant) => kilobytes(firstVisit[variant].total))],
    ['requests', ...VARIANTS.map((variant) => String(firstVisit[variant].requests))],
    ['second visit', ...VARIANTS.map((variant) => kilobytes(secondVisit[variant].total))],
  ],
)}

## Pages

${table(
  ['page', 'performance, accessibility, best practices, search', 'back/forward cache'],
  pages.map(({ path, scores, backForwardCache }) => [
    path,
    Object.values(scores).join(' '),
    backForwardCache ? 'yes' : 'no',
  ]),
)}
`;
}
