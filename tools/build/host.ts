export type Environment = Record<string, string | undefined>;

const PUBLISHED_BRANCH = 'main'; // hosts build the others as previews
const EDITED_BRANCH = 'edit'; // the editor saves there (editor/stores/github.ts)

/** Returns the kind of build that a host runs; undefined on other machines. */
export function hostBuild(env: Environment): 'published' | 'preview' | undefined {
  const branch = env.CF_PAGES_BRANCH ?? env.WORKERS_CI_BRANCH;
  if (branch !== undefined) return branch === PUBLISHED_BRANCH ? 'published' : 'preview';
  if (env.NETLIFY) return env.CONTEXT === 'production' ? 'published' : 'preview';
}

export const builtCommit = (env: Environment) =>
  env.CF_PAGES_COMMIT_SHA ?? env.WORKERS_CI_COMMIT_SHA ?? env.COMMIT_REF ?? '';

/** Returns the host's own address of the published site; undefined if unknown. */
export const publishedAddress = ({ CF_PAGES_URL, URL: site, NETLIFY }: Environment): string | undefined =>
  CF_PAGES_URL?.replace(/^https:\/\/[^.]+\./, 'https://') ?? (NETLIFY ? site : undefined);

/** Returns the address of the branch `edit`: the fact `editor.preview`, or one derived from the host's; '' if unknown. */
export function previewAddress({ CF_PAGES_URL, URL: site, NETLIFY }: Environment, preview = ''): string {
  if (preview) return new URL(preview).origin;
  if (CF_PAGES_URL) return CF_PAGES_URL.replace(/^https:\/\/[^.]+/, `https://${EDITED_BRANCH}`);
  const name = NETLIFY && /^https:\/\/([\w-]+)\.netlify\.app/.exec(site ?? '')?.[1];
  return name ? `https://${EDITED_BRANCH}--${name}.netlify.app` : '';
}
