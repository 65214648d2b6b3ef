import { IS_OTHER_COMPANY } from '@/lib/content-dir.mjs';
import { keptChapters } from './checks/check-launch';
import { COMPANY_FILE } from './checks/content';
import { isLocal, isReal } from './checks/form-address';
import { formatProblem, type Problem, refuse } from './checks/problem';
import { parseSource } from './checks/source';
import { launchProblems } from './launch-problems';
import { readContent } from './read-content';

type Environment = Record<string, string | undefined>;

/** The branch that hosts publish; they build all others as previews. */
const PUBLISHED_BRANCH = 'main';

/** What a host says of the build that it runs; undefined on other machines. */
export function hostBuild(env: Environment): 'published' | 'preview' | undefined {
  const branch = env.CF_PAGES_BRANCH ?? env.WORKERS_CI_BRANCH;
  if (branch !== undefined) return branch === PUBLISHED_BRANCH ? 'published' : 'preview';
  if (env.NETLIFY) return env.CONTEXT === 'production' ? 'published' : 'preview';
}

/** Whether a build is to be published: not a host's preview, and not one whose form leads back to this machine, as for `npm start`. */
export function isForPublication(env: Environment): boolean {
  const build = hostBuild(env);
  return build ? build === 'published' : !isLocal(env.NEXT_PUBLIC_FORM_ENDPOINT ?? '');
}

/**
 * Throws what would harm once visitors come: a real `siteUrl` needs a form address in every build, and in one that is to be published
 * nothing of the sample may be left. Needs valid content.
 */
export async function refuseUnready(env: Environment = process.env): Promise<void> {
  const { files, formOverride } = readContent();
  const { data, problem } = parseSource(COMPANY_FILE, files[COMPANY_FILE]);
  if (!isReal(data.siteUrl)) return;
  const message = 'this is missing; with a real siteUrl, the address of your form at a form service is expected';
  refuse(data.formEndpoint || formOverride ? [] : [problem('formEndpoint', message)]);
  // Tests build companies that are not to be published.
  if (IS_OTHER_COMPANY || !isForPublication(env)) return;
  const problems = await launchProblems();
  if (problems.length > 0)
    throw new Error(`${listOf(problems)}\nNot built, since siteUrl is real and visitors would see this.`);
}

/** What is to be replaced before the site goes live: all of it on a host, else how much; empty if nothing is left. */
export async function readinessReport(env: Environment = process.env): Promise<string> {
  const problems = IS_OTHER_COMPANY ? [] : await launchProblems();
  if (problems.length === 0) return '';
  if (hostBuild(env)) return listOf(problems);
  return `Not ready to go live: \`npm run check:launch\` names what is to be replaced (${problems.length}).`;
}

/** A line for each problem, their number, and how what is true is kept. */
export function listOf(problems: Problem[]): string {
  const chapters = keptChapters(readContent()).map((entry) => JSON.stringify(entry));
  const kept =
    chapters.length > 0
      ? `\nWhole chapters, if every text of theirs is true of you: "keptTexts": [${chapters.join(', ')}]`
      : '';
  const ready = problems.some(({ wording }) => wording)
    ? '\nReady texts: `npm run check:launch -- --first-person` writes them.'
    : '';
  return `${problems.map(formatProblem).join('\n')}\n${problems.length} things to replace before the site goes live.${ready}${kept}`;
}
