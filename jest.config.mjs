import nextJest from 'next/jest.js';

// Rules are tested on a company of their own, whatever the owner writes.
process.env.CONTENT_DIR = 'fixture';
process.env.NEXT_PUBLIC_FORM_ENDPOINT = '';
// Far from the office: no day or time may be that of the machine.
process.env.TZ = 'America/Los_Angeles';

const withNext = nextJest({ dir: '.' });

export default async () => ({
  ...(await withNext({
    testEnvironment: 'jsdom',
    modulePathIgnorePatterns: ['<rootDir>/\\.copy-', '/out/'],
    testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
    moduleNameMapper: { '^@/(content|messages)/(.*)$': '<rootDir>/fixture/$1/$2', '^@/(.*)$': '<rootDir>/$1' },
  })()),
  // Jest looks other globals up in its sandbox each time that code reads one, which took a third of the time of the checks.
  sandboxInjectedGlobals: [
    'Array',
    'BigInt',
    'Intl',
    'JSON',
    'Map',
    'Math',
    'Number',
    'Object',
    'RegExp',
    'Set',
    'String',
  ],
  // By default Jest leaves one processor idle; CI has two.
  maxWorkers: '100%',
  // Some tests encode pictures or load React anew, beside the builds of the browser tests.
  testTimeout: 30_000,
  // next-intl and its parts are ES modules only.
  transformIgnorePatterns: [
    'node_modules/(?!(next-intl|use-intl|@formatjs|intl-messageformat|icu-minify|css-select|css-what|domhandler|domutils|domelementtype|dom-serializer|htmlparser2|entities|boolbase|nth-check)/)',
  ],
});
