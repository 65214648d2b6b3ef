import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: '.' });

export default async () => ({
  ...(await withNext({
    testEnvironment: 'jsdom',
    modulePathIgnorePatterns: ['<rootDir>/\\.copy-'],
    testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
    moduleNameMapper: {
      // Rules are tested on the content of a company of their own, whatever the owner writes.
      '^(?:@|\\.{1,2}(?:/\\.\\.)*)/content/pictures\\.json$': '<rootDir>/fixture/pictures',
      '^(?:@|\\.{1,2}(?:/\\.\\.)*)/content/company\\.json$': '<rootDir>/fixture/content/company.json',
      '^(?:@|\\.{1,2}(?:/\\.\\.)*)/messages/([a-z]{2}\\.json|languages)$': '<rootDir>/fixture/messages/$1',
      '^@/(.*)$': '<rootDir>/$1',
    },
  })()),
  // No processor rests: two of the tests build a site each.
  maxWorkers: '100%',
  // next-intl and its parts are ES modules only.
  transformIgnorePatterns: [
    'node_modules/(?!(next-intl|use-intl|@formatjs|intl-messageformat|icu-minify|css-select|css-what|domhandler|domutils|domelementtype|dom-serializer|htmlparser2|entities|boolbase|nth-check)/)',
  ],
});
