import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: '.' });

export default async () => ({
  ...(await withNext({
    testEnvironment: 'jsdom',
    testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  })()),
  // next-intl and its parts are ES modules only.
  transformIgnorePatterns: [
    'node_modules/(?!(next-intl|use-intl|@formatjs|intl-messageformat|icu-minify|css-select|css-what|domhandler|domutils|domelementtype|dom-serializer|htmlparser2|entities|boolbase|nth-check)/)',
  ],
});
