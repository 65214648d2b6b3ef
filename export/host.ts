/** The environment of a process, in which a host says what it builds. */
export type Environment = Record<string, string | undefined>;

const PUBLISHED_BRANCH = 'main'; // hosts build all others as previews
const EDITED_BRANCH = 'edit'; // on which the editor saves (editor/github.ts)

/** What a host says of the build that it runs; undefined on other machines. */
export function hostBuild(env: Environment): 'published' | 'preview' | undefined {
  const branch = env.CF_PAGES_BRANCH ?? env.WORKERS_CI_BRANCH;
  if (branch !== undefined) return branch === PUBLISHED_BRANCH ? 'published' : 'preview';
  if (env.NETLIFY) return env.CONTEXT === 'production' ? 'published' : 'preview';
}

/** The commit that a host builds; empty where it says nothing. */
export const builtCommit = (env: Environment) =>
  env.CF_PAGES_COMMIT_SHA ?? env.WORKERS_CI_COMMIT_SHA ?? env.COMMIT_REF ?? '';

/** Where a host publishes the site itself, besides its own domain; undefined where it says nothing. */
export const publishedAddress = ({ CF_PAGES_URL, URL: site, NETLIFY }: Environment): string | undefined =>
  CF_PAGES_URL?.replace(/^https:\/\/[^.]+\./, 'https://') ?? (NETLIFY ? site : undefined);

/** Where a host shows the edited branch: the fact `editor.preview`, else from what the host says of its build; empty where it says nothing. */
export function previewAddress({ CF_PAGES_URL, URL: site, NETLIFY }: Environment, preview = ''): string {
  if (preview) return new URL(preview).origin;
  if (CF_PAGES_URL) return CF_PAGES_URL.replace(/^https:\/\/[^.]+/, `https://${EDITED_BRANCH}`);
  const name = NETLIFY && /^https:\/\/([\w-]+)\.netlify\.app/.exec(site ?? '')?.[1];
  return name ? `https://${EDITED_BRANCH}--${name}.netlify.app` : '';
}
