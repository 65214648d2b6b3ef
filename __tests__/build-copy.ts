import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import fixtureFacts from '@/fixture/content/company.json' with { type: 'json' };
import { languages } from '@/fixture/messages/languages';
import { picturesFor } from '@/fixture/pictures';
import { DEFAULT_LOCALE } from '@/i18n/locales';

const ROOT = process.cwd();
/** Hidden, and inside the project: so node_modules is found from there, and no other tool looks into it. */
const PREFIX = join(ROOT, '.copy-');
/** Not part of what is built or checked, large, or made by the build. */
const LEFT_OUT = /^(node_modules|out|dist|inbox|test-results|package-lock\.json|\.(?!env|gitignore).*)$/;
/** Masters are not built from, and large; the pictures of the browser tests are compared where they are. */
const LARGE = /\/art\/[^/]*\.avif$|-snapshots$/;
const SNAPSHOTS = 'e2e/visual.spec.ts-snapshots';
const TESTS = /^(e2e|__tests__)\//;
/** What a copy was built from, so that it is built once and used by every test that wants it. */
const STAMP = '.built';

/** What the text of each file becomes, null for none; a file that is not there starts empty. */
export type Edits = Record<string, (text: string) => string | Buffer | null>;

export interface Copy {
  /** The folder of the copy; the export is in `out/` below it. */
  dir: string;
  /** Whether the build went through, and all that it printed. */
  built: boolean;
  output: string;
}

/** The project's files by their paths in it. */
function filesOfProject(): string[] {
  const below = (name: string): string[] => {
    if (LARGE.test(`/${name}`)) return [];
    if (!statSync(join(ROOT, name)).isDirectory()) return [name];
    return readdirSync(join(ROOT, name)).flatMap((entry) => below(`${name}/${entry}`));
  };
  return readdirSync(ROOT)
    .filter((entry) => !LEFT_OUT.test(entry))
    .flatMap(below);
}

/** Brings a folder to what its files should be, and leaves what builds have put there: the next one is the faster for it. */
function lay(dir: string, files: string[], edits: Edits): string {
  const hash = createHash('sha256');
  const wanted = new Set(files);
  for (const name of existsSync(dir) ? readdirSync(dir).filter((entry) => !LEFT_OUT.test(entry)) : []) {
    rmSync(join(dir, name), { recursive: true });
  }
  const put = (file: string, content: Buffer | string) => {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), content);
    // Tests are checked with the rest, but nothing is built from them: changed ones use the build that there is.
    if (!TESTS.test(file)) hash.update(file).update(content);
  };
  for (const file of wanted) {
    if (!edits[file]) put(file, readFileSync(join(ROOT, file)));
  }
  for (const [file, edit] of Object.entries(edits)) {
    const text = edit(wanted.has(file) ? readFileSync(join(ROOT, file), 'utf8') : '');
    if (text !== null) put(file, text);
  }
  if (existsSync(join(ROOT, SNAPSHOTS))) symlinkSync(join(ROOT, SNAPSHOTS), join(dir, SNAPSHOTS));
  return hash.digest('hex');
}

/** Runs `next build` in a folder. `settings` are environment variables that it gets besides those of this process. */
export function build(dir: string, settings: Record<string, string | undefined> = {}): Omit<Copy, 'dir'> {
  const next = createRequire(join(dir, 'package.json')).resolve('next/dist/bin/next');
  const env = { ...process.env, NODE_ENV: 'production' as const, JEST_WORKER_ID: undefined, ...settings };
  const { status, stdout, stderr } = spawnSync(process.execPath, [next, 'build'], { cwd: dir, env, encoding: 'utf8' });
  return { built: status === 0, output: stdout + stderr };
}

/**
 * Builds a copy of the site in which some files are other than in the project. A copy that was built from the same is used
 * as it is.
 * @param name one copy of a name stands on the disk
 */
export function buildCopy(name: string, edits: Edits, settings: Record<string, string | undefined> = {}): Copy {
  const dir = PREFIX + name;
  const stamp = join(dir, STAMP);
  const made = createHash('sha256')
    .update(lay(dir, filesOfProject(), edits))
    .update(JSON.stringify([settings, process.env.NEXT_PUBLIC_FORM_ENDPOINT]))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === made) return { dir, built: true, output: '' };
  rmSync(stamp, { force: true });
  const result = build(dir, settings);
  if (result.built) writeFileSync(stamp, made);
  return { dir, ...result };
}

/** A copy of the project, not built, and new. Returns its folder, which is the caller's to take away. */
export function layCopy(name: string, edits: Edits = {}): string {
  const dir = PREFIX + name;
  rmSync(dir, { recursive: true, force: true });
  lay(dir, filesOfProject(), edits);
  return dir;
}

/** A group of texts. */
export interface Texts {
  [name: string]: string | Texts;
}

/** Puts the texts of the owner's default catalog where the fixture has none: of a page, say, that was added since. Names what it took in `taken`. */
function complete(texts: Texts, owners: Texts, taken: string[], path: string[] = []): Texts {
  const added = Object.entries(owners).flatMap(([name, value]): [string, string | Texts][] => {
    const own = texts[name];
    const below = [...path, name];
    if (typeof value === 'object') {
      // A service or a platform of the owner's is none of the fixture's.
      if (own === undefined && 'body' in value) return [];
      return typeof own === 'object' || own === undefined ? [[name, complete(own ?? {}, value, taken, below)]] : [];
    }
    // Points of a service are as many as the fixture says.
    if (own !== undefined || path.at(-1) === 'points' || name.startsWith('$')) return [];
    taken.push(below.join('.'));
    return [[name, value]];
  });
  return { ...texts, ...Object.fromEntries(added) };
}

/**
 * The pictures of a company with these services and languages: in each place a plain one in its format, since to draw
 * photographs takes a browser longer than most of what is tried.
 */
export function pictureEdits(ids: string[], locales: string[]): Edits {
  const { manifest, added } = picturesFor(ids, locales);
  const owners = readdirSync(join(ROOT, 'public/pictures')).filter((file) => /\.(avif|webp|jpeg)$/.test(file));
  return {
    'content/pictures.json': () => JSON.stringify(manifest),
    ...Object.fromEntries(
      [...owners.map((file) => `public/pictures/${file}`), ...added].map((file) => [
        file,
        () => readFileSync(join(ROOT, `fixture/plain${extname(file)}`)),
      ]),
    ),
  };
}

/** A catalog of the fixture's company, with a text for every place of the site. */
export function fixtureCatalog(language: 'no' | 'en'): Texts {
  const read = (file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
  const taken: string[] = [];
  const texts = complete(read(`fixture/messages/${language}.json`), read(`messages/${DEFAULT_LOCALE}.json`), taken);
  const catalog: Texts = { ...texts, $schema: './catalog.schema.json' };
  // The first language has none that it could be the same as.
  if (language !== 'no') catalog.$same = taken as object as Texts;
  return catalog;
}

/** Takes the owner's catalogs away. */
export function withoutCatalogs(): Edits {
  const catalogs = readdirSync(join(ROOT, 'messages')).filter((file) => /^[a-z]{2}\.json$/.test(file));
  return Object.fromEntries(catalogs.map((file) => [`messages/${file}`, () => null]));
}

/** For copies whose types are those of the project: they are checked there. */
export const UNTYPED: Edits = {
  'next.config.mjs': (text) =>
    text.replace('reactStrictMode: true,', 'reactStrictMode: true, typescript: { ignoreBuildErrors: true },'),
};

/** The company of fixture/ moved in: its files in place of the owner's, and no catalog but its own. */
export function fixtureEdits(): Edits {
  const files = readdirSync(join(ROOT, 'fixture'), { recursive: true, encoding: 'utf8' });
  return {
    ...withoutCatalogs(),
    ...UNTYPED,
    ...Object.fromEntries(
      files
        .filter((file) => /\/.*\./.test(file))
        .map((file) => [file, () => readFileSync(join(ROOT, 'fixture', file))]),
    ),
    'messages/no.json': () => JSON.stringify(fixtureCatalog('no')),
    'messages/en.json': () => JSON.stringify(fixtureCatalog('en')),
    ...pictureEdits(
      fixtureFacts.services.map(({ id }) => id),
      Object.keys(languages),
    ),
  };
}
