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
import { summary } from './summary';
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

/** Returns what is compared: an address for each name. */
function sites(): Promise<[name: string, address: string][]> {
  const others = [EXPORT_DIR, ...positionals].map((name) => [name, exportOf(name), false] as const);
  const asNext = () => ['as Next writes it', exportOf('HEAD', { OPTIMIZE: '0' }), false] as const;
  const plain = values.plain ? [asNext(), ['without scripts', EXPORT_DIR, true] as const] : [];
  const served = [...others, ...plain].map(
    async ([name, dir, isPlain]): Promise<[string, string]> => [name, (await serveExport(dir, isPlain)) + values.path],
  );
  return Promise.all(served);
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
  const shown = names.map((name) => `${name} ${summary(list.flatMap((one) => one[name] ?? []))}`);
  process.stdout.write(`${key}  ${shown.join(' · ')}\n`);
}
process.exit();
