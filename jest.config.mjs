import { execFileSync } from 'node:child_process';
import nextJest from 'next/jest.js';

// Tests use the company in fixture/, never the owner's.
process.env.CONTENT_DIR = 'fixture';
process.env.NEXT_PUBLIC_FORM_ENDPOINT = '';
// Far from the office: code must not depend on the machine's time zone.
process.env.TZ = 'America/Los_Angeles';

if (!process.env.NPM_TEST)
  execFileSync(process.execPath, ['--import', 'tsx', 'fixture/generate.ts'], { stdio: 'inherit' });

// Packages that have only ES modules.
const MODULES_ONLY = [
  'next-intl|use-intl|@formatjs|intl-messageformat|icu-minify',
  'css-select|css-what|domhandler|domutils|domelementtype|dom-serializer|htmlparser2|entities|boolbase|nth-check',
];

const withNext = nextJest({ dir: '.' });

export default async () => ({
  ...(await withNext({
    testEnvironment: 'jsdom',
    setupFiles: ['<rootDir>/__tests__/setup.ts'],
    modulePathIgnorePatterns: ['<rootDir>/\\.copy-', '/out/'],
    testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}', '<rootDir>/packages/*/__tests__/*.test.{ts,tsx}'],
    moduleNameMapper: { '^@/(content|messages)/(.*)$': '<rootDir>/fixture/$1/$2', '^@/(.*)$': '<rootDir>/$1' },
  })()),
  // Jest looks up all other globals in its sandbox, which took a third of the time of the checks. String and
  // Number are names of constants in svgo's parser of CSS.
  sandboxInjectedGlobals: ['Array', 'BigInt', 'Intl', 'JSON', 'Map', 'Math', 'Object', 'RegExp', 'Set'],
  // By default Jest leaves one of two processors idle.
  maxWorkers: '100%',
  // Some tests encode pictures or reload React while the browser tests build.
  testTimeout: 30_000,
  transformIgnorePatterns: [`node_modules/(?!(${MODULES_ONLY.join('|')})/)`],
});
