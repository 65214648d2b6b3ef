/** @jest-environment node */
import { readFileSync } from 'node:fs';

interface Entry {
  integrity?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
}
const lock: { packages: Record<string, Entry> } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const packages = Object.entries(lock.packages).filter(([path]) => path !== '');
/** Binaries for other machines than those that build and test the site. */
const isForeign = ({ optional, os = ['linux'], cpu = ['x64'], libc = ['glibc'] }: Entry) =>
  optional && !(os.includes('linux') && cpu.includes('x64') && libc.includes('glibc'));

it('holds the hash of every package that a build installs', () => {
  const unknown = packages.filter(([, entry]) => !isForeign(entry) && !entry.integrity?.startsWith('sha512-'));
  expect(unknown.map(([path]) => path)).toEqual([]);
});
