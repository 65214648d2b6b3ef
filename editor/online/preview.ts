/** What a build was made from, and where the host shows the edited branch (`export/publish-editor.ts`). */
interface Build {
  /** Empty where the host does not say it. */
  commit: string;
  /** Empty where it is not known; then this site shows the edited branch itself. */
  preview: string;
}

export type PreviewState = 'unknown' | 'building' | 'late' | 'ready';

const AGAIN = 10_000;
const LATE = 10 * 60_000;

/** What a site was built from. The preview allows other origins to read it (`export/publish-editor.ts`). */
async function readBuild(origin: string): Promise<Build> {
  const response = await fetch(`${origin}/edit/build.json`, { cache: 'no-store' }).catch(() => undefined);
  return response?.ok ? response.json() : { commit: '', preview: '' };
}

/** Reports where the preview is and whether it shows `commit`, until it does or the returned function is called. */
export function watchPreview(commit: string, report: (address: string, state: PreviewState) => void): () => void {
  const begun = Date.now();
  let timer = 0;
  let isStopped = false;
  async function look() {
    const own = await readBuild('');
    const shown = own.preview ? await readBuild(own.preview) : own;
    if (isStopped) return;
    const state = own.commit ? stateOf(shown.commit === commit, Date.now() - begun) : 'unknown';
    report(own.preview || '/', state);
    if (state === 'building' || state === 'late') timer = window.setTimeout(look, AGAIN);
  }
  look();
  return () => {
    isStopped = true;
    window.clearTimeout(timer);
  };
}

function stateOf(isShown: boolean, waited: number): PreviewState {
  if (isShown) return 'ready';
  return waited < LATE ? 'building' : 'late';
}
