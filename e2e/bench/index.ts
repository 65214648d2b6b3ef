/**
 * `npm run bench -- OTHER…`: measures first visits of this export in turns with others, each a folder or a commit, which is built. Prints
 * medians, and the least and the most. The machine should do nothing else.
 *   --rounds 7           visits of each page and control
 *   --rate 4             how many times slower the processor is
 *   --link 1600/150      kbit/s and milliseconds
 *   --path /en           the page
 *   --only menu,send     controls, besides the visit itself
 *   --plain              also as Next writes the pages of this commit, and without scripts
 */
import { parseArgs } from 'node:util';
import { EXPORT_DIR } from '@/lib/content-dir.mjs';
import { requireExport } from '@/tools/run';
import { installChromium } from '../browser';
import { exportOf } from './builds';
import { serveExport } from './serve';
import { ACTS, type Measures, visit } from './visit';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '7' },
    rate: { type: 'string', default: '4' },
    link: { type: 'string', default: '1600/150' },
    path: { type: 'string', default: '/' },
    only: { type: 'string', default: Object.keys(ACTS).join() },
    plain: { type: 'boolean', default: false },
  },
});

const number = new Intl.NumberFormat('en', {
  maximumFractionDigits: 3,
  maximumSignificantDigits: 4,
  useGrouping: false,
});

/** Writes the median, and the least and the most. */
function summary(list: (number | undefined)[]): string {
  const known = list.filter((value) => value !== undefined).sort((one, other) => one - other);
  const shown = [known[known.length >> 1], known[0], known.at(-1)].map((value) => number.format(value ?? Number.NaN));
  return known.length > 0 ? `${shown[0]} [${shown[1]}–${shown[2]}]` : '–';
}

/** Returns what is compared: an address for each name. */
async function sites(): Promise<[name: string, address: string][]> {
  const others = positionals.map((name) => [name, exportOf(name), false] as const);
  const plain = values.plain
    ? ([
        ['as Next writes it', exportOf('HEAD', { OPTIMIZE: '0' }), false],
        ['without scripts', EXPORT_DIR, true],
      ] as const)
    : [];
  const all = [[EXPORT_DIR, EXPORT_DIR, false] as const, ...others, ...plain];
  return Promise.all(
    all.map(
      async ([name, dir, isPlain]) => [name, (await serveExport(dir, isPlain)) + values.path] as [string, string],
    ),
  );
}

requireExport();
installChromium();
const [link = 0, latency = 0] = values.link.split('/').map(Number);
const device = { link, latency, rate: Number(values.rate) };
const acts = Object.entries(ACTS).filter(([name]) => values.only.split(',').includes(name));
const compared = await sites();
const results = new Map<string, Measures[]>();
for (let round = 0; round < Number(values.rounds); round++) {
  for (const [name, address] of compared) {
    for (const [label, act] of [['visit', undefined] as const, ...acts]) {
      const key = `${name}: ${label}`;
      results.set(key, [...(results.get(key) ?? []), await visit(address, device, act)]);
    }
  }
}
process.stdout.write(`${values.path}, processor ÷ ${values.rate}, ${values.link}, ${values.rounds} rounds\n`);
for (const [key, list] of results) {
  const names = [...new Set(list.flatMap((measures) => Object.keys(measures)))];
  process.stdout.write(
    `${key}  ${names.map((name) => `${name} ${summary(list.map((one) => one[name]))}`).join(' · ')}\n`,
  );
}
process.exit();
