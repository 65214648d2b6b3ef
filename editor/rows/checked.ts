import { checkContent } from '@/checks/check-content';
import { checkLaunch, checkPublication } from '@/checks/check-launch';
import { COMPANY_FILE, type Content, isPicture, PICTURES_FILE } from '@/checks/content';
import { checkHints } from '@/checks/hints';
import { MISSING, say, UNKNOWN } from '@/checks/messages';
import { formatProblem, type Problem } from '@/checks/problem';
import { readingOf } from '@/checks/reading';
import { COLORS, PAIRS } from '@/content/colors';
import { languages } from '@/messages/languages';
import type { Bilingual } from '@/model/bilingual';
import { deepEqual, getIn, keyAndGroups, remembered, setIn } from '@/model/data';
import { type FieldKind, factAt, fieldKind } from '@/model/fact-tree';
import { isDay } from '@/model/formats';
import { savedData } from '@/model/json-format';
import { type Store, shaOf } from '../stores/store';
import { pathTo } from './merge';
import { EDITED_FILES, factsIn, type Version } from './version';

const asSaved = remembered(savedData);

export function contentOf({ texts, mistakes }: Store, version: Version): Content {
  const paths = Object.keys(version);
  const files = [...EDITED_FILES, PICTURES_FILE].filter((path) => path in version);
  const fileAt = (value: Version[string] = '') =>
    typeof value === 'string' ? (texts.get(value) ?? '') : asSaved(value);
  return {
    files: Object.fromEntries(files.map((path) => [path, fileAt(version[path])])),
    pictures: Object.fromEntries(paths.filter(isPicture).map((path) => [path, shaOf(String(version[path]))])),
    mistakes: mistakesIn(mistakes, version),
    languages,
    colors: COLORS,
    pairs: PAIRS,
    paths: paths.filter((path) => /^(content|public)\//.test(path)),
  };
}

function mistakesIn(known: Store['mistakes'], version: Version): Record<string, Bilingual> {
  const found = Object.entries(version).map(([path, id]) => [path, known.get(`${path} ${id}`)]);
  return Object.fromEntries(found.filter(([, mistake]) => mistake));
}

const CHOOSE: Partial<Record<FieldKind, Bilingual>> = { day: say('chooseDay'), time: say('chooseTime') };

/** In a form, days are chosen and not written as in the files. */
function forForm(version: Version, problem: Problem): Problem {
  const { file, key, message } = problem;
  const kind = fieldKind(factAt(key) ?? {});
  const value = getIn(version, pathTo(file, key));
  const isMissing = value === '' || (kind === 'day' && typeof value === 'string' && !isDay(value));
  if (file !== COMPANY_FILE) return problem;
  return { ...problem, key: keyInForm(version, key), message: isMissing ? (CHOOSE[kind] ?? message) : message };
}

/** In a form, a row has its name, also where the file has none and a check its number. */
function keyInForm(version: Version, key: string): string {
  const nameOf = (part: string) => getIn(factsIn(version), `${part}.id`) ?? part.replace(/^.*\./, '');
  return keyAndGroups(key).map(nameOf).join('.');
}

/** Returns what the build would refuse. */
export const problemsIn = (store: Store, version: Version, content: Content = contentOf(store, version)): Problem[] =>
  checkContent(content).map((problem) => forForm(version, problem));

/** Returns the mistakes that `before` did not have: old ones do not block a save. */
export function newProblems(store: Store, before: Version, after: Version): Problem[] {
  const known = problemsIn(store, before).map((problem) => formatProblem(problem));
  return problemsIn(store, after).filter((problem) => !known.includes(formatProblem(problem)));
}

/** Returns an earlier version as it can be saved: without what the site no longer has, and with today's values for what it refuses. */
export function usable(store: Store, now: Version, earlier: Version): { version: Version; left: Problem[] } {
  const found = newProblems(store, now, earlier);
  const left = found.filter(({ message }) => message !== MISSING);
  const version = found.reduce((all, problem) => withoutProblem(all, now, problem), earlier);
  if (deepEqual(version, earlier)) return { version, left };
  const next = usable(store, now, version);
  return { version: next.version, left: [...left, ...next.left] };
}

function withoutProblem(version: Version, now: Version, { file, key, message }: Problem): Version {
  const path = key ? pathTo(file, key) : [file];
  const value = message === UNKNOWN ? undefined : getIn(now, path);
  return getIn(version, path) === value ? version : setIn(version, path, value);
}

/** Returns mistakes, what is left to do (mistakes too), and hints. */
export function runChecks(store: Store, version: Version): Record<'problems' | 'left' | 'hints', Problem[]> {
  const content = readingOf(contentOf(store, version));
  const problems = problemsIn(store, version, content);
  return { problems, left: [...problems, ...checkLaunch(content)], hints: checkHints(content) };
}

/** Returns what the build of the published branch would refuse. */
export function publishProblems(store: Store, version: Version): Problem[] {
  const reading = readingOf(contentOf(store, version));
  return [...problemsIn(store, version, reading), ...checkPublication(reading)];
}
