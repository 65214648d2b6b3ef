/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { filesOf } from 'next-islands/files';
import * as z from 'zod';
import MESSAGES from '@/checks/messages.json' with { type: 'json' };
import { hasSampleName, isOfSample } from '@/checks/sample';
import { COLORS } from '@/content/colors';
import EDITOR from '@/editor/labels/messages.json' with { type: 'json' };
import { type Condition, factOf } from '@/model/conditions';
import { companySchema, FACT_TREE, factAt } from '@/model/fact-tree';
import { formatFile } from '@/model/json-format';
import { sampleEntry, textEntries } from '@/model/review';
import { TEXTS } from '@/model/texts';
import CLAIMS from '@/model/texts/claims.json' with { type: 'json' };
import EVERY_PAGE from '@/model/texts/every-page.json' with { type: 'json' };
import HOME from '@/model/texts/home.json' with { type: 'json' };
import PRIVACY from '@/model/texts/privacy.json' with { type: 'json' };
import { packagesIn } from './packages-in';
import { DEPENDABOT } from './tools/repository';

/** Returns all matches in files of the site with these endings. */
function matches(pattern: RegExp, endings: string[]): string[] {
  const files = ['app', 'browser', 'model', 'components', 'i18n', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  );
  const own = files.filter((path) => endings.includes(extname(path)));
  return own.flatMap((path) => readFileSync(path, 'utf8').match(pattern) ?? []);
}

describe('the project', () => {
  it('uses only breakpoints of app/styles/theme.css', () => {
    const declared = readFileSync('app/styles/theme.css', 'utf8').match(/(?<=--breakpoint-[\w-]+: )\d+px/g);
    const asked = matches(/(?<=\((?:min-width:|width\s*[<>]=?\s*))\d+px/g, ['.ts', '.tsx']);
    expect(declared).toEqual(expect.arrayContaining(asked));
    expect(asked).not.toEqual([]);
  });

  it('has colors only in content/colors.ts', () => {
    const values = JSON.stringify(COLORS).match(/#[\da-f]{6}/gi) ?? [];
    expect(matches(new RegExp(values.join('|'), 'gi'), ['.css', '.tsx'])).toEqual([]);
    // Masks have two: #000 keeps, #0000 leaves out.
    const others = matches(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|lab|lch|oklab|oklch|hwb)a?\(/gi, ['.css', '.tsx']);
    expect(others.filter((color) => !/^#0{3,4}$/.test(color))).toEqual([]);
  });

  type Entry = { integrity?: string; link?: boolean; optional?: boolean } & Partial<
    Record<'os' | 'cpu' | 'libc', string[]>
  >;
  /** Binaries for other machines than those that build and test the site. */
  const isForeign = ({ optional, os = ['linux'], cpu = ['x64'], libc = ['glibc'] }: Entry) =>
    optional && !(os.includes('linux') && cpu.includes('x64') && libc.includes('glibc'));

  it('has in its lockfile the hash of every package that a build installs', () => {
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
    // Without the project and its own packages.
    const installed = Object.entries<Entry>(packages).filter(
      ([path, { link }]) => path.includes('node_modules/') && !link,
    );
    const wanted = installed.filter(([, entry]) => !isForeign(entry));
    expect(wanted.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
  });

  it('has what a build needs among its dependencies, which are installed for production too', () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    const folders = ['app', 'browser', 'components', 'lib', 'i18n', 'model', 'checks', 'editor', 'tools'];
    const files = folders.flatMap((folder) => filesOf(folder).map((name) => join(folder, name)));
    const scripts = [...files, 'middleware.ts', 'next.config.mjs', 'tailwind.config.ts'].filter((file) =>
      /\.(tsx?|mjs)$/.test(file),
    );
    const packages = scripts.flatMap((file) => packagesIn(readFileSync(file, 'utf8')));
    expect(packages.length).toBeGreaterThan(100);
    expect(new Set(packages.filter((name) => !(name in dependencies)))).toEqual(new Set());
  });

  it('has every page, picture and heading that a document links to', () => {
    const docs = filesOf('docs').map((name) => `docs/${name}`);
    const documents = ['README.md', 'AGENTS.md', 'CONTRIBUTING.md', ...docs].filter((file) => file.endsWith('.md'));
    const links = documents.flatMap((file) => {
      const found = readFileSync(file, 'utf8').matchAll(/\]\((?!https?:)([^)#]*)#?([^)]*)\)/g);
      return [...found].map(([, path, id]) => ({ path: path ? join(dirname(file), path) : file, id }));
    });
    expect(links.filter(({ path }) => !existsSync(path))).toEqual([]);
    expect(links.filter(({ path, id }) => id && !headingsOf(path).includes(id))).toEqual([]);
    expect(links.length).toBeGreaterThan(20);
  });

  /** The ids that GitHub gives to the headings of a document. */
  const headingsOf = (file: string) =>
    (readFileSync(file, 'utf8').match(/(?<=^#+ ).*/gm) ?? []).map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} -]/gu, '')
        .replaceAll(' ', '-'),
    );

  it.each([
    ['no', 'nettsted', 'trueOfUs allTrueOfUs save preview publish publishNow earlier'],
    ['en', 'online', 'trueOfUs allTrueOfUs save preview publish publishNow earlier'],
    ['no', 'redigere', 'trueOfUs allTrueOfUs isRight save preview publish publishNow earlier page remove'],
    ['en', 'editors', 'trueOfUs allTrueOfUs isRight save preview publish publishNow earlier page remove'],
  ] as const)('names buttons and fields of the editor as it does: %s, docs/%s.md', (reader, document, buttons) => {
    const text = readFileSync(`docs/${document}.md`, 'utf8');
    const names = buttons.split(' ').map((key) => EDITOR[key as keyof typeof EDITOR][reader === 'no' ? 0 : 1]);
    expect(names.filter((name) => !text.includes(`**${name}**`))).toEqual([]);
    const labels = Object.values(FACT_TREE.properties ?? {}).flatMap((fact) =>
      [fact, ...Object.values(fact.properties ?? {})].map(({ label }) => label?.[reader]),
    );
    const fields = [...text.matchAll(/(?<!\w)_([^_`]+)_(?!\w)/g)].map(([, name]) => name);
    expect(fields.filter((name) => !labels.includes(name) && !/^(forwarding|videresending)$/.test(name ?? ''))).toEqual(
      [],
    );
  });
});

it('content/company.schema.json is up to date: `npm run format` writes it', () => {
  expect(JSON.parse(readFileSync('content/company.schema.json', 'utf8'))).toEqual(companySchema());
});

// A company's copy may still list its texts.
const isSample = existsSync(DEPENDABOT) && hasSampleName(JSON.parse(readFileSync('content/company.json', 'utf8')).name);
(isSample ? it : it.skip)(
  'checks/sample.json knows the texts of the sample: `npx tsx tools/sample.ts` writes it',
  () => {
    const catalogs = ['messages/no.json', 'messages/en.json'].map((file) => JSON.parse(readFileSync(file, 'utf8')));
    const texts = catalogs.flatMap((data) => textEntries(data).filter(([key]) => sampleEntry(data, key)));
    expect(texts.filter(([, text]) => !isOfSample(text))).toEqual([]);
    // A company may say so too.
    expect(['Om oss', 'About us'].filter((label) => isOfSample(label))).toEqual([]);
  },
);

it('every fact has a label in both languages and a section', () => {
  const nameless = Object.entries(FACT_TREE.properties ?? {}).filter(
    ([name, { label, section }]) => !name.startsWith('$') && !(label?.no && label.en && section),
  );
  expect(nameless).toEqual([]);
});

it('every text is described in both languages, with the same placeholders', () => {
  const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}|<\w+>/g))].sort();
  const different = Object.entries(TEXTS).filter(
    ([, { about }]) => !about.no || placeholders(about.no).join() !== placeholders(about.en).join(),
  );
  expect(different.map(([key]) => key)).toEqual([]);
});

it('a file that the editor saves has the format of the project: without empty groups, with soft hyphens as codes', () => {
  const facts = readFileSync('fixture/content/company.json', 'utf8');
  expect(formatFile('content/company.json', JSON.parse(facts))).toBe(facts);
  expect(formatFile('content/company.json', { map: {}, social: [{}] })).toBe('{\n  "social": [{}]\n}\n');
  expect(formatFile('messages/no.json', { a: 'b\u00adc\u00add' })).toBe('{\n  "a": "b\\u00adc\\u00add"\n}\n');
});

describe('descriptions', () => {
  const LINE = z.strictObject({
    about: z.tuple([z.string(), z.string()]),
    optional: z.array(z.string()).optional(),
    max: z.int().optional(),
    word: z.int().optional(),
    same: z.literal(true).optional(),
    claim: z.union([z.literal(true), z.enum(Object.keys(CLAIMS) as [string])]).optional(),
    required: z.literal(false).optional(),
    shownIf: z
      .string()
      .refine((condition) => factAt(factOf(condition as Condition)))
      .optional(),
  });

  it.each(Object.entries({ EVERY_PAGE, HOME, PRIVACY }))('the lines of texts in %s are valid', (_, lines) => {
    expect(z.record(z.string(), LINE).safeParse(lines).error).toBeUndefined();
  });

  it('every message has the same placeholders in both languages', () => {
    const placeholders = (text = '') => [...new Set(text.match(/\{\w+\}/g))].sort().join();
    const other = Object.entries(MESSAGES).filter(([, [no, en]]) => placeholders(no) !== placeholders(en));
    expect(other).toEqual([]);
  });
});
