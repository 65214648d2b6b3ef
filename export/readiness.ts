import { checkContent } from '@/checks/check-content';
import { checkLaunch, checkPublication } from '@/checks/check-launch';
import { companySource } from '@/checks/content';
import { isLocal, isReal } from '@/checks/form-address';
import { t } from '@/checks/messages';
import { formatProblem, type Problem } from '@/checks/problem';
import { IS_OTHER_COMPANY } from '@/company/content-dir.mjs';
import { type Environment, hostBuild } from './host';
import { readContent } from './read-content';

export function assertValidContent(): void {
  assertNone(checkContent(readContent()));
}

function assertNone(problems: Problem[]): void {
  if (problems.length > 0) throw new Error(problems.map((problem) => formatProblem(problem)).join('\n'));
}

/** Returns whether a build will be published: it is no host's preview, and its form does not post to this machine. */
export function isForPublication(env: Environment): boolean {
  const build = hostBuild(env);
  return build ? build === 'published' : !isLocal(env.NEXT_PUBLIC_FORM_ENDPOINT ?? '');
}

/** Throws if `siteUrl` is real but there is no form address, or a build for publication has sample content. */
export function assertReadyToPublish(env: Environment = process.env): void {
  const content = readContent();
  const { data, problem } = companySource(content);
  if (!isReal(data.siteUrl)) return;
  if (!data.formEndpoint && !content.formOverride) assertNone([problem('formEndpoint', t('noFormForSite'))]);
  // Companies of tests are never published.
  if (IS_OTHER_COMPANY || !isForPublication(env)) return;
  const problems = checkPublication(content);
  if (problems.length > 0)
    throw new Error(`${formatList(problems)}\nNot built, because siteUrl is real and visitors would see this.`);
}

/** Returns what must be replaced before launch: on a host as a list, elsewhere as a number; '' if nothing is left. */
export function readinessReport(env: Environment = process.env): string {
  const content = readContent();
  const problems = IS_OTHER_COMPANY ? [] : checkLaunch(content);
  if (problems.length === 0) return '';
  if (hostBuild(env)) return formatList(problems);
  return `Not ready to go live: \`npm run check:launch\` lists what is left to replace: ${problems.length}.`;
}

export function formatList(problems: Problem[]): string {
  const lines = problems.map((problem) => formatProblem(problem));
  lines.push(`Left to replace before the site goes live: ${problems.length}.`);
  if (problems.some(({ wording }) => wording)) {
    lines.push('`npm run check:launch -- --first-person` writes the proposed texts.');
  }
  return lines.join('\n');
}
