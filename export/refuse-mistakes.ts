import { checkContent } from './checks/check-content';
import { refuse } from './checks/problem';
import { removeByteOrderMarks } from './files';
import { readContent } from './read-content';
import { compileValidators } from './validators';

/** Throws what is wrong with the content of the company that the site is built for. */
export function refuseMistakes(): void {
  removeByteOrderMarks();
  refuse(checkContent(readContent(), compileValidators()));
}
