import { COLORS, PAIRS } from '@/content/colors';
import { checkContent } from '@/export/checks/check-content';
import { checkLaunch, checkPublication } from '@/export/checks/check-launch';
import { COMPANY_FILE, type Content, catalogFile, PICTURES_FILE } from '@/export/checks/content';
import { formatProblem, type Problem } from '@/export/checks/problem';
import { languages } from '@/messages/languages';
import type { GitHub } from './github';

export const LOCALES = Object.keys(languages);
export const EDITED_FILES = [COMPANY_FILE, ...LOCALES.map(catalogFile)];

export const PICTURE = /^(content\/images|content\/brand|public\/brand)\/.*\.(svg|avif|png|jpe?g|webp|tiff?)$/i;
const DRAWING = /^content\/brand\/.*\.svg$/;

/** What the checks look at, as it is in a commit. */
export async function readCommit(github: GitHub, commit: string): Promise<Content> {
  const tree = Object.entries(await github.tree(commit));
  const drawings = tree.map(([path]) => path).filter((path) => DRAWING.test(path));
  const texts = await github.texts(commit, [...EDITED_FILES, PICTURES_FILE, ...drawings]);
  const entries = Object.entries(texts);
  return {
    files: Object.fromEntries(entries.filter(([path]) => !DRAWING.test(path))),
    drawings: Object.fromEntries(entries.filter(([path]) => DRAWING.test(path))),
    pictures: Object.fromEntries(tree.filter(([path]) => PICTURE.test(path))),
    paths: tree.map(([path]) => path).filter((path) => /^(content|public)\//.test(path)),
    languages,
    colors: COLORS,
    pairs: PAIRS,
  };
}

/** What is wrong in `after` and was not in `before`, so that an old mistake elsewhere keeps nobody from writing. */
export function newMistakes(before: Content, after: Content): Problem[] {
  const said = (problem: Problem) => formatProblem({ ...problem, line: undefined });
  const known = checkContent(before).map(said);
  return checkContent(after).filter((problem) => !known.includes(said(problem)));
}

/** What is left to do: mistakes, and once there are none what is still the sample's. */
export function leftIn(content: Content): Problem[] {
  const mistakes = checkContent(content);
  return mistakes.length > 0 ? mistakes : checkLaunch(content);
}

/** What the build would refuse after publishing. */
export function obstaclesIn(content: Content): Problem[] {
  const mistakes = checkContent(content);
  return mistakes.length > 0 ? mistakes : checkPublication(content);
}
