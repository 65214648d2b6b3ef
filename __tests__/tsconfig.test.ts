/** @jest-environment node */
import config from '../tsconfig.json';

it('a build checks the types of the site, not those of tests', () => {
  expect(config.exclude).toEqual(expect.arrayContaining(['__tests__', 'e2e', 'fixture']));
});
