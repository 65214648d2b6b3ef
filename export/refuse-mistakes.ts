import { checkContent } from './checks/check-content';
import { refuse } from './checks/problem';
import { readContent } from './read-content';
import { compileValidators } from './validators';

/** Throws what is wrong with the content of the company that the site is built for. */
export function refuseMistakes(): void {
  refuse(checkContent(readContent(), compileValidators()));
}
