import { checkContent } from '@/checks/check-content';
import { checkLaunch, checkPublication } from '@/checks/check-launch';
import { companySource } from '@/checks/content';
import { isLocal, isReal } from '@/checks/form-address';
import { formatProblem, type Problem, refuse } from '@/checks/problem';
import { IS_OTHER_COMPANY } from '@/company/content-dir.mjs';
import { say } from '@/company/words';
import { type Environment, hostBuild } from './host';
import { readContent } from './read-content';

/** Throws what is wrong with the content of the company that the site is built for. */
export function refuseMistakes(): void {
  refuse(checkContent(readContent()));
}

/** Whether a build is to be published: not a host's preview, and not one whose form leads back to this machine, as for `npm start`. */
export function isForPublication(env: Environment): boolean {
  const build = hostBuild(env);
  return build ? build === 'published' : !isLocal(env.NEXT_PUBLIC_FORM_ENDPOINT ?? '');
}

const NO_FORM = say(
  'dette mangler; når siteUrl er ekte, skal adressen til skjemaet hos en skjematjeneste stå her',
  'this is missing; with a real siteUrl, the address of your form at a form service is expected',
);

/** Throws what would harm once visitors come: a real `siteUrl` without a form address, anything of the sample in a build to be published. */
export function refuseUnready(env: Environment = process.env): void {
  const content = readContent();
  const { data, problem } = companySource(content);
  if (!isReal(data.siteUrl)) return;
  refuse(data.formEndpoint || content.formOverride ? [] : [problem('formEndpoint', NO_FORM)]);
  // Tests build companies that are not to be published.
  if (IS_OTHER_COMPANY || !isForPublication(env)) return;
  const problems = checkPublication(content);
  if (problems.length > 0)
    throw new Error(`${listOf(problems)}\nNot built, since siteUrl is real and visitors would see this.`);
}

/** What is to be replaced before the site goes live: all of it on a host, else how much; empty if nothing is left. */
export function readinessReport(env: Environment = process.env): string {
  const content = readContent();
  const problems = IS_OTHER_COMPANY ? [] : checkLaunch(content);
  if (problems.length === 0) return '';
  if (hostBuild(env)) return listOf(problems);
  return `Not ready to go live: \`npm run check:launch\` names what is to be replaced (${problems.length}).`;
}

/** A line for each problem, and their number. */
export function listOf(problems: Problem[]): string {
  const lines = problems.map((problem) => formatProblem(problem));
  lines.push(`${problems.length} things to replace before the site goes live.`);
  if (problems.some(({ wording }) => wording)) {
    lines.push('Ready texts: `npm run check:launch -- --first-person` writes them.');
  }
  return lines.join('\n');
}
