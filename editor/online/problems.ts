import { PICTURES_FILE } from '@/export/checks/content';
import { formatProblem, type Problem } from '@/export/checks/problem';
import { button, element } from './element';
import { goToField } from './field';
import { reader } from './words';

export interface Ways {
  /** Opens the pictures, at a path without ending. */
  pictures: (path?: string) => void;
  /** Called before a line is followed. */
  leave: () => void;
}

/** Mistakes in the words of the build; each leads to its field or picture. */
export function problemList(problems: Problem[], ways: Ways): HTMLElement {
  const items = problems.map((problem) => {
    const text = formatProblem({ ...problem, line: undefined }, reader);
    const go = placeOf(problem, ways);
    return element('li', {}, go ? button(text, go, { class: 'link' }) : text);
  });
  return element('ul', {}, ...items);
}

function placeOf({ file, key }: Problem, { pictures, leave }: Ways): (() => void) | undefined {
  const after = (go: () => void) => () => {
    leave();
    go();
  };
  if (/^(messages\/|content\/company)/.test(file)) return key ? after(() => goToField(file, key)) : undefined;
  const path = file === PICTURES_FILE ? key.replace('pictures.', 'content/images/') : file.replace(/\.\w+$/, '');
  return /^(content|public)\//.test(path) ? after(() => pictures(path)) : undefined;
}
