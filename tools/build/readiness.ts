import { checkContent } from '@/checks/check-content';
import { checkLaunch, checkPublication } from '@/checks/check-launch';
import type { Content } from '@/checks/content';
import { isLocal, isReal } from '@/checks/form-address';
import { say } from '@/checks/messages';
import type { Problem } from '@/checks/problem';
import { knowsPictures, type Reading, readingOf } from '@/checks/reading';
import { KNOWN_LANGUAGES } from '@/checks/word-rules';
import { IS_OTHER_COMPANY } from '@/lib/content-dir.mjs';
import { type Environment, hostBuild } from './host';
import { readContent } from './read-content';
import { report, terminalReader } from './terminal';

export function assertValidContent(): void {
  assertNone(checkContent(readContent()));
}

function assertNone(problems: Problem[]): void {
  if (problems.length > 0) throw new Error(report(problems));
}

/** Returns whether a build will be published: it is no host's preview, and its form does not post to this machine. */
export function isForPublication(env: Environment): boolean {
  const build = hostBuild(env);
  return build ? build === 'published' : !isLocal(env.NEXT_PUBLIC_FORM_ENDPOINT ?? '');
}

/** Throws with all mistakes, no form address although `siteUrl` is real, and before publication what is left of the sample. */
export function assertReadyToBuild(env: Environment, content: Content | Reading): void {
  const mistakes = [...checkContent(content), ...missingForm(content)];
  // Companies of tests are never published.
  const left = IS_OTHER_COMPANY || !isForPublication(env) ? [] : checkPublication(content);
  if (left.length === 0) assertNone(mistakes);
  else throw new Error(`${formatList([...mistakes, ...left])}\n${say('notBuilt')[terminalReader()]}`);
}

export function areFactsReadable(reading: Reading): boolean {
  return [reading.source, ...reading.catalogs].every(({ isReadable }) => isReadable) && knowsPictures(reading);
}

export function missingForm(content: Content | Reading): Problem[] {
  const { source, formOverride } = readingOf(content);
  const { siteUrl, formEndpoint } = source.data;
  const isMissing = isReal(String(siteUrl)) && !formEndpoint && !formOverride;
  return isMissing ? [source.problem('formEndpoint', say('noFormForSite'))] : [];
}

/** Returns what must be replaced before launch: on a host as a list, elsewhere as a number; '' if nothing is left. */
export function readinessReport(env: Environment, content: Content | Reading): string {
  const problems = IS_OTHER_COMPANY ? [] : checkLaunch(content);
  if (problems.length === 0) return '';
  if (hostBuild(env)) return formatList(problems);
  return say('notReady', { count: problems.length })[terminalReader()];
}

export function formatList(problems: Problem[]): string {
  const lines = [say('leftToReplace', { count: problems.length })];
  if (problems.some(({ wording }) => wording)) lines.push(say('firstPerson'));
  return `${report(problems)}\n\n${lines.map((line) => line[terminalReader()]).join('\n')}`;
}

/** Returns what only the owner can do once nothing is left to replace. */
export function lastQuestions({ languages }: Content): string {
  const unchecked = Object.values(languages).filter(({ lang }) => !KNOWN_LANGUAGES.includes(lang));
  const hints = unchecked.map(({ lang }) => say('uncheckedLanguage', { lang }));
  const questions = [say('ready'), say('onlyReader'), ...hints, say('askLawyer'), say('tryForm')];
  return questions.map((question) => question[terminalReader()]).join('\n- ');
}
