/** What a build was made from, and where the host shows the edited branch (`export/publish-editor.ts`). */
interface Build {
  commit: string; // empty where the host does not tell
  preview: string; // empty if unknown; then this site itself shows the edited branch
}
export interface Preview {
  address: string;
  state: 'unknown' | 'building' | 'ready';
  commit: string; // what it shows
}

const INTERVAL = 10_000;

/** Hosts may answer with a page of their own, with any status. */
async function readBuild(origin: string): Promise<Build> {
  const response = await fetch(`${origin}/edit/build.json`, { cache: 'no-store' }).catch(() => undefined);
  const build = response?.ok && (await response.json().catch(() => ({})));
  return { commit: '', preview: '', ...build };
}

async function readPreview(contains: (commit: string) => Promise<boolean>): Promise<Preview> {
  const own = await readBuild('');
  const { commit } = own.preview ? await readBuild(own.preview) : own;
  const preview = { address: own.preview, commit };
  if (!own.commit) return { ...preview, state: 'unknown' };
  return { ...preview, state: (await contains(commit)) ? 'ready' : 'building' };
}

/**
 * Reports where the preview is and whether it shows what is saved, until it does or `signal` stops it. `contains` tells whether a commit
 * has that.
 */
export async function watchPreview(
  contains: (commit: string) => Promise<boolean>,
  report: (preview: Preview) => void,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const preview = await readPreview(contains);
    if (!signal.aborted) report(preview);
    if (preview.state !== 'building') return;
    await new Promise((next) => setTimeout(next, INTERVAL));
  }
}
